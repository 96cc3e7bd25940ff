// Monotonic wall clock for tables. Every `now()` and timer callback first reports a gap: process
// stopped, machine suspended, or clock set.

import type { Outage } from './outages.ts';
import type { Clock, Timer } from './ports.ts';

/** The clocks and timers of the machine. */
export interface RawTime {
  /** Milliseconds since 1970 by the wall clock, which users and programs may set. */
  wall(): number;
  /** Monotonic milliseconds; may stop while the machine sleeps. */
  steady(): number;
  after(milliseconds: number, run: () => void): Timer;
}

/** `isJump`: the clock was set or the machine slept; the process did not run in that time. */
export interface Gap extends Outage {
  readonly isJump: boolean;
}

/** Largest drift between wall and steady clock that does not count as a clock change. */
const JUMP_MS = 1000;
/** Interval at which the clock is read while timers wait. */
const BEAT_MS = 1000;
/** A longer time between two reads means that the process was stopped. */
const HOLE_MS = 3000;
/** Share by which this clock runs slower while it is ahead of the wall clock. */
const FADE = 0.05;

export class SenseOfTime implements Clock {
  readonly #time: RawTime;
  readonly #listeners = new Set<(gap: Gap) => void>();
  #wall: number;
  #steady: number;
  #now: number;
  /** Milliseconds ahead of the wall clock, after that was set back. */
  #ahead = 0;
  #awakeSince = -Infinity;
  #waiting = 0;
  #isWatching = false;

  constructor(time: RawTime) {
    this.#time = time;
    this.#wall = this.#now = time.wall();
    this.#steady = time.steady();
  }

  /** Whole milliseconds since 1970; never less than before. */
  now(): number {
    const { wall, passed, set } = this.#read();
    const before = this.#now;
    // The steady clock returns fractions; messages and entries have whole milliseconds.
    this.#now = Math.max(before, Math.floor(wall + this.#ahead));
    const leap = Math.max(set, this.#now - before - passed);
    if (leap > JUMP_MS) this.#notice(before, true);
    else if (this.#isWatching && passed > HOLE_MS) this.#notice(before, false);
    // A clock set back may hide a sleep. Players lost no time then, but perhaps their connection.
    else if (set < -JUMP_MS) this.#notice(this.#now, true);
    return this.#now;
  }

  after(milliseconds: number, run: () => void): Timer {
    this.now();
    this.#waiting += 1;
    this.#watch();
    let isDone = false;
    const done = (): void => {
      if (!isDone) this.#waiting -= 1;
      isDone = true;
    };
    const timer = this.#time.after(milliseconds, () => {
      if (isDone) return;
      done();
      this.now();
      run();
    });
    return {
      cancel: () => {
        done();
        timer.cancel();
      },
    };
  }

  /** Moves this clock forward to that of another server with the same tables. */
  follow(moment: number): void {
    this.#ahead += Math.max(0, moment - this.now());
    this.now();
  }

  /** The end of the last gap. */
  get awakeSince(): number {
    return this.#awakeSince;
  }

  /** Calls `run` on each gap before any other callback. Returns the unsubscribe function. */
  onGap(run: (gap: Gap) => void): () => void {
    this.#listeners.add(run);
    return () => void this.#listeners.delete(run);
  }

  /** Reads the wall clock, the time since the last read, and by how much the wall clock was set. */
  #read(): { readonly wall: number; readonly passed: number; readonly set: number } {
    const wall = this.#time.wall();
    const steady = this.#time.steady();
    const passed = Math.max(0, steady - this.#steady);
    const set = wall - this.#wall - passed;
    this.#wall = wall;
    this.#steady = steady;
    this.#ahead = Math.max(0, this.#ahead - FADE * passed);
    // Set back: keep going ahead of it. Set forward again: reduce the lead.
    if (set < -JUMP_MS) this.#ahead -= set;
    else if (set > JUMP_MS) this.#ahead = Math.max(0, this.#ahead - set);
    return { wall, passed, set };
  }

  #notice(since: number, isJump: boolean): void {
    const until = this.#now;
    this.#awakeSince = until;
    for (const run of this.#listeners) run({ since, until, isJump });
  }

  #watch(): void {
    if (this.#isWatching) return;
    this.#isWatching = true;
    this.#time.after(BEAT_MS, () => {
      this.now();
      this.#isWatching = false;
      if (this.#waiting > 0) this.#watch();
    });
  }
}
