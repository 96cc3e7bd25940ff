// Finding rules by words and ids, whatever accents and quotes one types, and the pieces of a rule's
// text: found words, and ids that lead to other rules.

import type { ShownChapter, ShownRule } from './outline.ts';

const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };
const ALIKE: Readonly<Record<string, string>> = { '’': "'", '−': '-', '–': '-', '×': 'x' };

/** One sign without accent and case; some become two. */
const foldSign = (sign: string): string => {
  const plain = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return LIGATURES[plain] ?? ALIKE[plain] ?? (/\s/u.test(plain) ? ' ' : plain);
};

export const fold = (text: string): string => Array.from(text, foldSign).join('');

/** The words of a query, plurals as singulars; « nb 23 » and « NB23 » mean NB-23. */
export const wordsOf = (query: string): string[] =>
  fold(query)
    .replace(/\b(nb|ch)[ -]?(\d\d)\b/g, '$1-$2')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.replace(/(?<=.{4})[sx]$/, ''));

export const isFound = ({ id, text }: ShownRule, words: readonly string[]): boolean => {
  const all = `${fold(id)} ${fold(text)}`;
  return words.every((word) => all.includes(word));
};

/** The chapters with the rules that hold every word; a chapter without any is left out. */
export const found = (
  chapters: readonly ShownChapter[],
  words: readonly string[],
): readonly ShownChapter[] =>
  words.length === 0
    ? chapters
    : chapters
        .map((chapter) => ({
          ...chapter,
          rules: chapter.rules.filter((rule) => isFound(rule, words)),
        }))
        .filter(({ rules }) => rules.length > 0);

export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
  /** The rule that this piece names. */
  readonly rule: string | null;
}

const ID = /\b[A-Z]{2}-\d{2}\b/g;

/** Which signs of a text belong to a found word. */
function hitsIn(text: string, words: readonly string[]): boolean[] {
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
  for (const word of words)
    for (let i = folded.indexOf(word); i >= 0; i = folded.indexOf(word, i + 1))
      for (let j = i; j < i + word.length; j++) hits[from[j]!] = true;
  return hits;
}

/** A text cut where a found word or a rule's id begins or ends. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const hits = hitsIn(text, words);
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
