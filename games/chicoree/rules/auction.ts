// Auctions: open by turns, open free-for-all, and with closed fists; for the bank or for a seller.

import { assert, type Card, type Choice, type Refusal, type Seat, type Tell } from '@tablee/kit';
import { isBluffCard } from '../decks/cards.ts';
import { settleDebts } from './debts.ts';
import type { AuctionForm, Event, Move } from './moves.ts';
import { refuse } from './refuse.ts';
import { NO_CARD, NOBODY, PHASE, type State, type View } from './table.ts';
import { endTurn } from './turn.ts';

type Told = Tell<Event> | undefined;

const FORM_PHASE: Readonly<Record<AuctionForm, number>> = {
  turns: PHASE.auction,
  melee: PHASE.melee,
  bluff: PHASE.bluff,
};

/** [CH-21] [CH-53] A card goes under the hammer, for the bank (NOBODY) or for a debtor. */
export function openAuction(s: State, card: Card, seller: Seat, tell: Told): void {
  const form: AuctionForm = isBluffCard(card) ? 'bluff' : s.shape.melee ? 'melee' : 'turns';
  s.card = card;
  s.seller = seller;
  s.price = 0;
  s.bidder = NOBODY;
  s.passed = 0;
  tell?.all({ kind: 'auction', card, form, seller: seller === NOBODY ? null : seller });
  if (biddersOf(s) === 0) {
    closeAuction(s, tell);
    return;
  }
  s.phase = FORM_PHASE[form];
  if (form !== 'turns') return;
  // [CH-70] The active player speaks first; a player that cannot raise is skipped.
  s.speaker = s.active;
  if (!canOutbid(s, s.speaker)) nextSpeaker(s, tell);
}

/** In the game, not the seller, and with a token to bid. */
const canBid = (s: View, seat: Seat): boolean =>
  s.isAlive(seat) && seat !== s.seller && s.tokens(seat) > 0;

/** The seats that can bid at all, a bit each. */
export function biddersOf(s: View): number {
  let seats = 0;
  for (let seat = 0; seat < s.seats; seat++) if (canBid(s, seat)) seats |= 1 << seat;
  return seats;
}

/** Whether a seat could still raise in an open auction. */
export const canOutbid = (s: View, seat: Seat): boolean =>
  canBid(s, seat) &&
  seat !== s.bidder &&
  (s.passed & (1 << seat)) === 0 &&
  s.tokens(seat) > s.price;

// ---- open auctions

export function checkTurnBid(s: View, seat: Seat, move: Move): Refusal | undefined {
  if (move.kind !== 'bid' && move.kind !== 'pass') return refuse('CH-73', 'not-now');
  if (seat === s.seller) return refuse('CH-53', 'seller-does-not-bid');
  if ((s.passed & (1 << seat)) !== 0) return refuse('CH-70', 'has-passed');
  if (seat !== s.speaker) return refuse('CH-70', 'not-the-speaker', { seat: s.speaker });
  return move.kind === 'bid' ? checkAmount(s, seat, move.amount) : undefined;
}

export function checkMeleeBid(s: View, seat: Seat, move: Move): Refusal | undefined {
  if (move.kind === 'pass') return refuse('CH-71', 'wait-for-the-bell');
  if (move.kind !== 'bid') return refuse('CH-73', 'not-now');
  if (seat === s.seller) return refuse('CH-53', 'seller-does-not-bid');
  if (seat === s.bidder) return refuse('CH-71', 'own-bid-stands');
  return checkAmount(s, seat, move.amount);
}

function checkAmount(s: View, seat: Seat, amount: number): Refusal | undefined {
  if (amount < 1) return refuse('CH-69', 'at-least-one');
  if (amount <= s.price) return refuse('CH-64', 'bid-higher', { price: s.price });
  if (amount > s.tokens(seat))
    return refuse('CH-69', 'too-few-tokens', { amount, tokens: s.tokens(seat) });
  return undefined;
}

export function applyBid(s: State, seat: Seat, amount: number, tell: Told): void {
  assert(amount > s.price && amount <= s.tokens(seat), 'a bid is higher and covered');
  s.price = amount;
  s.bidder = seat;
  tell?.all({ kind: 'bid', seat, amount });
  if (s.phase === PHASE.auction) nextSpeaker(s, tell);
}

export function applyPass(s: State, seat: Seat, tell: Told): void {
  s.passed |= 1 << seat;
  tell?.all({ kind: 'passed', seat });
  nextSpeaker(s, tell);
}

/**
 * [CH-70] Passes the turn clockwise to the next seat that can raise. Without such a seat the hammer
 * falls.
 */
function nextSpeaker(s: State, tell: Told): void {
  for (let step = 1; step < s.seats; step++) {
    const seat = (s.speaker + step) % s.seats;
    if (canOutbid(s, seat)) {
      s.speaker = seat;
      return;
    }
  }
  closeAuction(s, tell);
}

/** The hammer falls (in a free-for-all: the bell). */
export function closeAuction(s: State, tell: Told): void {
  if (s.bidder === NOBODY) {
    discardUnsold(s, tell);
    return;
  }
  s.pay(s.bidder, -s.price);
  handOver(s, s.bidder, s.price, s.price, tell);
}

// ---- the bluff auction

export function checkFist(s: View, seat: Seat, move: Move): Refusal | undefined {
  if (move.kind === 'pass') return refuse('CH-66', 'bid-zero-instead');
  if (move.kind !== 'bid') return refuse('CH-66', 'everyone-bids');
  if (seat === s.seller) return refuse('CH-53', 'seller-does-not-bid');
  const tokens = s.tokens(seat);
  return move.amount > tokens || tokens === 0
    ? refuse('CH-69', 'too-few-tokens', { amount: move.amount, tokens })
    : undefined;
}

export function applyFists(s: State, choices: readonly Choice<Move>[], tell: Told): void {
  const bids = fists;
  for (const { seat, move } of choices) {
    assert(move.kind === 'bid', 'a fist holds a bid');
    bids[seat] = move.amount;
  }
  tell?.all({
    kind: 'fists',
    bids: choices.map(({ seat }) => ({ seat, amount: bids[seat]! })),
  });
  openFists(s, bids, tell);
}

/** Room for the bids of one bluff; only ever read in the call that filled it. */
const fists = new Int32Array(6);

/** [CH-66] [CH-67] The most tokens win; clockwise from the active player among equals. */
export function openFists(s: State, bids: ArrayLike<number>, tell: Told): void {
  const asked = biddersOf(s);
  let winner = NOBODY;
  let best = 0;
  let paid = 0;
  for (let step = 0; step < s.seats; step++) {
    const seat = (s.active + step) % s.seats;
    if ((asked & (1 << seat)) === 0) continue;
    const bid = bids[seat]!;
    assert(bid >= 0 && bid <= s.tokens(seat), 'a fist holds what its owner has');
    if (bid > best) {
      best = bid;
      winner = seat;
    }
    s.pay(seat, -bid);
    paid += bid;
  }
  if (winner === NOBODY) discardUnsold(s, tell);
  else handOver(s, winner, best, paid, tell);
}

// ---- a debtor sells

export function checkSell(s: View, seat: Seat, move: Move): Refusal | undefined {
  if (seat !== s.debtor) return refuse('CH-52', 'debtor-decides', { seat: s.debtor });
  if (move.kind !== 'sell') return refuse('CH-50', 'must-sell', { due: s.due });
  return s.inHand(seat, move.card) === 0 ? refuse('CH-50', 'not-in-hand') : undefined;
}

export function applySell(s: State, seat: Seat, card: number, tell: Told): void {
  s.drop(seat, card);
  tell?.all({ kind: 'selling', seat, card });
  openAuction(s, card, seat, tell);
}

// ---- what follows

/** [CH-68] [CH-54] */
function discardUnsold(s: State, tell: Told): void {
  s.discard(s.card);
  tell?.all({ kind: 'unsold', card: s.card });
  leaveAuction(s, tell);
}

/** [CH-53] [CH-69] The tokens go to the bank, or to the seller in its place. */
function handOver(s: State, winner: Seat, amount: number, paid: number, tell: Told): void {
  if (s.seller !== NOBODY) s.pay(s.seller, paid);
  s.take(winner, s.card, 'seen');
  tell?.all({ kind: 'sold', seat: winner, card: s.card, amount });
  leaveAuction(s, tell);
}

function leaveAuction(s: State, tell: Told): void {
  const forced = s.seller !== NOBODY;
  s.card = NO_CARD;
  s.seller = NOBODY;
  s.bidder = NOBODY;
  s.price = 0;
  s.passed = 0;
  s.speaker = 0;
  if (forced) settleDebts(s, tell);
  else endTurn(s, tell);
}
