// The score sheet: what the pad of the box holds, as data for any display.

import { SUIT_COUNT } from './cards.ts';
import { scoreRound, type RoundScore } from './score.ts';
import { PHASE, type View } from './table.ts';

export interface Sheet {
  /** Per round (the present one included), per seat. */
  readonly rounds: readonly (readonly RoundScore[])[];
  /** Over all rounds, per seat. */
  readonly totals: readonly number[];
}

export function sheetOf(view: View): Sheet {
  const rounds: RoundScore[][] = [];
  // Before the deal of the next round, its empty rows are not worth a column.
  const last = view.phase === PHASE.deal ? view.round - 1 : view.round;
  for (let round = 0; round <= last; round++)
    rounds.push(Array.from({ length: view.seats }, (_, seat) => scoreSeat(view, round, seat)));
  return { rounds, totals: Array.from({ length: view.seats }, (_, seat) => view.total(seat)) };
}

const scoreSeat = (view: View, round: number, seat: number): RoundScore =>
  scoreRound(Array.from({ length: SUIT_COUNT }, (_, suit) => view.row(round, seat, suit)));
