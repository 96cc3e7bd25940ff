// Who is here. Nobody is called away for a tunnel: for a while nothing is said at all, then that
// somebody is out of reach, and only much later that they are gone. Who leaves on purpose is gone.
// Who plays over days comes and goes: there nobody is ever gone, only their time can be up.

import type { Seat } from '@tablee/kit';
import { GRACE_MS } from './outages.ts';

const AWAY_MS = 15_000;
const GONE_MS = 45_000;
/** By then a server that does not flag its own people has been found to be lost. */
const PATIENCE_MS = 10_000;

export type SeatPresence = 'here' | 'away' | 'gone';

/** What is known of who is in a seat. */
interface Whereabouts {
  here: number;
  elsewhere: boolean;
  /** Since when nobody has been in this seat; undefined while somebody is. */
  since: number | undefined;
  hasLeft: boolean;
  /** When the server where they were was last lost. */
  strayed: number;
}

export class Presence {
  readonly #seats: Whereabouts[];
  readonly #isOverDays: boolean;

  /** Before the first look nobody is here, and nobody is blamed for it. */
  constructor(seats: number, now: number, isOverDays = false) {
    this.#isOverDays = isOverDays;
    this.#seats = Array.from({ length: seats }, () => ({
      here: 0,
      elsewhere: false,
      since: now,
      hasLeft: false,
      strayed: -Infinity,
    }));
  }

  come(seat: Seat): void {
    const there = this.#seats[seat]!;
    there.here += 1;
    there.since = undefined;
    there.hasLeft = false;
  }

  go(seat: Seat, now: number, how: 'lost' | 'left'): void {
    const there = this.#seats[seat]!;
    there.here -= 1;
    this.#settle(there, now);
    if (how === 'left' && there.since !== undefined) there.hasLeft = true;
  }

  /** Who is connected to other servers, and who was to one that is lost. */
  setElsewhere(seats: readonly Seat[], now: number, lost: readonly Seat[] = []): void {
    this.#seats.forEach((there, seat) => {
      if (lost.includes(seat)) there.strayed = now;
      there.elsewhere = seats.includes(seat);
      this.#settle(there, now);
    });
  }

  /** Nobody could come back while the home was asleep: who is not here has only just gone. */
  woke(now: number): void {
    for (const there of this.#seats) if (there.since !== undefined) there.since = now;
  }

  /**
   * When a seat whose time is up may be flagged here. Whether somebody elsewhere can be heard is known
   * there, so it is left to that server; who was at one that is lost has the grace to find the way here.
   */
  flagDue(seat: Seat, due: number): number {
    const { here, elsewhere, strayed } = this.#seats[seat]!;
    return elsewhere && here === 0 ? due + PATIENCE_MS : Math.max(due, strayed + GRACE_MS);
  }

  isConnected(seat: Seat): boolean {
    return this.#seats[seat]!.since === undefined;
  }

  of(seat: Seat, now: number): SeatPresence {
    const { since, hasLeft } = this.#seats[seat]!;
    if (since === undefined) return 'here';
    const isGone = hasLeft || now - since >= GONE_MS;
    if (isGone && !this.#isOverDays) return 'gone';
    return isGone || now - since >= AWAY_MS ? 'away' : 'here';
  }

  /** Whether somebody is in every seat. */
  get isFull(): boolean {
    return this.#seats.every(({ since }) => since === undefined);
  }

  /** Whether anybody is gone: then it matters to the others whom the table waits for. */
  hasGone(now: number): boolean {
    return this.#seats.some((_, seat) => this.of(seat, now) === 'gone');
  }

  /** When somebody's presence changes by itself; undefined when nobody's does. */
  nextChange(now: number): number | undefined {
    let next: number | undefined;
    for (const { since, hasLeft } of this.#seats) {
      if (since === undefined || hasLeft) continue;
      const change = [since + AWAY_MS, since + GONE_MS].find((moment) => moment > now);
      if (change !== undefined && (next === undefined || change < next)) next = change;
    }
    return next;
  }

  #settle(there: Whereabouts, now: number): void {
    if (there.here > 0 || there.elsewhere) {
      there.since = undefined;
      there.hasLeft = false;
    } else there.since ??= now;
  }
}
