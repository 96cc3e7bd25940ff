// What a thread does before it answers: every message costs the page a moment, so that small pieces are
// answered together, and a long one at once.

import type { Errand, Worked } from './errand.ts';

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
      // What was done stays done; whoever asks for the rest hears of it.
      if (worked.length === 0) throw error;
      break;
    }
    if (spent >= BUSY_MS) break;
  }
  return worked;
}
