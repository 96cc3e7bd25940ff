// Hands the host's role to a connected player when the host has been gone for a while.

import { personAfter, seatOfPerson, type PersonSeat } from './changes.ts';
import type { RoomDocument } from '../store/document.ts';

/** Longer before the start: the host may be sending the link around. */
const GONE_MS = { gathering: 600_000, later: 60_000 };

export class HostWatch {
  #goneSince: number | undefined;

  /** Restarts the grace period after an outage, during which no player could reconnect. */
  forgive(): void {
    this.#goneSince = undefined;
  }

  /** The player to become host now, or undefined to keep the host. Called once a second. */
  successor(
    document: RoomDocument,
    isHere: (seat: number) => boolean,
    now: number,
  ): PersonSeat | undefined {
    const { host, opened, settings, state } = document;
    const seat = seatOfPerson(document, host);
    const next = personAfter(document, Math.max(0, seat), isHere);
    // Without another connected player the role stays.
    if (isHere(seat) || next === undefined) {
      this.#goneSince = undefined;
      return undefined;
    }
    this.#goneSince ??= now;
    // In correspondence games the host is not expected to stay connected.
    if (settings.clock?.kind === 'correspondence') return undefined;
    // At a screen all players share one room and need no link.
    const isSlow = state === 'gathering' && opened === undefined;
    const patience = isSlow ? GONE_MS.gathering : GONE_MS.later;
    return now - this.#goneSince < patience ? undefined : next;
  }
}
