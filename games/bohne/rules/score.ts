// Rows and what they are worth. A row packs into one small integer, so that a playout can add a
// card and a score sheet can explain it.

import { cardOf, DOUBLE, MINUS, rankOf, ZERO } from './cards.ts';
import type { Card } from '@tablee/kit';

/** Bits 0 to 9: the numbers 1 to 10; bits 10 and 11: how many `-`; bit 12: `x2`; bit 13: `0`. */
export type Row = number;

const MINUS_SHIFT = 10;
const MINUS_ONE = 1 << MINUS_SHIFT;
const DOUBLE_BIT = 1 << 12;
const ZERO_BIT = 1 << 13;
const ROW_LIMIT = 1 << 14;

/** What a card of a rank adds to its row. */
export const ROW_ADD: Int16Array = Int16Array.from({ length: 16 }, (_, rank) => {
  if (rank === DOUBLE) return DOUBLE_BIT;
  if (rank === MINUS) return MINUS_ONE;
  if (rank === ZERO) return ZERO_BIT;
  return rank < DOUBLE ? 1 << rank : 0;
});

export interface RowScore {
  /** [NB-30] The numbers of the row. */
  readonly sum: number;
  /** [NB-31] −1 with one or three `-`. */
  readonly sign: 1 | -1;
  /** [NB-32] 2 with `x2`; [NB-33] 0 with `0`, for any other cards in the row. */
  readonly factor: 0 | 1 | 2;
  readonly value: number;
}

export interface RoundScore {
  readonly rows: readonly RowScore[];
  /** [NB-34] Spiel +, Spiel − (a magnitude) and their difference, Summe. */
  readonly plus: number;
  readonly minus: number;
  readonly sum: number;
}

export function scoreRow(row: Row): RowScore {
  let sum = 0;
  for (let rank = 0; rank < DOUBLE; rank++) if ((row & (1 << rank)) !== 0) sum += rank + 1;
  const sign = (minusesIn(row) & 1) === 1 ? -1 : 1;
  const factor = hasZero(row) ? 0 : hasDouble(row) ? 2 : 1;
  // `|| 0` because −1 × 0 is −0, which prints and compares badly.
  return { sum, sign, factor, value: sum * sign * factor || 0 };
}

export const minusesIn = (row: Row): number => (row >> MINUS_SHIFT) & 3;
export const hasDouble = (row: Row): boolean => (row & DOUBLE_BIT) !== 0;
export const hasZero = (row: Row): boolean => (row & ZERO_BIT) !== 0;

/** The value of every possible row, so that scoring in a playout is one look-up. */
export const ROW_VALUE: Int16Array = Int16Array.from(
  { length: ROW_LIMIT },
  (_, row) => scoreRow(row).value,
);

export function scoreRound(rows: readonly Row[]): RoundScore {
  const scores = rows.map(scoreRow);
  const plus = scores.reduce((total, { value }) => total + Math.max(value, 0), 0);
  const minus = scores.reduce((total, { value }) => total + Math.max(-value, 0), 0);
  return { rows: scores, plus, minus, sum: plus - minus };
}

/** [NB-27] The cards of a row, the special ones first, then the numbers ascending. */
export function rowCards(suit: number, row: Row): Card[] {
  const cards: Card[] = [];
  if (hasZero(row)) cards.push(cardOf(suit, ZERO));
  if (hasDouble(row)) cards.push(cardOf(suit, DOUBLE));
  for (let i = 0; i < minusesIn(row); i++) cards.push(cardOf(suit, MINUS));
  for (let rank = 0; rank < DOUBLE; rank++)
    if ((row & (1 << rank)) !== 0) cards.push(cardOf(suit, rank));
  return cards;
}

/** Adds a card to a row, or undefined where the row already holds all there are of it. */
export function addToRow(row: Row, card: Card): Row | undefined {
  const rank = rankOf(card);
  if (rank === MINUS) return minusesIn(row) === 3 ? undefined : row + MINUS_ONE;
  const bit = ROW_ADD[rank]!;
  return (row & bit) !== 0 ? undefined : row | bit;
}
