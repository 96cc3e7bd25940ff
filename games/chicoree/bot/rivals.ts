// The bid that no rival can beat. Purses lie open, so a higher one only costs more.

import type { Seat } from '@tablee/kit';
import { PHASE, type View } from '../rules/index.ts';

const isRival = (view: View, seat: Seat, other: Seat): boolean =>
  other !== seat &&
  other !== view.seller &&
  view.isAlive(other) &&
  (view.passed & (1 << other)) === 0;

/** Among equal fists the first seat clockwise from the active player wins. */
const isBefore = (view: View, seat: Seat, other: Seat): boolean => {
  const place = (one: Seat): number => (one - view.active + view.seats) % view.seats;
  return view.phase === PHASE.bluff && place(other) < place(seat);
};

/** The least bid of a seat that beats every rival, for any purse the rival may hold. */
export function surestBid(view: View, seat: Seat): number {
  let least = view.price + 1;
  for (let other = 0; other < view.seats; other++) {
    const tokens = view.tokens(other);
    if (tokens === 0 || !isRival(view, seat, other)) continue;
    least = Math.max(least, tokens + (isBefore(view, seat, other) ? 1 : 0));
  }
  return least;
}
