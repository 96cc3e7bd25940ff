// What an answer to a puzzle is worth. Most moves are priced in the puzzle itself; where there were too many
// to list, the move is priced here, against the best one, as the miner would have done.

import {
  followsOf,
  rankOf,
  type Followed,
  type PuzzleChoice,
  type RankPlan,
  type StoredPuzzle,
} from '@tablee/review';

/** Playouts for an unlisted move: a phone plays as many in a moment. */
const TABLES = 300;
/** And so many more, to see what follows. */
const WATCHED = 200;
/** A move that costs less counts as equal to the best one. */
const AS_GOOD = 0.01;

export interface Answer {
  readonly choice: PuzzleChoice;
  readonly isSolved: boolean;
  /** What follows the best move and this one; nothing where it is the best one. */
  readonly followed: Followed;
}

const NOTHING: Followed = { better: [], other: [] };

export function answerTo(
  { rules, judge }: Pick<RankPlan, 'rules' | 'judge'>,
  { choices, seat, name }: StoredPuzzle,
  view: unknown,
  move: unknown,
): Answer {
  const best = choices[0]!;
  const text = rules.notation.format(move);
  const listed = choices.find((choice) => choice.move === text);
  if (listed === best) return { choice: best, isSolved: true, followed: NOTHING };
  const read = rules.notation.parse(best.move ?? '');
  const wanted = read.ok ? read.value : undefined;
  const plan = { rules, judge, seed: name, tables: TABLES };
  const watched = { ...plan, tables: WATCHED };
  const choice =
    listed ?? rankOf(plan, view, seat, [move, wanted]).find((one) => one.move === text)!;
  return {
    choice,
    isSolved: listed === undefined && choice.cost < AS_GOOD,
    followed: followsOf(watched, view, seat, wanted, move),
  };
}
