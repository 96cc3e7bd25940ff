// A review as plain data, and how its pieces are worked out: each follows from the plan and its number.

import { EFFORT, plainJudge, Reviewer, type Piece } from '@tablee/review';
import { assert, parseStep, type Seat, type Setup } from '@tablee/kit';
import { findGame } from '@tablee/registry';

export interface ReviewJob {
  readonly game: string;
  readonly setup: Setup;
  /** The steps of the record, checked, without the computed lines. */
  readonly lines: readonly string[];
  readonly seed: string;
  readonly seats: readonly Seat[];
  /** At most so many imagined games for a choice. */
  readonly playouts: number;
  /** A deck of one's own, as its file holds it. */
  readonly deck: unknown;
}

export async function reviewerFor(job: ReviewJob): Promise<Reviewer> {
  const { setup, lines, seed, seats, playouts } = job;
  const game = findGame(job.game);
  assert(game !== undefined, 'the plan names a game');
  if (job.deck !== undefined) await game.addDeck?.(job.deck);
  const rules = await game.rules();
  const judge = (await game.judge?.()) ?? plainJudge(rules);
  const steps = lines.map((line) => {
    const step = parseStep(rules, line);
    assert(step.ok, 'the lines were checked');
    return step.value;
  });
  // Whoever wants it sooner gets all of it sooner.
  const games = Math.ceil(Math.min(1, playouts / EFFORT.playouts) * EFFORT.games);
  const effort = { playouts, games };
  return new Reviewer({ rules, setup, steps, judge, seed, seats, effort });
}

export async function loadReview(job: ReviewJob): Promise<(from: number, to: number) => Piece[]> {
  const reviewer = await reviewerFor(job);
  return (from, to) => {
    const pieces: Piece[] = [];
    for (let number = from; number < to; number++) pieces.push(reviewer.piece(number));
    return pieces;
  };
}
