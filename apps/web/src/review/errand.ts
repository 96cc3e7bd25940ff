// Defines the messages between the page and the workers of a review. Both ends are of one build, so
// that messages need no validation.

import type { Piece, PieceName, ReviewJob } from '@tablee/review';

/** One piece, with at most so many imagined games for a choice. */
export interface Errand extends PieceName {
  readonly playouts: number;
}

/** A thread is told its job once, then a few pieces at a time, of which it answers the first ones. */
export type ReviewRequest =
  | { readonly kind: 'job'; readonly job: ReviewJob }
  | { readonly kind: 'pieces'; readonly call: number; readonly errands: readonly Errand[] };

export interface Worked {
  readonly piece: Piece;
  /** How long it took. */
  readonly milliseconds: number;
}

export type ReviewAnswer =
  | { readonly call: number; readonly isDone: true; readonly worked: readonly Worked[] }
  | { readonly call: number; readonly isDone: false; readonly why: string };

/** Small pieces are answered together, and a long one at once: every message costs the page a moment. */
const BUSY_MS = 100;

/** Of the errands as many as keep it busy for so long, in their order; at least one. */
export async function portionOf(
  errands: readonly Errand[],
  work: (errand: Errand) => Promise<Worked>,
): Promise<readonly Worked[]> {
  const worked: Worked[] = [];
  let spent = 0;
  for (const errand of errands) {
    try {
      const done = await work(errand);
      worked.push(done);
      spent += done.milliseconds;
    } catch (error) {
      // Return the finished pieces; the failed one fails again when it is requested first.
      if (worked.length === 0) throw error;
      break;
    }
    if (spent >= BUSY_MS) break;
  }
  return worked;
}
