// A score pad as any tool can use it: cards as text in, the arithmetic of every row out.

import type { Result } from './refusal.ts';

export interface PadRow {
  readonly name: string;
  /** As the record spells them. */
  readonly cards: readonly string[];
  readonly value: number;
}

export interface PadScore<Row extends PadRow = PadRow> {
  /** In the order of the record; a row without cards is there, too. */
  readonly rows: readonly Row[];
  readonly plus: number;
  readonly minus: number;
  readonly sum: number;
}

/** In one language. */
export interface ScorePad<Row extends PadRow = PadRow> {
  /** The first letters of its cards, in the order of the rows. */
  readonly letters: readonly string[];
  /** Over what was won, what was lost, and the difference. */
  readonly columns: readonly [string, string, string];
  /** Or which card cannot be, as a sentence. */
  score(cards: readonly string[]): Result<PadScore<Row>, string>;
  /** Why a row is worth what it is. */
  explain(row: Row): string;
}
