// How often each seat has had something written since the table last got further than ever: nobody
// makes a log grow without end by changing their mind. It follows from the log, on every server alike.

import type { Seat } from '@tablee/kit';

/** More than anybody who plays ever needs between two steps. */
const MOST = 50;

export class Restless {
  #furthest = 0;
  readonly #counts = new Map<Seat, number>();

  /** After every entry; `by` is the command that caused it, `steps` how many have been played. */
  take(by: string | undefined, steps: number): void {
    if (steps > this.#furthest) {
      this.#furthest = steps;
      // An empty map that is cleared is made anew all the same.
      if (this.#counts.size > 0) this.#counts.clear();
      return;
    }
    // Of what the table does by itself no number comes first.
    const seat = Number.parseInt(by ?? '', 10);
    if (!Number.isNaN(seat)) this.#counts.set(seat, this.#countOf(seat) + 1);
  }

  /** Whether the seat has to let the table move on before it changes its mind again. */
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

/** As a snapshot keeps it. */
export interface RestlessRest {
  readonly furthest: number;
  readonly counts: readonly [Seat, number][];
}
