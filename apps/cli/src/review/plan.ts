// The pieces of a review, as threads work them out.

import { reviewerFor, type Piece, type ReviewJob } from '@tablee/review';
import { assert } from '@tablee/kit';
import { findGame } from '@tablee/registry';

export async function loadReview(job: ReviewJob): Promise<(from: number, to: number) => Piece[]> {
  const game = findGame(job.game);
  assert(game !== undefined, 'the job names a game');
  const reviewer = await reviewerFor(game, job);
  return (from, to) => reviewer.pieces.slice(from, to).map((name) => reviewer.piece(name));
}
