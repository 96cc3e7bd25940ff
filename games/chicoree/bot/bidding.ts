// Bidding: a bid is at most the card's worth to the bidder and leaves the reserve in the purse. In
// a forced sale the worth to the other seats counts.

import { SILENT } from '@tablee/bots';
import type { Card, Rng, Seat } from '@tablee/kit';
import { isBluffCard, KINDS, type View } from '../rules/index.ts';
import { keepingWorth, offerWorth, reserve } from './worth.ts';

/** In an auction by turns the pass comes first, then the lowest bid. */
const PASS = 0;
const LOWEST_BID = 1;

/**
 * The largest fist, as a factor of the worth. Every bidder of a bluff auction pays, so most fists
 * are far smaller.
 */
const BLUFF_FACTOR = 1.2;
/** How fast the bids of a bluff fall with every bidder more. */
const BLUFF_FALL = 0.6;
const UNIFORM = 2 ** 15;

/** How a player handles money. */
export interface Purse {
  /** What a card is worth to them, against what it is worth to a regular. */
  readonly boldness: number;
  /** What they hold back, against what a regular does. */
  readonly thrift: number;
  /** By so many tokens a bid may be off. */
  readonly slip: number;
}

export const REGULAR: Purse = { boldness: 1, thrift: 1, slip: 0 };

/** What a seat can spend without missing the next debts. */
export const spendable = (view: View, seat: Seat, thrift: number): number =>
  Math.max(0, view.tokens(seat) - Math.round(thrift * reserve(view, seat)));

/** The most a seat would name in an open auction. */
export const limit = (view: View, seat: Seat, card: Card, { boldness, thrift }: Purse): number =>
  Math.min(Math.round(boldness * offerWorth(view, seat, card)), spendable(view, seat, thrift));

const slipOf = ({ slip }: Purse, rng: Rng): number =>
  slip === 0 ? 0 : rng.below(2 * slip + 1) - slip;

/** As long as one more token is worth it. */
const wouldRaise = (view: View, seat: Seat, rng: Rng, purse: Purse): boolean =>
  view.price + 1 <= limit(view, seat, view.card, purse) + slipOf(purse, rng);

/** Raises by one, or passes. */
export const raiseOrPass = (view: View, seat: Seat, rng: Rng, purse: Purse): number =>
  wouldRaise(view, seat, rng, purse) ? LOWEST_BID : PASS;

/** Raises by one, or stays silent. */
export const raiseOrWait = (view: View, seat: Seat, rng: Rng, purse: Purse): number =>
  wouldRaise(view, seat, rng, purse) ? 0 : SILENT;

/** The most that a seat would take in its fist, however full its purse. */
export const fistWorth = (view: View, seat: Seat, { boldness }: Purse): number =>
  boldness * BLUFF_FACTOR * offerWorth(view, seat, view.card);

/** An unpredictable bid: V · U^(0.6 · (m − 1)) for a worth V among m bidders that want the card. */
export function fist(view: View, seat: Seat, rng: Rng, purse: Purse): number {
  const value = fistWorth(view, seat, purse);
  const chance = (rng.below(UNIFORM) + 1) / UNIFORM;
  const rivals = rivalsFor(view, seat, view.card);
  const amount = Math.round(value * chance ** (BLUFF_FALL * rivals));
  const wanted = Math.max(0, amount + slipOf(purse, rng));
  return Math.min(wanted, spendable(view, seat, purse.thrift));
}

/** How many others can bid and have a use for the card. */
function rivalsFor(view: View, seat: Seat, card: Card): number {
  let rivals = 0;
  for (let other = 0; other < view.seats; other++)
    if (other !== seat && other !== view.seller && limit(view, other, card, REGULAR) > 0) rivals++;
  return rivals;
}

// ---- the forced sale

/** More than any card is worth: a sale that covers the debt comes first. */
const ENOUGH = 100;

/** What is worth least to the seller and still covers the debt; else what comes nearest. */
export function sale(view: View, seat: Seat): number {
  const missing = view.due - view.tokens(seat);
  let chosen = 0;
  let best = -Infinity;
  let kind = -1;
  for (let card = 0; card < KINDS; card++) {
    if (view.inHand(seat, card) === 0) continue;
    kind++;
    const proceeds = expectedProceeds(view, seat, card);
    const enough = proceeds >= missing ? ENOUGH : 0;
    const score = enough + Math.min(proceeds, missing) - keepingWorth(view, seat, card);
    if (score > best) {
      best = score;
      chosen = kind;
    }
  }
  return chosen;
}

/** An open auction ends about where the second bidder stops; in a bluff the losers pay too. */
export function expectedProceeds(view: View, seller: Seat, card: Card): number {
  let first = 0;
  let second = 0;
  for (let other = 0; other < view.seats; other++) {
    if (other === seller || !view.isAlive(other)) continue;
    const price = limit(view, other, card, REGULAR);
    second = Math.max(second, Math.min(first, price));
    first = Math.max(first, price);
  }
  if (isBluffCard(card)) return first;
  return first === 0 ? 0 : Math.max(1, second);
}
