// A player's rows as a table shows them: the marks of the special cards, the numbers, and how the
// value comes about.

import { signed, type Card, type Seat } from '@tablee/kit';
import {
  DOUBLE,
  hasDouble,
  hasZero,
  minusesIn,
  rankOf,
  ROW_ADD,
  rowCards,
  scoreRow,
  SUIT_COUNT,
  suitOf,
  type Row,
  type View,
} from '../rules/index.ts';

export type Mark = '0' | '×2' | '−';

export interface RowInfo {
  readonly suit: number;
  /** The special ones first. */
  readonly cards: readonly Card[];
  readonly marks: readonly Mark[];
  readonly numbers: readonly number[];
  readonly minuses: number;
  readonly isDouble: boolean;
  readonly isZero: boolean;
  readonly sum: number;
  readonly value: number;
}

export function rowInfo(suit: number, row: Row): RowInfo {
  const cards = rowCards(suit, row);
  const { sum, value } = scoreRow(row);
  const minuses = minusesIn(row);
  const isDouble = hasDouble(row);
  const isZero = hasZero(row);
  return {
    suit,
    cards,
    marks: [
      ...(isZero ? (['0'] as const) : []),
      ...(isDouble ? (['×2'] as const) : []),
      ...new Array<Mark>(minuses).fill('−'),
    ],
    numbers: cards.map(rankOf).flatMap((rank) => (rank < DOUBLE ? [rank + 1] : [])),
    minuses,
    isDouble,
    isZero,
    sum,
    value,
  };
}

/** The four rows of a seat in a round. */
export const rowsOf = (view: View, round: number, seat: Seat): readonly RowInfo[] =>
  Array.from({ length: SUIT_COUNT }, (_, suit) => rowInfo(suit, view.row(round, seat, suit)));

/** What a card would make of the row of its suit. */
export function rowWith(view: View, seat: Seat, card: Card): { before: RowInfo; after: RowInfo } {
  const suit = suitOf(card);
  const row = view.row(view.round, seat, suit);
  return { before: rowInfo(suit, row), after: rowInfo(suit, row + ROW_ADD[rankOf(card)]!) };
}

/** « 2 + 4 + 8 = 14, − − → +14, ×2 → +28 »: sum, then sign, then double, as the rules count. */
export function explain({ numbers, sum, minuses, isDouble, isZero, value }: RowInfo): string {
  const parts = [numbers.length > 1 ? `${numbers.join(' + ')} = ${sum}` : String(sum)];
  if (isZero) return [...parts, '0 → 0'].join(', ');
  if (minuses > 0) {
    const sign = minuses % 2 === 1 ? -1 : 1;
    parts.push(`${new Array<Mark>(minuses).fill('−').join(' ')} → ${signed(sum * sign || 0)}`);
  }
  if (isDouble) parts.push(`×2 → ${signed(value)}`);
  return parts.join(', ');
}

// Rough widths in em of what a row shows; a little too wide rather than too narrow.
const DIGIT = 0.6;
const SPACE = 0.3;
const MARK: Readonly<Record<Mark, number>> = { '0': 1.25, '×2': 1.9, '−': 1.25 };

/** Whether the marks and every single number fit into so many pixels at a font size. */
export function numbersFit({ marks, numbers }: RowInfo, width: number, font: number): boolean {
  const ems =
    marks.reduce((wide, mark) => wide + MARK[mark], 0) +
    numbers.reduce((wide, number) => wide + String(number).length * DIGIT + SPACE, 0);
  return ems * font <= width;
}
