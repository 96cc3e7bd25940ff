// Watches for failing appends: logs them with their count, and makes the server unready, so that no
// visitors reach a full disk.

import { errorFacts, type Log } from '../log.ts';
import type { Appended } from './log-store.ts';
import { troubleOf } from './postgres-errors.ts';

/** Minimum time between log lines about failed appends. */
const COMPLAIN_MS = 10_000;
/** After this long without an append the state is unknown; the heartbeat still writes. */
const KNOWN_MS = 15_000;

export class WriteWatch {
  readonly #log: Log;
  readonly #now: () => number;
  /** Since the last one that was kept. */
  #failures = 0;
  #since = 0;
  #last = -Infinity;
  #complained = -Infinity;

  constructor(log: Log, now: () => number) {
    this.#log = log;
    this.#now = now;
  }

  /** Whether what came last could not be kept, and that not long ago. */
  get isFailing(): boolean {
    return this.#failures > 0 && this.#now() - this.#last < KNOWN_MS;
  }

  appended({ outcome, error }: Pick<Appended, 'outcome' | 'error'>): void {
    if (outcome === 'failed') this.#fail(error);
    // One that came too late has written nothing, which always works.
    else if (outcome === 'kept') this.#recover();
  }

  #fail(error: unknown): void {
    const now = this.#now();
    if (this.#failures === 0) this.#since = now;
    this.#failures += 1;
    this.#last = now;
    if (now - this.#complained < COMPLAIN_MS) return;
    this.#complained = now;
    const why = troubleOf(error)?.says;
    const facts = { failures: this.#failures, forMs: now - this.#since, why };
    this.#log.error({ ...facts, ...errorFacts(error) }, 'moves cannot be kept');
  }

  #recover(): void {
    if (this.#failures === 0) return;
    const facts = { failures: this.#failures, forMs: this.#now() - this.#since };
    this.#log.warn(facts, 'moves are kept again');
    this.#failures = 0;
    this.#complained = -Infinity;
  }
}
