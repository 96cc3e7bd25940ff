// A clock that is cranked by hand, for what takes a server minutes; the wires stay real.
import type { RawTime } from '@tablee/table';
import { HandClock as Clock } from '@tablee/table/testing';

/** Lets everything happen that is on its way, messages over real sockets included. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2));

export class HandClock extends Clock implements RawTime {
  #set = 0;

  constructor(now: number) {
    super(now, settle);
  }

  /** The clock on the wall is set by so much. */
  set(milliseconds: number): void {
    this.#set += milliseconds;
  }

  wall(): number {
    return this.now() + this.#set;
  }

  steady(): number {
    return this.now();
  }

  /** Time passes as it does for a machine that was asleep: what was due meanwhile rings once. */
  async leap(milliseconds: number, more = 2000): Promise<void> {
    this.sleep(milliseconds);
    await this.advance(more);
  }
}
