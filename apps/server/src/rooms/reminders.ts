// Whom to remind that the table waits for them: whoever is asked while they are not connected, once,
// and only if they do not come back by themselves within a moment.

import { personAt } from './changes.ts';
import type { RoomDocument } from '../store/document.ts';
import type { RoomsPeople } from './ports.ts';

const MOMENT_MS = 5000;

/** The table as it is now. */
export interface Asked {
  readonly document: RoomDocument;
  readonly awaited: readonly number[];
  readonly step: number;
  readonly isHere: (seat: number) => boolean;
  readonly now: number;
}

export class Reminders {
  readonly #people: RoomsPeople;
  #awaited: readonly number[] = [];
  /** Since when somebody absent has been asked, by seat. */
  readonly #waiting = new Map<number, number>();

  constructor(people: RoomsPeople) {
    this.#people = people;
  }

  /** After every change of the table. */
  follow({ awaited, isHere, now }: Asked): void {
    for (const seat of this.#waiting.keys())
      if (!awaited.includes(seat)) this.#waiting.delete(seat);
    for (const seat of awaited)
      if (!this.#awaited.includes(seat) && !isHere(seat)) this.#waiting.set(seat, now);
    this.#awaited = awaited;
  }

  get isWaiting(): boolean {
    return this.#waiting.size > 0;
  }

  /** Now and then; with `isLast` nobody will ask again. */
  send({ document, step, isHere, now }: Asked, isLast: boolean): void {
    for (const [seat, since] of this.#waiting) {
      if (!isLast && now - since < MOMENT_MS) continue;
      this.#waiting.delete(seat);
      const there = personAt(document, seat);
      if (there === undefined || isHere(seat)) continue;
      // It says itself what went wrong.
      void this.#people.remind(there.person, { table: document.id, game: document.game, step });
    }
  }
}
