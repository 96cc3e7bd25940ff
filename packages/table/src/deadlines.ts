// When a table acts because of time: bells of open windows, and flags of those whose time is up. Never
// before everybody could be heard for as long as they were promised.

import { OWN_DOING } from './company.ts';
import type { Draft, Ledger } from './ledger.ts';
import { GRACE_MS } from './outages.ts';
import type { HostPorts } from './plan.ts';
import type { Presence } from './presence.ts';
import type { Bell } from './reports.ts';

/** With nobody left to raise there is nothing to wait for but the sound. */
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

  /** The bell of the window that is open since then; undefined where none is. */
  bell(since: number): Bell | undefined {
    const { pending } = this.#ledger.log;
    if (pending.kind !== 'open') return undefined;
    const of = pending.seats.length === 0 ? EMPTY_WINDOW_MS : pending.bellSeconds * 1000;
    return { due: this.#heardAgain(this.#ports.outages!.bellDue(since, of), of), of };
  }

  /** When the first one's time is up. */
  flag(): number | undefined {
    if (this.#ledger.clocks === undefined) return undefined;
    const first = Math.min(...this.#flagDues());
    return first === Infinity ? undefined : this.#heardAgain(first, GRACE_MS);
  }

  /** What is written of those whose time is up; who lets it come to that twice in a row is taken for gone. */
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

  /** Nobody's time is up before they could be heard for so long since this home was last asleep. */
  #heardAgain(due: number, time: number): number {
    return Math.max(due, (this.#ports.awakeSince?.() ?? -Infinity) + time);
  }
}
