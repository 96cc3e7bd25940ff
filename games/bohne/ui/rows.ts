// A player's rows as a table shows them: the marks of the special cards, the numbers, and how the
// value comes about.

import type { Card, Seat } from '@tablee/kit';
import { explainRow, factsOf, type RowFacts, type RowWords } from '../pad/explain.ts';
import {
  rankOf,
  ROW_ADD,
  rowCards,
  SUIT_COUNT,
  suitOf,
  type Row,
  type View,
} from '../rules/index.ts';

/** As the card itself shows it, struck through: beside a value a mere 0 would be another digit of it. */
export const ZERO_MARK = 'Ø';

export type Mark = typeof ZERO_MARK | '×2' | '−';

export interface RowInfo extends RowFacts {
  readonly suit: number;
  /** The special ones first. */
  readonly cards: readonly Card[];
  readonly marks: readonly Mark[];
}

export function rowInfo(suit: number, row: Row): RowInfo {
  const facts = factsOf(row);
  const marks: Mark[] = [];
  if (facts.zero) marks.push(ZERO_MARK);
  if (facts.double) marks.push('×2');
  for (let i = 0; i < facts.minuses; i++) marks.push('−');
  return { ...facts, suit, cards: rowCards(suit, row), marks };
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

/** At the table rows are explained by signs, which need no language. */
const SIGNS: RowWords = {
  noCards: '',
  noNumbers: '0',
  zero: ZERO_MARK,
  minuses: (count) => new Array<Mark>(count).fill('−').join(' '),
  double: '×2',
};

/** « 2 + 4 + 8 = 14, − −, ×2 → +28 »: sum, then sign, then double, as the rules count. */
export const explain = (row: RowInfo): string => explainRow(row, SIGNS);

// Rough widths in em of what a row shows; a little too wide rather than too narrow.
const DIGIT = 0.6;
const SPACE = 0.3;
const MARK: Readonly<Record<Mark, number>> = { [ZERO_MARK]: 1.35, '×2': 1.9, '−': 1.25 };

/** Whether the marks and every single number fit into so many pixels at a font size. */
export function numbersFit({ marks, numbers }: RowInfo, width: number, font: number): boolean {
  const ems =
    marks.reduce((wide, mark) => wide + MARK[mark], 0) +
    numbers.reduce((wide, number) => wide + String(number).length * DIGIT + SPACE, 0);
  return ems * font <= width;
}

/** The seat that is alone in front; undefined on a tie. */
export function firstOf(view: View): Seat | undefined {
  const totals = Array.from({ length: view.seats }, (_, seat) => view.total(seat));
  const best = Math.max(...totals);
  const first = totals.indexOf(best);
  return first === totals.lastIndexOf(best) ? first : undefined;
}
