// What an answer to a puzzle is worth. Most moves are priced in the puzzle itself; where there were too many
// to list, the move is priced here, against the best one, as the miner would have done.

import { rankOf, type PuzzleChoice, type StoredPuzzle } from '@tablee/review';
import type { PuzzleBook } from './open.ts';

/** As many imagined tables as a phone plays while somebody looks up. */
const TABLES = 300;
/** Nobody can tell a move from the best one that costs less. */
const AS_GOOD = 0.01;

export interface Answer {
  readonly choice: PuzzleChoice;
  readonly isSolved: boolean;
}

export function answerTo(
  { rules, judge }: PuzzleBook,
  { choices, seat, name }: StoredPuzzle,
  view: unknown,
  move: unknown,
): Answer {
  const best = choices[0]!;
  const text = rules.notation.format(move);
  const listed = choices.find((choice) => choice.move === text);
  if (listed !== undefined) return { choice: listed, isSolved: listed === best };
  const wanted = rules.notation.parse(best.move ?? '');
  const plan = { rules, judge, seed: name, tables: TABLES };
  const ranked = rankOf(plan, view, seat, [move, ...(wanted.ok ? [wanted.value] : [])]);
  const choice = ranked.find((one) => one.move === text)!;
  return { choice, isSolved: choice.cost < AS_GOOD };
}
