// Whom to remind that the table waits for them: whoever is asked while they are not connected, once,
// and only if they do not come back by themselves within a moment.

import { personAt } from './changes.ts';
import type { RoomDocument } from '../store/document.ts';
import type { RoomsPeople } from './ports.ts';

const MOMENT_MS = 5000;

/** Who is at the table, and when. */
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
  /** Since when somebody absent has been asked, by seat. */
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

  /** Now and then; with `isLast` nobody will ask again. */
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
