// A review as plain data, so that threads can share its pieces. Each piece follows from the job and
// its number.

import type { GameEntry } from '@tablee/bots';
import { assert, parseStep, type Seat, type Setup } from '@tablee/kit';
import { judgeOf } from './judge.ts';
import { EFFORT, Reviewer, type Effort } from './review.ts';

/** Fixed, so that a review gives the same figures in the browser and in the terminal. */
export const SEED = '1';

/** Fewer games would miss rare outcomes and count them as zero. */
const GAMES_MIN = 60;

export interface ReviewJob {
  readonly game: string;
  readonly setup: Setup;
  /** The steps of the record, checked, without the computed lines. */
  readonly lines: readonly string[];
  readonly seed: string;
  readonly seats: readonly Seat[];
  /** Playouts of a choice at most; with the usual effort a short match gets more. */
  readonly playouts: number;
  /** A custom deck, as its file holds it. */
  readonly deck: unknown;
}

/** Scales the games of every moment with the playouts of a choice. */
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
