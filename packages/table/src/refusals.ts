// What was refused at a table, by session: a page sends whatever has no answer yet again when it is shown the
// whole table, and the answer to the first one may be on its way. Nobody shall hear of the same command that
// it was refused, and then see it done, because it has become possible in between.

import type { Refused } from '@tablee/wire';
import type { PeerSession } from './plan.ts';

/** More than anybody has on the way at once. */
const MOST = 16;

export class Refusals {
  readonly #bySession = new WeakMap<PeerSession, Map<string, Refused>>();

  of(session: PeerSession, id: string): Refused | undefined {
    return this.#bySession.get(session)?.get(id);
  }

  keep(session: PeerSession, id: string, refused: Refused): void {
    // Where the store failed, asking again is right.
    if (refused.kind === 'table' && refused.code === 'store') return;
    const kept = this.#bySession.get(session) ?? new Map<string, Refused>();
    this.#bySession.set(session, kept.set(id, refused));
    if (kept.size > MOST) kept.delete(kept.keys().next().value!);
  }
}
