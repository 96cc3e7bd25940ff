// The private standing order of an auction: « jusqu'à…, puis je passe ». It never leaves this
// device; only the bids it makes do, one at a time, as if they had been tapped.

import type { Seat } from '@tablee/kit';
import { PHASE, type Move, type View } from '../rules/index.ts';

export interface Order {
  /** Which auction it is for. */
  readonly auction: string;
  readonly max: number;
}

/** The open auction that runs now, by turns or free-for-all; undefined when none does. */
export const auctionOf = (view: View): string | undefined =>
  view.phase === PHASE.auction || view.phase === PHASE.melee
    ? `${view.turn} ${view.seller} ${view.card}`
    : undefined;

/** Whether a seat still has a say in the open auction of now. */
export const mayOrder = (view: View, seat: Seat): boolean =>
  auctionOf(view) !== undefined &&
  view.isAlive(seat) &&
  seat !== view.seller &&
  (view.passed & (1 << seat)) === 0 &&
  view.tokens(seat) > (view.bidder === seat ? view.price - 1 : view.price);

/** What the order says now; undefined while it says nothing. */
export function orderedMove(view: View, seat: Seat, { auction, max }: Order): Move | undefined {
  if (auctionOf(view) !== auction || view.bidder === seat) return undefined;
  const amount = view.price + 1;
  if (amount <= Math.min(max, view.tokens(seat))) return { kind: 'bid', amount };
  // In a free-for-all nobody passes: one is silent.
  return view.phase === PHASE.auction ? { kind: 'pass' } : undefined;
}
