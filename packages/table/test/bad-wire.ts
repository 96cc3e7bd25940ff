// A wire as bad as they come: commands are late, out of order and double, reports are late but in
// order, and now and then it breaks with everything that was on it.
import type { Rng, Seat } from '@tablee/kit';
import { readCommand, type Command, type Report } from '@tablee/wire';

import type { Host, PeerSession } from '../src/index.ts';
import type { HandClock } from '../testing/hand-clock.ts';

export interface WireEnd {
  readonly seats: readonly Seat[];
  hear(report: unknown): void;
}

export class BadWire {
  readonly #clock: HandClock;
  readonly #rng: Rng;
  readonly #visit: PeerSession;
  #isWhole = true;
  /** When the last report arrives: none overtakes another. */
  #lastReport = 0;

  constructor(clock: HandClock, rng: Rng, host: Host, end: WireEnd, eyes: Seat | 'watcher') {
    this.#clock = clock;
    this.#rng = rng;
    const { seats } = end;
    const send = (report: Report) => {
      this.#lastReport = Math.max(this.#lastReport, clock.now() + rng.below(200));
      const bytes = JSON.stringify(report);
      clock.after(this.#lastReport - clock.now(), () => {
        if (this.#isWhole) end.hear(JSON.parse(bytes));
      });
    };
    this.#visit = host.join({ seats, isPerson: true, send }, eyes);
  }

  get isWhole(): boolean {
    return this.#isWhole;
  }

  send(command: Command): void {
    this.#carry(command);
    if (this.#rng.below(8) === 0) this.#carry(command);
  }

  cut(): void {
    this.#isWhole = false;
    this.#visit.leave();
  }

  #carry(command: Command): void {
    const bytes = JSON.stringify(command);
    this.#clock.after(this.#rng.below(300), () => {
      if (!this.#isWhole) return;
      const read = readCommand(JSON.parse(bytes));
      if (!read.ok) throw new Error(`a command as the wire says: ${bytes}`);
      void this.#visit.receive(read.value);
    });
  }
}
