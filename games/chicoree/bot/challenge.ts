// The challenge: shows every flower when that is likely to win, else throws in what is worth least.

import type { Card, Seat } from '@tablee/kit';
import { D1, flowersOn, hiddenCards, KINDS, type View } from '../rules/index.ts';
import { keepingWorth } from './worth.ts';

/** How much of the flowers in a hand its owner tends to show. */
const SHOWN_SHARE = 0.6;
/** A flower kept in hand for a later challenge, in tokens. */
const KEPT_FLOWER = 0.6;

export function show(view: View, seat: Seat): number {
  const own = flowersIn(view, seat);
  if (own > 0 && !view.isStopped(seat)) {
    const { beaten, flowers } = opposition(view, seat, own);
    const prize = own + flowersOn(view.card) + flowers;
    if (beaten * prize > KEPT_FLOWER * own) return indexOfShow(view, seat, allFlowers);
  }
  const least = leastUseful(view, seat);
  return indexOfShow(view, seat, (card) => (card === least ? 1 : 0));
}

/** How many of a card of so many copies are shown. */
type Shown = (card: Card, copies: number) => number;

const allFlowers: Shown = (card, copies) => (flowersOn(card) > 0 ? copies : 0);

/** Where these cards stand among all that can be shown: a digit per kind of card, less one. */
export function indexOfShow(view: View, seat: Seat, shown: Shown): number {
  let index = 0;
  let radix = 1;
  for (let card = 0; card < KINDS; card++) {
    const copies = view.inHand(seat, card);
    index += radix * shown(card, copies);
    radix *= copies + 1;
  }
  return index - 1;
}

export function flowersIn(view: View, seat: Seat): number {
  let flowers = 0;
  for (let card = D1; card < KINDS; card++) flowers += flowersOn(card) * view.inHand(seat, card);
  return flowers;
}

/** The chance that no opponent shows more than `own`, and the flowers that the others may add. */
function opposition(view: View, seat: Seat, own: number): { beaten: number; flowers: number } {
  const average = flowersPerHiddenCard(view);
  let beaten = 1;
  let flowers = 0;
  for (let other = 0; other < view.seats; other++) {
    if (other === seat || !view.isAlive(other)) continue;
    const hidden = hiddenCards(view, other);
    const shown = SHOWN_SHARE * (flowersIn(view, other) + hidden * average);
    // Flowers come about four to a card, so the spread grows with the root of what is expected.
    const spread = Math.sqrt(4 * shown) + 0.5;
    beaten /= 1 + Math.exp((1.6 * (shown - own)) / spread);
    flowers += shown;
  }
  return { beaten, flowers };
}

/** Over all cards in the pile or unseen in a hand. */
function flowersPerHiddenCard(view: View): number {
  let flowers = 0;
  let cards = view.pile;
  for (let card = D1; card < KINDS; card++) {
    let copies = view.deck.copies[card]! - view.discardOf(card) - (view.card === card ? 1 : 0);
    for (let seat = 0; seat < view.seats; seat++) copies -= view.inHand(seat, card);
    flowers += flowersOn(card) * copies;
  }
  for (let seat = 0; seat < view.seats; seat++) cards += hiddenCards(view, seat);
  return cards === 0 ? 0 : flowers / cards;
}

export function leastUseful(view: View, seat: Seat): Card {
  let chosen = 0;
  let least = Infinity;
  for (let card = 0; card < KINDS; card++) {
    if (view.inHand(seat, card) === 0) continue;
    const worth = keepingWorth(view, seat, card);
    if (worth < least) {
      least = worth;
      chosen = card;
    }
  }
  return chosen;
}
