// Limits entries per seat that do not advance the game (50), so that repeated votes or orders
// cannot grow the log without bound. Derived from the log, so equal on every server.

import type { Seat } from '@tablee/kit';

/** Entries per seat without progress; far more than real play needs. */
const MOST = 50;

export class Restless {
  #furthest = 0;
  readonly #counts = new Map<Seat, number>();

  /** Counts an entry; `by` is the command that caused it, `steps` the number of steps played. */
  take(by: string | undefined, steps: number): void {
    if (steps > this.#furthest) {
      this.#furthest = steps;
      // `clear` allocates even on an empty map.
      if (this.#counts.size > 0) this.#counts.clear();
      return;
    }
    // Entries of the table itself have no seat number at the start of `by`.
    const seat = Number.parseInt(by ?? '', 10);
    if (!Number.isNaN(seat)) this.#counts.set(seat, this.#countOf(seat) + 1);
  }

  /** Whether the seat must wait for the next step before it writes again. */
  isTooMuch(seat: Seat): boolean {
    return this.#countOf(seat) >= MOST;
  }

  #countOf(seat: Seat): number {
    return this.#counts.get(seat) ?? 0;
  }

  toJSON(): RestlessRest {
    return { furthest: this.#furthest, counts: [...this.#counts] };
  }

  restore({ furthest, counts }: RestlessRest): void {
    this.#furthest = furthest;
    for (const [seat, count] of counts) this.#counts.set(seat, count);
  }
}

/** The form in a snapshot. */
export interface RestlessRest {
  readonly furthest: number;
  readonly counts: readonly [Seat, number][];
}
