// Sends one reminder to an awaited player without a connection, unless the player reconnects within
// a moment.

import { personAt } from './changes.ts';
import type { RoomDocument } from '../store/document.ts';
import type { RoomsPeople } from './ports.ts';

const MOMENT_MS = 5000;

/** Presence at the table, and the time. */
export interface Here {
  readonly isHere: (seat: number) => boolean;
  readonly now: () => number;
}

/** The table as it is now. */
export interface Asked extends Here {
  readonly document: RoomDocument;
  readonly step: number;
}

export class Reminders {
  readonly #people: RoomsPeople;
  #awaited: readonly number[] = [];
  /** Since when each absent player has been awaited, by seat. */
  readonly #waiting = new Map<number, number>();

  constructor(people: RoomsPeople) {
    this.#people = people;
  }

  /** After every change of the table. */
  follow(awaited: readonly number[], { isHere, now }: Here): void {
    for (const seat of this.#waiting.keys())
      if (!awaited.includes(seat)) this.#waiting.delete(seat);
    for (const seat of awaited)
      if (!this.#awaited.includes(seat) && !isHere(seat)) this.#waiting.set(seat, now());
    this.#awaited = awaited;
  }

  get isWaiting(): boolean {
    return this.#waiting.size > 0;
  }

  /** Sends the reminders that are due; with `isLast`, all of them. */
  send({ document, step, isHere, now }: Asked, isLast: boolean): void {
    const moment = now();
    for (const [seat, since] of this.#waiting) {
      if (!isLast && moment - since < MOMENT_MS) continue;
      this.#waiting.delete(seat);
      const there = personAt(document, seat);
      if (there === undefined || isHere(seat)) continue;
      // It says itself what went wrong.
      void this.#people.remind(there.person, { table: document.id, game: document.game, step });
    }
  }
}
