// Keeps recent refusals per session. A page re-sends unanswered commands with each full table, so
// that a command could otherwise be refused and then done.

import type { Refused } from '@tablee/wire';
import type { PeerSession } from './plan.ts';

/** Refusals kept per session; more than a client has in flight at once. */
const MOST = 16;

export class Refusals {
  readonly #bySession = new WeakMap<PeerSession, Map<string, Refused>>();

  of(session: PeerSession, id: string): Refused | undefined {
    return this.#bySession.get(session)?.get(id);
  }

  keep(session: PeerSession, id: string, refused: Refused): void {
    // After a store failure the client may retry.
    if (refused.kind === 'table' && refused.code === 'store') return;
    const kept = this.#bySession.get(session) ?? new Map<string, Refused>();
    this.#bySession.set(session, kept.set(id, refused));
    if (kept.size > MOST) kept.delete(kept.keys().next().value!);
  }
}
