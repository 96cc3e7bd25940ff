// A home's sense of time: the clock that its tables go by. It never goes back, goes on while the clock
// on the wall is wrong, and knows when nobody could be heard because the process was stopped, the
// machine asleep, or the clock on the wall set. It notices that before anybody acts: whoever asks for the
// time and every timer that rings comes through here.

import type { Outage } from './outages.ts';
import type { Clock, Timer } from './ports.ts';

/** What a machine knows about time. */
export interface RawTime {
  /** Milliseconds since 1970, as far as the machine knows; people and programs set it as they like. */
  wall(): number;
  /** Milliseconds that only grow; they may stand still while the machine sleeps. */
  steady(): number;
  after(milliseconds: number, run: () => void): Timer;
}

/** `isJump`: the clock was set, or the machine slept; nobody lived through that time. */
export interface Gap extends Outage {
  readonly isJump: boolean;
}

/** The clock on the wall may differ so much from the steady one without anybody having set it. */
const JUMP_MS = 1000;
/** While timers wait, the time is read so often. */
const BEAT_MS = 1000;
/** Not read for so long although timers wait: the process stood still. */
const HOLE_MS = 3000;
/** Where we are ahead of the wall we go slower by this share, until it has caught up. */
const FADE = 0.05;

export class SenseOfTime implements Clock {
  readonly #time: RawTime;
  readonly #listeners = new Set<(gap: Gap) => void>();
  #wall: number;
  #steady: number;
  #now: number;
  /** By how much we are ahead of the wall, because that was set back. */
  #ahead = 0;
  #awakeSince = -Infinity;
  #waiting = 0;
  #isWatching = false;

  constructor(time: RawTime) {
    this.#time = time;
    this.#wall = this.#now = time.wall();
    this.#steady = time.steady();
  }

  /** Whole milliseconds since 1970, give or take; never less than before. */
  now(): number {
    const { wall, passed, set } = this.#read();
    const before = this.#now;
    // The steady clock counts in fractions; what is sent and kept is whole.
    this.#now = Math.max(before, Math.floor(wall + this.#ahead));
    const leap = Math.max(set, this.#now - before - passed);
    if (leap > JUMP_MS) this.#notice(before, true);
    else if (this.#isWatching && passed > HOLE_MS) this.#notice(before, false);
    // It may hide a sleep, in which both clocks seem to stand still: nobody has lost any time then, but
    // perhaps the way to us.
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

  /** Somebody whom we share tables with is ahead of us: we go with them. */
  follow(moment: number): void {
    this.#ahead += Math.max(0, moment - this.now());
    this.now();
  }

  /** Since when it has been there without a gap. */
  get awakeSince(): number {
    return this.#awakeSince;
  }

  /** Told of every gap before anything else happens after it, until the function it gives is called. */
  onGap(run: (gap: Gap) => void): () => void {
    this.#listeners.add(run);
    return () => void this.#listeners.delete(run);
  }

  /** Where the wall stands, how much has passed since the last look, and how much it was set by. */
  #read(): { readonly wall: number; readonly passed: number; readonly set: number } {
    const wall = this.#time.wall();
    const steady = this.#time.steady();
    const passed = Math.max(0, steady - this.#steady);
    const set = wall - this.#wall - passed;
    this.#wall = wall;
    this.#steady = steady;
    this.#ahead = Math.max(0, this.#ahead - FADE * passed);
    // Set back: we go on as if it had not been. Set right again: that is where we are already.
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
