// A review as plain data, for whoever shares its pieces between threads: each follows from the job and its
// number.

import type { GameEntry } from '@tablee/bots';
import { assert, parseStep, type Seat, type Setup } from '@tablee/kit';
import { judgeOf } from './judge.ts';
import { EFFORT, Reviewer, type Effort } from './review.ts';

/** The same on every machine, so that whoever asks twice, here or in the terminal, hears the same. */
export const SEED = '1';

/** Fewer would miss what happens now and then, and take it for nothing. */
const GAMES_MIN = 60;

export interface ReviewJob {
  readonly game: string;
  readonly setup: Setup;
  /** The steps of the record, checked, without the computed lines. */
  readonly lines: readonly string[];
  readonly seed: string;
  readonly seats: readonly Seat[];
  /** At most so many imagined games for a choice; with the usual effort a short match gets more. */
  readonly playouts: number;
  /** A deck of one's own, as its file holds it. */
  readonly deck: unknown;
}

/** Whoever wants it sooner gets all of it sooner. */
export function effortOf(playouts: number): Effort {
  const share = Math.min(1, playouts / EFFORT.playouts);
  return { playouts, games: Math.max(GAMES_MIN, Math.ceil(share * EFFORT.games)) };
}

export async function reviewerFor(
  game: Pick<GameEntry, 'meta' | 'rules' | 'judge' | 'addDeck'>,
  { setup, lines, seed, seats, playouts, deck }: ReviewJob,
): Promise<Reviewer> {
  if (deck !== undefined) await game.addDeck?.(deck);
  const rules = await game.rules();
  const judge = await judgeOf(game);
  const steps = lines.map((line) => {
    const step = parseStep(rules, line);
    assert(step.ok, 'the lines were checked');
    return step.value;
  });
  return new Reviewer({ rules, setup, steps, judge, seed, seats, effort: effortOf(playouts) });
}
