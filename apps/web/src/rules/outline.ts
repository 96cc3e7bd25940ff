// Arranges the rules of a game in reading order: chapters, and the rules under each.

import type { Lang, RuleBook } from '@tablee/kit';

export interface ShownRule {
  readonly id: string;
  readonly text: string;
  /** A ruling of ours, in whole or in part. */
  readonly isRuling: boolean;
}

export interface ShownChapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly ShownRule[];
}

export function outlineOf(book: RuleBook, lang: Lang): ShownChapter[] {
  const ids = Object.keys(book.rules);
  return book.chapters.map(({ id, first, title }, i) => {
    const end = book.chapters[i + 1]?.first;
    const rules = ids.slice(ids.indexOf(first), end === undefined ? undefined : ids.indexOf(end));
    return {
      id,
      title: title[lang],
      rules: rules.map((rule) => ({
        id: rule,
        text: book.rules[rule]!,
        isRuling: book.rulings.includes(rule),
      })),
    };
  });
}
