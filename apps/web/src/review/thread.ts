// What a review needs of this browser: threads, and a place where it is kept.

import { findReview, keepReview } from '../offline/reviews.ts';
import { wireTo } from '../offline/worker-thread.ts';
import type { StartThread } from '../offline/thread.ts';
import type { ReviewAnswer, ReviewRequest } from './errand.ts';
import { handsRest } from './hands.ts';
import type { ReviewPorts } from './reviewing.svelte.ts';

const start: StartThread<ReviewRequest, ReviewAnswer> = (ears) =>
  wireTo(
    new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module', name: 'review' }),
    ears,
  );

/** Leaves one core to the page and to the rest of the device. */
const threadsHere = (): number => Math.max(1, navigator.hardwareConcurrency - 1);

export const portsHere = (): ReviewPorts => ({
  start,
  threads: threadsHere(),
  find: findReview,
  keep: keepReview,
  now: () => Date.now(),
  rest: handsRest,
});
