// A home's sense of time: it never goes back, runs on while the wall is wrong, and notices every sleep
// before the timers that rang late have done anything.
import { describe, expect, test } from 'vitest';

import { SenseOfTime, type Gap, type RawTime, type Timer } from '../src/index.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
const NOON = 1_700_000_000_000;

/** A machine whose two clocks go as told; what is due rings at the next look, in its order. */
class Machine implements RawTime {
  #wall = NOON;
  #steady = 5000;
  #timers: { due: number; run: () => void }[] = [];

  wall(): number {
    return Math.floor(this.#wall);
  }

  steady(): number {
    return this.#steady;
  }

  after(milliseconds: number, run: () => void): Timer {
    const timer = { due: this.#steady + milliseconds, run };
    this.#timers.push(timer);
    return {
      cancel: () => {
        this.#timers = this.#timers.filter((one) => one !== timer);
      },
    };
  }

  set(milliseconds: number): void {
    this.#wall += milliseconds;
  }

  /** Awake: every timer rings in time. */
  live(milliseconds: number): void {
    const until = this.#steady + milliseconds;
    for (let at = this.#first(); at <= until; at = this.#first()) {
      this.#pass(Math.max(0, at - this.#steady));
      this.#ring();
    }
    this.#pass(until - this.#steady);
  }

  /** Asleep: nothing rings before it is over; `isSuspended` stops the steady clock, too. */
  sleep(milliseconds: number, isSuspended = false): void {
    if (isSuspended) this.#wall += milliseconds;
    else this.#pass(milliseconds);
    this.#ring();
  }

  #pass(milliseconds: number): void {
    this.#wall += milliseconds;
    this.#steady += milliseconds;
  }

  #first(): number {
    return Math.min(...this.#timers.map(({ due }) => due));
  }

  #ring(): void {
    for (const timer of [...this.#timers].sort((a, b) => a.due - b.due)) {
      if (timer.due > this.#steady || !this.#timers.includes(timer)) continue;
      this.#timers = this.#timers.filter((one) => one !== timer);
      timer.run();
    }
  }
}

function home() {
  const machine = new Machine();
  const sense = new SenseOfTime(machine);
  const gaps: Gap[] = [];
  sense.onGap((gap) => gaps.push(gap));
  return { machine, sense, gaps };
}

const cancelled = (): never => {
  throw new Error('it was cancelled');
};

describe('the sense of time', () => {
  test('goes with the wall as long as nothing happens, and a quiet day is no gap', () => {
    const { machine, sense, gaps } = home();
    sense.after(10 * SECOND, () => undefined);
    sense.after(20 * SECOND, cancelled).cancel();
    machine.live(HOUR);
    expect(sense.now()).toBe(NOON + HOUR);
    // Nobody asked anything, and no timer waited.
    machine.live(24 * HOUR);
    expect(sense.now()).toBe(NOON + 25 * HOUR);
    expect(gaps).toEqual([]);
    expect(sense.awakeSince).toBe(-Infinity);
  });

  test.each([
    ['stopped process', false],
    ['suspended machine', true],
  ])('a timer that rings after a %s was asleep finds that noticed already', (_, isSuspended) => {
    const { machine, sense, gaps } = home();
    const seen: unknown[] = [];
    sense.after(5 * SECOND, () => seen.push(sense.awakeSince, gaps.length));
    machine.live(2500);
    machine.sleep(60 * SECOND, isSuspended);
    machine.live(5 * SECOND);
    const woke = NOON + 62_500;
    expect(seen[1]).toBe(1);
    expect(seen[0]).toBeGreaterThanOrEqual(woke);
    expect(seen[0]).toBeLessThanOrEqual(woke + SECOND);
    expect(gaps).toHaveLength(1);
    expect(gaps[0]!.since).toBeLessThanOrEqual(NOON + 2500);
    expect(gaps[0]!.isJump).toBe(isSuspended);
  });

  test('who asks for the time first after a sleep notices it, too', () => {
    const { machine, sense, gaps } = home();
    sense.after(HOUR, () => undefined);
    machine.live(2 * SECOND);
    machine.set(8 * HOUR);
    expect(sense.now()).toBe(NOON + 2 * SECOND + 8 * HOUR);
    expect(gaps).toEqual([{ since: NOON + 2 * SECOND, until: sense.now(), isJump: true }]);
  });

  test('a wall set back an hour takes no time, and fades away in the end', () => {
    const { machine, sense, gaps } = home();
    machine.live(SECOND);
    sense.now();
    machine.set(-HOUR);
    expect(sense.now()).toBe(NOON + SECOND);
    machine.live(10 * SECOND);
    // It goes on, if not quite as fast.
    expect(sense.now()).toBeGreaterThan(NOON + 10 * SECOND);
    expect(sense.now()).toBeLessThanOrEqual(NOON + 11 * SECOND);
    machine.live(24 * HOUR);
    expect(sense.now()).toBe(machine.wall());
    expect(gaps).toEqual([{ since: NOON + SECOND, until: NOON + SECOND, isJump: true }]);
  });

  test('a wall set back just before the machine is suspended does not hide that', () => {
    const { machine, sense } = home();
    sense.after(HOUR, () => undefined);
    machine.live(2500);
    machine.set(-HOUR);
    machine.sleep(60 * SECOND, true);
    machine.live(10 * SECOND);
    // By its own time, in which there was no sleep.
    expect(sense.awakeSince).toBeGreaterThanOrEqual(NOON + 2500);
  });

  test('speaks in whole milliseconds, also while it is ahead of the wall', () => {
    const { machine, sense } = home();
    machine.live(0.3);
    machine.set(-HOUR);
    for (let i = 0; i < 20; i++) {
      machine.live(7.77);
      expect(Number.isInteger(sense.now())).toBe(true);
    }
  });

  test('set back and then right again: it was never anywhere else, but people may have waited', () => {
    const { machine, sense, gaps } = home();
    machine.set(-HOUR);
    sense.now();
    machine.set(HOUR);
    machine.live(SECOND);
    expect(sense.now()).toBe(NOON + SECOND);
    expect(gaps).toHaveLength(2);
    expect(sense.awakeSince).toBe(NOON + SECOND);
  });

  test('small corrections of the wall are no gap, and never lead back', () => {
    const { machine, sense, gaps } = home();
    let last = sense.now();
    for (let i = 0; i < 100; i++) {
      machine.set(i % 2 === 0 ? -900 : 900);
      machine.live(100);
      const now = sense.now();
      expect(now).toBeGreaterThanOrEqual(last);
      last = now;
    }
    expect(gaps).toEqual([]);
  });

  test('follows whoever is ahead of it, and that is a gap', () => {
    const { sense, gaps } = home();
    sense.follow(NOON - HOUR);
    expect(sense.now()).toBe(NOON);
    sense.follow(NOON + HOUR);
    expect(sense.now()).toBe(NOON + HOUR);
    expect(gaps).toEqual([{ since: NOON, until: NOON + HOUR, isJump: true }]);
  });
});
