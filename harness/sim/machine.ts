// Simulates the machine of a server: its wall clock is set, its process stopped, the whole machine
// suspended. Messages wait in its sockets meanwhile. It also records since when clients can reach
// it.

import type { RawTime, Timer } from '@tablee/table';
import type { HandClock } from '@tablee/table/testing';

/** `stopped`: its timers fall due all the same. `suspended`: they stand still, and the steady clock, too. */
export type Sleep = 'stopped' | 'suspended';

export class Machine implements RawTime {
  readonly #clock: HandClock;
  #set = 0;
  /** How long the steady clock has stood still. */
  #still = 0;
  #isAsleep = false;
  #later: (() => void)[] = [];
  /** By the world's own clock. */
  heardSince = -Infinity;

  constructor(clock: HandClock) {
    this.#clock = clock;
  }

  /** In whole milliseconds, as real ones are. */
  wall(): number {
    return Math.floor(this.#clock.now() + this.#set);
  }

  steady(): number {
    return this.#clock.now() - this.#still;
  }

  after(milliseconds: number, run: () => void): Timer {
    const due = this.steady() + milliseconds;
    const wait = (): Timer => this.#clock.after(due - this.steady(), () => this.run(ring));
    let isCancelled = false;
    const ring = (): void => {
      if (isCancelled) return;
      if (this.steady() >= due) run();
      else timer = wait();
    };
    let timer = wait();
    return {
      cancel: () => {
        isCancelled = true;
        timer.cancel();
      },
    };
  }

  get isAsleep(): boolean {
    return this.#isAsleep;
  }

  /** Runs at once, or when it wakes. */
  run(run: () => void): void {
    if (this.#isAsleep) this.#later.push(run);
    else run();
  }

  awake(): Promise<void> {
    return new Promise((resolve) => this.run(resolve));
  }

  /** How long the machine has been reachable since its last gap. */
  get heardFor(): number {
    return this.#clock.now() - this.heardSince;
  }

  // ---- trouble

  set(milliseconds: number): void {
    this.#set += milliseconds;
    if (milliseconds > 0) this.heardSince = this.#clock.now();
  }

  sleep(milliseconds: number, how: Sleep): void {
    this.#isAsleep = true;
    this.#clock.after(milliseconds, () => {
      this.#isAsleep = false;
      this.heardSince = this.#clock.now();
      if (how === 'suspended') this.#still += milliseconds;
      for (const run of this.#later.splice(0)) run();
    });
  }
}
