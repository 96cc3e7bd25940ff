// Provides a manual clock, so that no test waits. Timers run in the order they fall due.
import type { Clock, Timer } from '@tablee/table';

interface Waiting {
  readonly due: number;
  readonly place: number;
  readonly run: () => void;
}

/** Resolves after all pending promise callbacks. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export class HandClock implements Clock {
  /** Runs cancelled timers too, as may happen after a process was suspended. */
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

  /** The number of pending timers. */
  get timers(): number {
    return this.#waiting.size;
  }

  #first(): Waiting | undefined {
    let first: Waiting | undefined;
    for (const timer of this.#waiting)
      if (first === undefined || timer.due < first.due) first = timer;
    return first;
  }

  /** Time until the next timer. */
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

  /** Runs the next timer and all that follows from it; false if there is none. */
  async next(): Promise<boolean> {
    const hasRung = this.#ring();
    if (hasRung) await this.#settle();
    return hasRung;
  }

  /** Passes time without running timers, as while a machine is suspended. */
  sleep(milliseconds: number): void {
    this.#now += milliseconds;
  }

  /** Passes time and runs every timer that falls due in it. */
  async advance(milliseconds: number): Promise<void> {
    const until = this.#now + milliseconds;
    await this.#settle();
    while ((this.#first()?.due ?? Infinity) <= until) await this.next();
    this.#now = until;
  }

  /** The synchronous form, without waiting for promises. */
  pass(milliseconds: number): void {
    const until = this.#now + milliseconds;
    while ((this.#first()?.due ?? Infinity) <= until) this.#ring();
    this.#now = until;
  }
}
