// Bidding: what a card is worth to the bidder and no more, with the reserve left in the purse; and
// the forced sale, where somebody else's worth is what counts.

import type { Card, Rng, Seat } from '@tablee/kit';
import { isBluffCard, KINDS, type Move, type View } from '../rules/index.ts';
import { keepingWorth, offerWorth, reserve } from './worth.ts';

const PASS: Move = { kind: 'pass' };
const bid = (amount: number): Move => ({ kind: 'bid', amount });

/** The most that a fist holds against the worth: everyone pays, so most bids are far lower. */
const BLUFF_FACTOR = 1.2;
/** How fast the bids of a bluff fall with every bidder more. */
const BLUFF_FALL = 0.6;
const UNIFORM = 2 ** 15;

/** What a seat can spend without missing the next debts. */
const spendable = (view: View, seat: Seat): number =>
  Math.max(0, view.tokens(seat) - reserve(view, seat));

/** The most a seat would name in an open auction. */
const limit = (view: View, seat: Seat, card: Card): number =>
  Math.min(Math.round(offerWorth(view, seat, card)), spendable(view, seat));

/** Raises by one as long as that is worth it; undefined otherwise. */
export function raise(view: View, seat: Seat): Move | undefined {
  const price = view.price + 1;
  return price <= limit(view, seat, view.card) ? bid(price) : undefined;
}

export const raiseOrPass = (view: View, seat: Seat): Move => raise(view, seat) ?? PASS;

/** A bid that nobody can foresee: V · U^(0.6 · (m − 1)) for a worth V among m who want the card. */
export function fist(view: View, seat: Seat, rng: Rng): Move {
  const value = BLUFF_FACTOR * offerWorth(view, seat, view.card);
  const chance = (rng.below(UNIFORM) + 1) / UNIFORM;
  const rivals = rivalsFor(view, seat, view.card);
  const amount = Math.round(value * chance ** (BLUFF_FALL * rivals));
  return bid(Math.min(amount, spendable(view, seat)));
}

/** How many others can bid and have a use for the card. */
function rivalsFor(view: View, seat: Seat, card: Card): number {
  let rivals = 0;
  for (let other = 0; other < view.seats; other++)
    if (other !== seat && other !== view.seller && limit(view, other, card) > 0) rivals++;
  return rivals;
}

// ---- the forced sale

/** More than any card is worth: a sale that covers the debt comes first. */
const ENOUGH = 100;

/** What is worth least to the seller and still covers the debt; else what comes nearest. */
export function sale(view: View, seat: Seat): Move {
  const missing = view.due - view.tokens(seat);
  let chosen: Card = 0;
  let best = -Infinity;
  for (let card = 0; card < KINDS; card++) {
    if (view.inHand(seat, card) === 0) continue;
    const proceeds = expectedProceeds(view, seat, card);
    const enough = proceeds >= missing ? ENOUGH : 0;
    const score = enough + Math.min(proceeds, missing) - keepingWorth(view, seat, card);
    if (score > best) {
      best = score;
      chosen = card;
    }
  }
  return { kind: 'sell', card: chosen };
}

/** An open auction ends about where the second bidder stops; in a bluff the losers pay too. */
function expectedProceeds(view: View, seller: Seat, card: Card): number {
  let first = 0;
  let second = 0;
  for (let other = 0; other < view.seats; other++) {
    if (other === seller || !view.isAlive(other)) continue;
    const price = limit(view, other, card);
    second = Math.max(second, Math.min(first, price));
    first = Math.max(first, price);
  }
  if (isBluffCard(card)) return first;
  return first === 0 ? 0 : Math.max(1, second);
}
