// The alarms of a table: one of each name, and setting one again replaces it.

import type { Clock, Timer } from './ports.ts';

export class Alarms {
  readonly #clock: Clock;
  readonly #timers = new Map<string, Timer>();
  #isOff = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  has(name: string): boolean {
    return this.#timers.has(name);
  }

  after(name: string, milliseconds: number, run: () => void): void {
    if (this.#isOff) return;
    this.cancel(name);
    const timer = this.#clock.after(Math.max(0, milliseconds), () => {
      this.#timers.delete(name);
      run();
    });
    this.#timers.set(name, timer);
  }

  cancel(name: string): void {
    this.#timers.get(name)?.cancel();
    this.#timers.delete(name);
  }

  /** None rings any more, and none is set. */
  close(): void {
    this.#isOff = true;
    for (const timer of this.#timers.values()) timer.cancel();
    this.#timers.clear();
  }
}
