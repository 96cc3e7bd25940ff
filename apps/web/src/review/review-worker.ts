// Where a review is worked out, piece by piece: a thread of its own, so that the page stays smooth.

import { assert } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import { reviewerFor, type Reviewer, type ReviewJob } from '@tablee/review';
import type { Errand, ReviewAnswer, ReviewRequest, Worked } from './errand.ts';
import { portionOf } from './portion.ts';

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<ReviewRequest>) => void) | null;
  postMessage(message: ReviewAnswer): void;
};

let job: ReviewJob | undefined;
/** By the most imagined games for a choice: first a quick look, then a thorough one. */
const reviewers = new Map<number, Promise<Reviewer>>();

function reviewerWith(playouts: number): Promise<Reviewer> {
  const known = reviewers.get(playouts);
  if (known !== undefined) return known;
  assert(job !== undefined, 'a thread is told its job first');
  const game = findGame(job.game);
  assert(game !== undefined, 'only known games are reviewed');
  const made = reviewerFor(game, { ...job, playouts });
  reviewers.set(playouts, made);
  return made;
}

async function work({ number, playouts }: Errand): Promise<Worked> {
  const reviewer = await reviewerWith(playouts);
  const from = performance.now();
  const piece = reviewer.piece(number);
  return { piece, milliseconds: performance.now() - from };
}

scope.onmessage = ({ data }) => {
  if (data.kind === 'job') {
    job = data.job;
    return;
  }
  const { call, errands } = data;
  portionOf(errands, work).then(
    (worked) => scope.postMessage({ call, isDone: true, worked }),
    (error: unknown) => scope.postMessage({ call, isDone: false, why: String(error) }),
  );
};
