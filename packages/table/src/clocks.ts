// Derives each seat's clock from the times of the log entries, so that it is the same on every
// server and after a restart. Times are in milliseconds.

import type { Seat } from '@tablee/kit';
import type { ClockPlan, SeatClock } from '@tablee/wire';
import type { Outages } from './outages.ts';

/** One seat's clock. */
interface Hand {
  bank: number;
  /** Time spent on the present move before the clock last stopped. */
  spent: number;
  since: number | undefined;
}

export class Clocks {
  readonly #bank: number;
  readonly #move: number;
  readonly #outages: Outages;
  readonly #hands: Hand[];
  #step = -1;

  constructor(plan: ClockPlan, seats: number, outages: Outages) {
    this.#bank = plan.kind === 'live' ? plan.bank * 1000 : 0;
    this.#move = plan.move * 1000;
    this.#outages = outages;
    this.#hands = Array.from({ length: seats }, () => ({
      bank: this.#bank,
      spent: 0,
      since: undefined,
    }));
  }

  /** Call after an entry at time `at`: sets the step, and the seats whose time runs. */
  turn(at: number, step: number, running: (seat: Seat) => boolean): void {
    const isNewMove = step !== this.#step;
    this.#step = step;
    this.#hands.forEach((hand, seat) => {
      if (hand.since !== undefined) hand.spent += this.#outages.playingTime(hand.since, at);
      if (isNewMove) {
        hand.bank = this.#bankAfter(hand, hand.spent);
        hand.spent = 0;
      }
      hand.since = running(seat) ? at : undefined;
    });
  }

  /** The time a seat has left at `now`. */
  at(seat: Seat, now: number): SeatClock {
    const hand = this.#hands[seat]!;
    const spent = this.#spent(hand, now);
    return {
      bank: this.#bankAfter(hand, spent),
      move: Math.max(0, this.#move - spent),
      isRunning: hand.since !== undefined,
    };
  }

  /** When a seat's clock runs out without a move; undefined while it does not run. */
  dueOf(seat: Seat): number | undefined {
    const hand = this.#hands[seat]!;
    if (hand.since === undefined) return undefined;
    return this.#outages.dueAfter(hand.since, this.#move + hand.bank - hand.spent);
  }

  toJSON(): ClocksRest {
    return {
      step: this.#step,
      hands: this.#hands.map(({ bank, spent, since }) => ({ bank, spent, since: since ?? null })),
    };
  }

  restore({ step, hands }: ClocksRest): void {
    this.#step = step;
    hands.forEach(({ bank, spent, since }, seat) => {
      this.#hands[seat] = { bank, spent, since: since ?? undefined };
    });
  }

  #spent({ spent, since }: Hand, now: number): number {
    return since === undefined ? spent : spent + this.#outages.playingTime(since, now);
  }

  #bankAfter({ bank }: Hand, spent: number): number {
    return Math.max(0, bank - Math.max(0, spent - this.#move));
  }
}

/** The form in a snapshot. */
export interface ClocksRest {
  readonly step: number;
  readonly hands: readonly {
    readonly bank: number;
    readonly spent: number;
    readonly since: number | null;
  }[];
}
