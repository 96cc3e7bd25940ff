// The rules of a game in the order in which they are read: chapters, and the rules under each.

import type { Chapter, Lang } from '@tablee/kit';

export interface ShownRule {
  readonly id: string;
  readonly text: string;
  /** A ruling of ours, in whole or in part. */
  readonly isRuling: boolean;
  /** Speaks of the other box only. */
  readonly isForeign: boolean;
}

export interface ShownChapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly ShownRule[];
}

/** What the outline reads of a game's texts. */
export interface RuleTexts {
  readonly chapters: readonly Chapter[];
  readonly rules: Readonly<Record<string, string>>;
  readonly rulings: readonly string[];
  readonly foreign?: readonly string[];
}

export function outlineOf(texts: RuleTexts, lang: Lang): ShownChapter[] {
  const ids = Object.keys(texts.rules);
  return texts.chapters.map(({ id, first, title }, i) => {
    const end = texts.chapters[i + 1]?.first;
    const rules = ids.slice(ids.indexOf(first), end === undefined ? undefined : ids.indexOf(end));
    return {
      id,
      title: title[lang],
      rules: rules.map((rule) => ({
        id: rule,
        text: texts.rules[rule]!,
        isRuling: texts.rulings.includes(rule),
        isForeign: texts.foreign?.includes(rule) ?? false,
      })),
    };
  });
}
