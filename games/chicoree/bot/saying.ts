// Parts of which reasons are made, for a turn and for auctions alike.

import type { Reason } from '@tablee/bots';
import type { Card, Seat } from '@tablee/kit';
import {
  chainCard,
  EXPORT,
  isStart,
  JOK,
  KINDS,
  NO_CARD,
  SHOP,
  type View,
} from '../rules/index.ts';

export const fact = (name: string, facts?: Reason['facts']): Reason =>
  facts === undefined ? { fact: name } : { fact: name, facts };

export const against = (name: string, facts?: Reason['facts']): Reason => ({
  ...fact(name, facts),
  isAgainst: true,
});

/** How many turns the chain still takes with `card` in hand besides; undefined while more is missing. */
export function turnsWith(view: View, seat: Seat, card: Card): number | undefined {
  let turns = view.start(seat) === NO_CARD ? 1 : 0;
  if (turns === 1 && !isStart(card) && !holdsStart(view, seat)) return undefined;
  let jokers = view.inHand(seat, JOK) + (card === JOK ? 1 : 0);
  for (let number = 1; number <= EXPORT; number++) {
    if (view.laid(seat, number) > 0) continue;
    if (number !== SHOP) turns++;
    const isThere = view.inHand(seat, chainCard(number)) > 0 || card === chainCard(number);
    if (!isThere && --jokers < 0) return undefined;
  }
  return Math.max(1, turns);
}

export function holdsStart(view: View, seat: Seat): boolean {
  for (let card = 0; card < KINDS; card++)
    if (isStart(card) && view.inHand(seat, card) > 0) return true;
  return false;
}
