// The clocks of a table, as the log tells them: every entry has its time, so what a seat has left
// follows from the log alone, on any server and after any restart. Times are in milliseconds.

import type { Seat } from '@tablee/kit';
import type { ClockPlan, SeatClock } from '@tablee/wire';

/** When nobody served the table: nobody's time runs then. */
export interface Outage {
  readonly since: number;
  readonly until: number;
}

/** What everyone gets on top after an outage, to find the way back. */
export const GRACE_MS = 20_000;

/** What does not count, each with its grace: by time, and no second twice. */
function* gapsIn(outages: readonly Outage[]): Generator<Outage> {
  let end = -Infinity;
  for (const { since, until } of [...outages].sort((a, b) => a.since - b.since)) {
    if (until + GRACE_MS <= end) continue;
    yield { since: Math.max(since, end), until: until + GRACE_MS };
    end = until + GRACE_MS;
  }
}

/** How much of a stretch of time counts. */
export function playingTime(from: number, until: number, outages: readonly Outage[]): number {
  let time = until - from;
  for (const gap of gapsIn(outages)) {
    const overlap = Math.min(until, gap.until) - Math.max(from, gap.since);
    if (overlap > 0) time -= overlap;
  }
  return Math.max(0, time);
}

/** When so much time from `from` on will have counted, if nothing more happens. */
export function dueAfter(from: number, time: number, outages: readonly Outage[]): number {
  let due = from + time;
  for (const gap of gapsIn(outages))
    if (gap.until > from && gap.since < due) due += gap.until - Math.max(from, gap.since);
  return due;
}

/** When the bell of a window rings. Where nobody could be heard for a while it opens anew, in full. */
export function bellDue(from: number, time: number, outages: readonly Outage[]): number {
  let due = from + time;
  for (const { since, until } of outages)
    if (until > from && since < due) due = Math.max(due, until + time);
  return due;
}

/** One seat's time in the present ask. */
interface Hand {
  bank: number;
  /** What the present move has taken before it last came to a stop. */
  spent: number;
  since: number | undefined;
}

export class Clocks {
  readonly #bank: number;
  readonly #move: number;
  readonly #outages: () => readonly Outage[];
  readonly #hands: Hand[];
  #step = -1;

  constructor(plan: ClockPlan, seats: number, outages: () => readonly Outage[]) {
    this.#bank = plan.kind === 'live' ? plan.bank * 1000 : 0;
    this.#move = plan.move * 1000;
    this.#outages = outages;
    this.#hands = Array.from({ length: seats }, () => ({
      bank: this.#bank,
      spent: 0,
      since: undefined,
    }));
  }

  /** After an entry of time `at`: the table is at this step, and these seats' time runs. */
  turn(at: number, step: number, running: (seat: Seat) => boolean): void {
    const isNewMove = step !== this.#step;
    this.#step = step;
    this.#hands.forEach((hand, seat) => {
      if (hand.since !== undefined) hand.spent += this.#counted(hand.since, at);
      if (isNewMove) {
        hand.bank = this.#bankAfter(hand, hand.spent);
        hand.spent = 0;
      }
      hand.since = running(seat) ? at : undefined;
    });
  }

  /** What a seat has left at this moment. */
  at(seat: Seat, now: number): SeatClock {
    const hand = this.#hands[seat]!;
    const spent = this.#spent(hand, now);
    return {
      bank: this.#bankAfter(hand, spent),
      move: Math.max(0, this.#move - spent),
      isRunning: hand.since !== undefined,
    };
  }

  /** When a seat's time is up, if it does nothing; undefined while its time does not run. */
  dueOf(seat: Seat): number | undefined {
    const hand = this.#hands[seat]!;
    if (hand.since === undefined) return undefined;
    return dueAfter(hand.since, this.#move + hand.bank - hand.spent, this.#outages());
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
    return since === undefined ? spent : spent + this.#counted(since, now);
  }

  #bankAfter({ bank }: Hand, spent: number): number {
    return Math.max(0, bank - Math.max(0, spent - this.#move));
  }

  #counted(from: number, until: number): number {
    return playingTime(from, until, this.#outages());
  }
}

/** As a snapshot keeps it. */
export interface ClocksRest {
  readonly step: number;
  readonly hands: readonly {
    readonly bank: number;
    readonly spent: number;
    readonly since: number | null;
  }[];
}
