// Tracks the presence of each seat: here, away after 15 s without a connection, gone after 45 s.
// Leaving on purpose is gone at once. In games over days a seat is never gone: the clock decides.

import type { Seat } from '@tablee/kit';
import { GRACE_MS } from './outages.ts';

const AWAY_MS = 15_000;
const GONE_MS = 45_000;
/** Extra wait for another server to flag its own players, in which a lost server is detected. */
const PATIENCE_MS = 10_000;

export type SeatPresence = 'here' | 'away' | 'gone';

/** The connections of one seat. */
interface Whereabouts {
  here: number;
  elsewhere: boolean;
  /** Since when the seat has had no connection; undefined while it has one. */
  since: number | undefined;
  hasLeft: boolean;
  /** When the server with the player's connection was last lost. */
  strayed: number;
}

export class Presence {
  readonly #seats: Whereabouts[];
  readonly #isOverDays: boolean;

  /** Seats start without a connection; their time to `away` counts from `now`. */
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

  /** Sets the seats on other servers; `lost` are the seats of a server that went down. */
  setElsewhere(seats: readonly Seat[], now: number, lost: readonly Seat[] = []): void {
    this.#seats.forEach((there, seat) => {
      if (lost.includes(seat)) there.strayed = now;
      there.elsewhere = seats.includes(seat);
      this.#settle(there, now);
    });
  }

  /** Restarts the absence of all seats: players could not reconnect while this server was down. */
  woke(now: number): void {
    for (const there of this.#seats) if (there.since !== undefined) there.since = now;
  }

  /**
   * When this server may flag a seat. A seat connected to another server is flagged there first
   * (10 s later here). After that server is lost, the player has 20 s to reconnect.
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

  /** Whether every seat has a connection. */
  get isFull(): boolean {
    return this.#seats.every(({ since }) => since === undefined);
  }

  /** Whether a seat is gone: then the others need to see which seat the table waits for. */
  hasGone(now: number): boolean {
    return this.#seats.some((_, seat) => this.of(seat, now) === 'gone');
  }

  /** When the next seat becomes away or gone by itself; undefined if none will. */
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
