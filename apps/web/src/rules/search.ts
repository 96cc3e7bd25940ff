// Finds rules by words and ids, regardless of accents, plurals, quotes and synonyms. Splits a
// rule's text into pieces: found words, and ids that lead to other rules.

import type { Lang } from '@tablee/kit';
import type { ShownChapter, ShownRule } from './outline.ts';
import { isStopWord } from './stop-words.ts';

const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };
const ALIKE: Readonly<Record<string, string>> = { '’': "'", '−': '-', '–': '-', '×': 'x' };

/** One sign without accent and case; some become two. */
const foldSign = (sign: string): string => {
  const plain = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return LIGATURES[plain] ?? ALIKE[plain] ?? (/\s/u.test(plain) ? ' ' : plain);
};

export const fold = (text: string): string => Array.from(text, foldSign).join('');

/** Strips plural endings from folded words; a stem also finds every word that contains it. */
const STEMS: Readonly<Record<Lang, (word: string) => string>> = {
  fr: (word) => word.replace(/(?<=..)aux$/, 'al').replace(/(?<=...)[sx]$/, ''),
  en: (word) =>
    word
      .replace(/(?<=...)ies$/, 'y')
      .replace(/(?<=(?:[xs]|[cs]h))es$/, '')
      .replace(/(?<=...)s$/, ''),
  de: (word) => word.replace(/(?<=....)(?:ern|en|er|es|[ens])+$/, ''),
};

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** For keyboards without umlauts: « ae » also finds ä, which is folded to a. */
const umlauts = (word: string): string => word.replace(/([aou])e/g, '$1e?');

/** A query without what makes it a question, unless nothing else is in it. */
function content(query: string, lang: Lang): string {
  const bare = query.replace(/[?!…,;:]+(?=\s|$)/gu, ' ').trim();
  const words = bare.split(/\s+/u);
  const kept = words.filter((word) => !isStopWord(fold(word), lang));
  return (kept.length > 0 ? kept : words).join(' ');
}

/**
 * What a query asks for, each as an expression over folded text. A word is found anywhere, in the middle of
 * a longer one, too; words that mean the same only where one begins. « nb 23 » and « NB23 » mean NB-23.
 */
export function termsOf(
  query: string,
  lang: Lang,
  synonyms: readonly (readonly string[])[] = [],
): RegExp[] {
  const stem = (text: string): string => fold(text).split(' ').map(STEMS[lang]).join(' ');
  const asked = content(query, lang);
  const groups = synonyms.map((group) => group.map(stem));
  const alike = (term: string): string =>
    groups
      .filter((group) => group.includes(term))
      .flat()
      .map((other) => `|(?<!\\p{L})${escaped(other)}`)
      .join('');
  let rest = ` ${stem(asked).replace(/\b(nb|ch)[ -]?(\d\d)\b/g, '$1-$2')} `;
  const terms: string[] = [];
  // What is several words is looked for first.
  for (const phrase of groups.flat().filter((word) => word.includes(' ')))
    if (rest.includes(` ${phrase} `)) {
      terms.push(phrase);
      rest = rest.replace(` ${phrase} `, ' ');
    }
  terms.push(...rest.split(' ').filter((word) => word !== ''));
  return terms.map((term) => {
    const typed = lang === 'de' ? umlauts(escaped(term)) : escaped(term);
    return new RegExp(typed + alike(term), 'gu');
  });
}

/** How many of the terms a rule holds. */
function held({ id, text }: ShownRule, terms: readonly RegExp[]): number {
  const all = `${fold(id)} ${fold(text)}`;
  return terms.filter((term) => all.search(term) >= 0).length;
}

/**
 * The chapters with the rules that hold every term, or else as many of them as any rule does; a chapter without
 * any is left out.
 */
export function found(
  chapters: readonly ShownChapter[],
  terms: readonly RegExp[],
): readonly ShownChapter[] {
  if (terms.length === 0) return chapters;
  const counts = new Map(
    chapters.flatMap(({ rules }) => rules.map((rule) => [rule, held(rule, terms)] as const)),
  );
  const most = Math.max(1, ...counts.values());
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => counts.get(rule) === most),
    }))
    .filter(({ rules }) => rules.length > 0);
}

export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
  /** The rule that this piece names. */
  readonly rule: string | null;
}

const ID = /\b[A-Z]{2}-\d{2}\b/g;

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign);
/** In the midst of a word: what is found of it stands for the whole. */
const areJoined = (before: string | undefined, after: string | undefined): boolean =>
  isLetter(before) && isLetter(after);

/** Which signs of a text belong to a found word. */
function hitsIn(text: string, terms: readonly RegExp[]): boolean[] {
  const hits = new Array<boolean>(text.length).fill(false);
  let folded = '';
  /** For every folded sign the place in the text it comes from. */
  const from: number[] = [];
  let at = 0;
  for (const sign of text) {
    const plain = foldSign(sign);
    folded += plain;
    for (let i = 0; i < plain.length; i++) from.push(at);
    at += sign.length;
  }
  for (const term of terms)
    for (const { 0: hit, index } of folded.matchAll(term)) {
      let [start, end] = [index, index + hit.length];
      while (areJoined(folded[start - 1], folded[start])) start--;
      while (areJoined(folded[end - 1], folded[end])) end++;
      for (let i = start; i < end; i++) hits[from[i]!] = true;
    }
  return hits;
}

/** A text cut where a found word or a rule's id begins or ends. */
export function piecesOf(text: string, terms: readonly RegExp[]): Piece[] {
  const hits = hitsIn(text, terms);
  const rules = new Array<string | null>(text.length).fill(null);
  for (const { 0: id, index } of text.matchAll(ID)) rules.fill(id, index, index + id.length);
  const pieces: Piece[] = [];
  let start = 0;
  for (let i = 1; i <= text.length; i++) {
    const isSame = i < text.length && hits[i] === hits[start] && rules[i] === rules[start];
    if (isSame) continue;
    pieces.push({ text: text.slice(start, i), isHit: hits[start]!, rule: rules[start]! });
    start = i;
  }
  return pieces;
}
