// Whom a game waits for.

import type { Pending, Seat } from './game.ts';

/** The seats that are asked now; none while cards are drawn and once the game is over. */
export function askedSeats(pending: Pending): readonly Seat[] {
  switch (pending.kind) {
    case 'turn':
      return [pending.seat];
    case 'sealed':
    case 'open':
      return pending.seats;
    case 'chance':
    case 'over':
      return [];
  }
}
