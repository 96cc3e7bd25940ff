// Reads a card's record spelling (`G5`, `Yx2`, `M-`, `H0`) into what the drawing needs.

import type { Card } from '@tablee/kit';
import type { Edition } from '../../meta.ts';
import { rankOf, RANKS } from '../../rules/index.ts';

/** The four suit letters, in the order of the record. */
const SUIT_LETTERS: Readonly<Record<Edition, string>> = {
  'nicht-die-bohne': 'GRYB',
  'pas-de-bras': 'WMDH',
};

/** Each kind has its own composition, so that it is told apart by shape and not by colour. */
export type FaceKind = 'number' | 'minus' | 'double' | 'zero';

export interface Face {
  /** 0 to 3, in the order of the record. */
  readonly suit: number;
  /** As in the record: `1` to `10`, `x2`, `-` or `0`. */
  readonly rank: string;
  readonly kind: FaceKind;
}

const SPECIALS: ReadonlyMap<string, FaceKind> = new Map([
  ['-', 'minus'],
  ['x2', 'double'],
  ['0', 'zero'],
]);
const NUMBER = /^(?:[1-9]|10)$/;

/** The parts of a face, or null where the text is no card of this edition. */
export function parseFace(edition: Edition, text: string): Face | null {
  const letter = text.slice(0, 1);
  const rank = text.slice(1);
  const suit = letter === '' ? -1 : SUIT_LETTERS[edition].indexOf(letter);
  const kind = NUMBER.test(rank) ? 'number' : SPECIALS.get(rank);
  return suit < 0 || kind === undefined ? null : { suit, rank, kind };
}

const SIGNS: Readonly<Record<string, string>> = { x2: '×2', '-': '−' };

/** A rank as it is read: the record spells with what every keyboard has. */
export const rankSign = (rank: string): string => SIGNS[rank] ?? rank;

/** What stands on a card, without its suit. */
export const signOf = (card: Card): string => rankSign(RANKS[rankOf(card)]!);
