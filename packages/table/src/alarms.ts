// Keeps a table's named timers; setting one again replaces it. Their jobs queue like commands.

import type { Clock, Timer } from './ports.ts';

export class Alarms {
  readonly #clock: Clock;
  readonly #inLine: (job: () => Promise<void>) => unknown;
  readonly #timers = new Map<string, Timer>();
  #isOff = false;

  constructor(clock: Clock, inLine: (job: () => Promise<void>) => unknown) {
    this.#clock = clock;
    this.#inLine = inLine;
  }

  has(name: string): boolean {
    return this.#timers.has(name);
  }

  after(name: string, milliseconds: number, job: () => Promise<void>): void {
    if (this.#isOff) return;
    this.cancel(name);
    const timer = this.#clock.after(Math.max(0, milliseconds), () => {
      this.#timers.delete(name);
      this.#inLine(job);
    });
    this.#timers.set(name, timer);
  }

  cancel(name: string): void {
    this.#timers.get(name)?.cancel();
    this.#timers.delete(name);
  }

  /** Cancels all timers and ignores new ones. */
  close(): void {
    this.#isOff = true;
    for (const timer of this.#timers.values()) timer.cancel();
    this.#timers.clear();
  }
}
