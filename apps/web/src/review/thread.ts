// Starts a thread for a review, and says how many there may be.

import { wireTo } from '../home/worker-thread.ts';
import type { StartThread } from '../home/thread.ts';
import type { ReviewAnswer, ReviewRequest } from './errand.ts';

export const startThread: StartThread<ReviewRequest, ReviewAnswer> = (ears) =>
  wireTo(
    new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module', name: 'review' }),
    ears,
  );

/** One core is left for the page and whatever else the device does. */
export const threadsHere = (): number => Math.max(1, navigator.hardwareConcurrency - 1);
