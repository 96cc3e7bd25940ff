// Computes when a window closes and when a clock runs out. After an outage, players first get the
// full window or the grace period to reconnect.

import { OWN_DOING } from './company.ts';
import type { Draft, Ledger } from './ledger.ts';
import { GRACE_MS } from './outages.ts';
import type { HostPorts } from './plan.ts';
import type { Presence } from './presence.ts';
import type { Bell } from './reports.ts';

/** Length of a window in which no seat can act: time for the sound. */
const EMPTY_WINDOW_MS = 1000;

export class Deadlines {
  readonly #ledger: Ledger;
  readonly #ports: HostPorts;
  readonly #presence: Presence;

  constructor(ledger: Ledger, ports: HostPorts, presence: Presence) {
    this.#ledger = ledger;
    this.#ports = ports;
    this.#presence = presence;
  }

  /** The bell of the window that opened at `since`; undefined if none is open. */
  bell(since: number): Bell | undefined {
    const { pending } = this.#ledger.log;
    if (pending.kind !== 'open') return undefined;
    const of = pending.seats.length === 0 ? EMPTY_WINDOW_MS : pending.bellSeconds * 1000;
    return { due: this.#heardAgain(this.#ports.outages!.bellDue(since, of), of), of };
  }

  /** When the first clock runs out. */
  flag(): number | undefined {
    if (this.#ledger.clocks === undefined) return undefined;
    const first = Math.min(...this.#flagDues());
    return first === Infinity ? undefined : this.#heardAgain(first, GRACE_MS);
  }

  /** The entries for seats without time left. The second time in a row a bot keeps the seat. */
  flags(now: number): readonly Draft[] {
    if ((this.flag() ?? Infinity) > now) return [];
    return this.#flagDues().flatMap((due, seat) => {
      if (due > now) return [];
      const isLost = this.#ledger.company.isLost(seat);
      return [
        { what: `flag ${seat}` },
        ...(isLost ? [{ what: `stand-in ${seat} ${OWN_DOING}` }] : []),
      ];
    });
  }

  #flagDues(): number[] {
    const { seats } = this.#ledger.setup;
    return Array.from({ length: seats }, (_, seat) =>
      this.#presence.flagDue(seat, this.#ledger.flagDueOf(seat) ?? Infinity),
    );
  }

  /** No deadline fires within `time` of the last gap, so that clients can reconnect. */
  #heardAgain(due: number, time: number): number {
    return Math.max(due, (this.#ports.awakeSince?.() ?? -Infinity) + time);
  }
}
