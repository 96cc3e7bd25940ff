// Computes a review piece by piece in a worker, so that the page stays smooth.

import { assert } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import { effortOf, reviewerFor, type Reviewer } from '@tablee/review';
import {
  portionOf,
  type Errand,
  type ReviewAnswer,
  type ReviewRequest,
  type Worked,
} from './errand.ts';

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<ReviewRequest>) => void) | null;
  postMessage(message: ReviewAnswer): void;
};

/** The game is read and replayed once, for every effort. */
let reviewing: Promise<Reviewer> | undefined;

async function work(errand: Errand): Promise<Worked> {
  assert(reviewing !== undefined, 'a thread is told its job first');
  const reviewer = await reviewing;
  const from = performance.now();
  const piece = reviewer.piece(errand, effortOf(errand.playouts));
  return { piece, milliseconds: performance.now() - from };
}

scope.onmessage = ({ data }) => {
  if (data.kind === 'job') {
    const game = findGame(data.job.game);
    assert(game !== undefined, 'only known games are reviewed');
    reviewing = reviewerFor(game, data.job);
    // Whichever piece is asked for first says why.
    reviewing.catch(() => undefined);
    return;
  }
  const { call, errands } = data;
  portionOf(errands, work).then(
    (worked) => scope.postMessage({ call, isDone: true, worked }),
    (error: unknown) => scope.postMessage({ call, isDone: false, why: String(error) }),
  );
};
