// A clock that is cranked by hand, for what takes a server minutes; the wires stay real.
import type { Clock, RawTime, Timer } from '@tablee/table';

interface Waiting {
  readonly due: number;
  readonly run: () => void;
}

/** Lets everything happen that is on its way, messages over real sockets included. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2));

export class HandClock implements Clock, RawTime {
  readonly #waiting = new Set<Waiting>();
  #now: number;
  #set = 0;

  constructor(now: number) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  /** The clock on the wall is set by so much. */
  set(milliseconds: number): void {
    this.#set += milliseconds;
  }

  wall(): number {
    return this.#now + this.#set;
  }

  steady(): number {
    return this.#now;
  }

  after(milliseconds: number, run: () => void): Timer {
    const timer = { due: this.#now + Math.max(0, milliseconds), run };
    this.#waiting.add(timer);
    return { cancel: () => void this.#waiting.delete(timer) };
  }

  /** Lets time pass, and every timer ring that falls due in it. */
  async advance(milliseconds: number): Promise<void> {
    const until = this.#now + milliseconds;
    await settle();
    for (let next = this.#next(until); next !== undefined; next = this.#next(until)) {
      this.#waiting.delete(next);
      this.#now = Math.max(this.#now, next.due);
      next.run();
      await settle();
    }
    this.#now = until;
  }

  /** Time passes as it does for a machine that was asleep: what was due meanwhile rings once. */
  async leap(milliseconds: number, more = 2000): Promise<void> {
    this.#now += milliseconds;
    await this.advance(more);
  }

  #next(until: number): Waiting | undefined {
    let first: Waiting | undefined;
    for (const timer of this.#waiting)
      if (timer.due <= until && (first === undefined || timer.due < first.due)) first = timer;
    return first;
  }
}
