// A clock that is cranked by hand: no test waits, and timers run in the order they fall due.
import type { Clock, Timer } from '@tablee/table';

interface Waiting {
  readonly due: number;
  readonly place: number;
  readonly run: () => void;
}

/** Everything that follows without time passing has happened. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export class HandClock implements Clock {
  /** Timers that were cancelled run all the same, as they may when a process was asleep. */
  isDeaf = false;
  readonly #waiting = new Set<Waiting>();
  readonly #settle: () => Promise<void>;
  #now: number;
  #places = 0;

  constructor(now = 0, settle = settled) {
    this.#now = now;
    this.#settle = settle;
  }

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, run: () => void): Timer {
    const timer = { due: this.#now + Math.max(0, milliseconds), place: this.#places++, run };
    this.#waiting.add(timer);
    return {
      cancel: () => {
        if (!this.isDeaf) this.#waiting.delete(timer);
      },
    };
  }

  /** How many timers have not run yet. */
  get timers(): number {
    return this.#waiting.size;
  }

  #first(): Waiting | undefined {
    let first: Waiting | undefined;
    for (const timer of this.#waiting)
      if (first === undefined || timer.due < first.due) first = timer;
    return first;
  }

  /** How long until the next one rings. */
  get pause(): number | undefined {
    const first = this.#first();
    return first && first.due - this.#now;
  }

  #ring(): boolean {
    const first = this.#first();
    if (first === undefined) return false;
    this.#waiting.delete(first);
    this.#now = Math.max(this.#now, first.due);
    first.run();
    return true;
  }

  /** Goes to the next timer and lets everything happen that follows; false when there is none. */
  async next(): Promise<boolean> {
    const hasRung = this.#ring();
    if (hasRung) await this.#settle();
    return hasRung;
  }

  /** Time goes by and nothing rings, as while a machine is asleep. */
  sleep(milliseconds: number): void {
    this.#now += milliseconds;
  }

  /** Lets time pass, and every timer ring that falls due in it. */
  async advance(milliseconds: number): Promise<void> {
    const until = this.#now + milliseconds;
    await this.#settle();
    while ((this.#first()?.due ?? Infinity) <= until) await this.next();
    this.#now = until;
  }

  /** The same where nothing that follows takes its time. */
  pass(milliseconds: number): void {
    const until = this.#now + milliseconds;
    while ((this.#first()?.due ?? Infinity) <= until) this.#ring();
    this.#now = until;
  }
}
