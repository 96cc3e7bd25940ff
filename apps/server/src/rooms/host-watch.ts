// Sees to it that the host's role does not stay with somebody who is gone while others are here.

import { personAfter, seatOfPerson, type PersonSeat } from './changes.ts';
import type { RoomDocument } from '../store/document.ts';

/** Before the start somebody may just be sending the link around. */
const GONE_MS = { gathering: 600_000, later: 60_000 };

export class HostWatch {
  #goneSince: number | undefined;

  /** Nobody could come back for a while: who is gone has only just gone. */
  forgive(): void {
    this.#goneSince = undefined;
  }

  /** Who shall be host now, where it shall be somebody else. Asked about once a second. */
  successor(
    document: RoomDocument,
    isHere: (seat: number) => boolean,
    now: number,
  ): PersonSeat | undefined {
    const { host, opened, settings, state } = document;
    const seat = seatOfPerson(document, host);
    const next = personAfter(document, Math.max(0, seat), isHere);
    // Where nobody else is here, nobody misses the host.
    if (isHere(seat) || next === undefined) {
      this.#goneSince = undefined;
      return undefined;
    }
    this.#goneSince ??= now;
    // Who plays over days is not expected to stay.
    if (settings.clock?.kind === 'correspondence') return undefined;
    // Before a screen all players are in the room, and need no link.
    const isSlow = state === 'gathering' && opened === undefined;
    const patience = isSlow ? GONE_MS.gathering : GONE_MS.later;
    return now - this.#goneSince < patience ? undefined : next;
  }
}
