// Parses, checks and follows standing orders in auctions, which are private. The grammar:
//
//   bid N pass LOT     raise by one token as long as that is at most N, then pass
//   bid N ask LOT      the same, but beyond N the person is asked
//   pass auction LOT   pass in the auction that runs, by turns
//   pass turn T        pass every auction from turn T until the seat's own next turn begins
//   LOT                T-CARD, the card turned up in turn T, or T-SELLER-HELD-CARD, sold by a debtor
//                      with HELD cards left; without -CARD: the next card that comes up there
//   N, T, SELLER, HELD whole numbers, N from 1; CARD as in the record
//
// For instance `bid 6 pass 12-C4`, `bid 3 ask 12`, `pass auction 12-3-0-C4`, `pass turn 12`. A lot
// names exactly one auction of a game. A turn turns up only one card for sale. A debtor sells one
// card after the other, each time with one less in hand. The card is part of the name because a sale
// that was taken back may be followed by another from the same place.
//
// A free-for-all has no pass: there an order that wants no bid is silent. With closed fists passing
// is a bid of 0. In a challenge the person must choose a card, and a debt has no pass either: there
// an order waits, and the person is asked.

import { wholeNumber, type Obeyed, type Orders, type OrderWhy, type Seat } from '@tablee/kit';
import { cardCodec } from '../decks/cards.ts';
import { biddersOf } from './auction.ts';
import type { Move } from './moves.ts';
import { stepOf } from './steps.ts';
import { nextAlive, NOBODY, PHASE, type View } from './table.ts';

/** One auction of a game, as the grammar above spells it. */
export type Lot = string;

export type Order =
  /** Raise while it costs no more than `most`; beyond it `pass`, or let the person be asked. */
  | {
      readonly kind: 'bid';
      readonly most: number;
      readonly then: 'pass' | 'ask';
      readonly lot: Lot;
    }
  | { readonly kind: 'pass-auction'; readonly lot: Lot }
  /** `turn` is the turn in which it was given. */
  | { readonly kind: 'pass-turn'; readonly turn: number };

// ---- words

export function orderText(order: Order): string {
  switch (order.kind) {
    case 'bid':
      return `bid ${order.most} ${order.then} ${order.lot}`;
    case 'pass-auction':
      return `pass auction ${order.lot}`;
    case 'pass-turn':
      return `pass turn ${order.turn}`;
  }
}

/** The order that a text spells; undefined for anything else. */
export function readOrder(text: string): Order | undefined {
  const [verb = '', first = '', ...rest] = text.split(' ');
  if (verb === 'bid') return readBid(first, rest);
  if (verb !== 'pass' || rest.length !== 1) return undefined;
  const mark = rest[0]!;
  if (first === 'auction') return isLot(mark) ? { kind: 'pass-auction', lot: mark } : undefined;
  const turn = first === 'turn' ? wholeNumber.parse(mark) : undefined;
  return turn === undefined ? undefined : { kind: 'pass-turn', turn };
}

function readBid(amount: string, [then, lot, ...more]: readonly string[]): Order | undefined {
  const most = wholeNumber.parse(amount) ?? 0;
  if (most < 1 || (then !== 'pass' && then !== 'ask')) return undefined;
  if (lot === undefined || !isLot(lot) || more.length > 0) return undefined;
  return { kind: 'bid', most, then, lot };
}

function isLot(text: string): boolean {
  const parts = text.split('-');
  const hasCard = cardCodec.parse(parts.at(-1)!) !== undefined;
  const numbers = hasCard ? parts.slice(0, -1) : parts;
  if (numbers.length !== 1 && numbers.length !== 3) return false;
  return numbers.every((part) => wholeNumber.parse(part) !== undefined);
}

// ---- which auction

const isOpen = (view: View): boolean => view.phase === PHASE.auction || view.phase === PHASE.melee;

/** Where the open auction of now stands in the game, or the next card that surely comes up. */
function placeOf(view: View): Lot | undefined {
  const { phase, turn, seller, debtor } = view;
  if (isOpen(view)) return seller === NOBODY ? `${turn}` : `${turn}-${seller}-${view.held(seller)}`;
  // The card that the debtor chooses is about to leave the hand.
  if (phase === PHASE.sell) return `${turn}-${debtor}-${view.held(debtor) - 1}`;
  return phase === PHASE.main || phase === PHASE.reshuffle ? `${turn}` : undefined;
}

/**
 * The lot of an order that is given now: the open auction that runs, or else the next card to come
 * up. Undefined when its place is unknown.
 */
export function lotOf(view: View): Lot | undefined {
  const place = placeOf(view);
  return isOpen(view) ? `${place!}-${cardCodec.format(view.card)}` : place;
}

/** An order given blind, before the card came up, is as good as one that names it. */
const isFor = (view: View, lot: Lot): boolean => lot === lotOf(view) || lot === placeOf(view);

// ---- may it be given

function check(view: View, seat: Seat, text: string): OrderWhy | undefined {
  const order = readOrder(text);
  if (order === undefined) return 'unreadable';
  return isTimely(view, seat, order) ? undefined : 'not-now';
}

function isTimely(view: View, seat: Seat, order: Order): boolean {
  if (view.phase === PHASE.opening || view.phase === PHASE.over || !view.isAlive(seat))
    return false;
  switch (order.kind) {
    case 'bid':
      return isFor(view, order.lot) && hasSay(view, seat);
    case 'pass-auction':
      return view.phase === PHASE.auction && isFor(view, order.lot) && hasSay(view, seat);
    case 'pass-turn':
      return order.turn <= view.turn && !ownTurnSince(view, seat, order.turn);
  }
}

/** Whether a seat still has a say in the open auction of now, or will have one in the next. */
function hasSay(view: View, seat: Seat): boolean {
  if (view.phase === PHASE.sell && seat === view.debtor) return false;
  if ((biddersOf(view) & (1 << seat)) === 0 || (view.passed & (1 << seat)) !== 0) return false;
  return view.bidder === seat || view.tokens(seat) > view.price;
}

/**
 * Whether the own turn has begun since that turn, or is still to be played in it. Each seat between
 * the own one and the active one has had a turn since, which dates the own turn. A bankruptcy in
 * between makes it longer ago: the order may then end early but never late.
 */
function ownTurnSince(view: View, seat: Seat, turn: number): boolean {
  let turnsAgo = 0;
  for (let at = seat; at !== view.active; at = nextAlive(view, at)) turnsAgo += 1;
  return view.turn - turnsAgo > turn || (turnsAgo === 0 && stepOf(view) < DRAWING);
}

/** [CH-17] From this step of the own turn on, bidding is all that is left to do in it. */
const DRAWING = 7;

// ---- what does it say

const PASS: Move = { kind: 'pass' };
const FIST_OF_NONE: Move = { kind: 'bid', amount: 0 };

function obey(view: View, seat: Seat, text: string): Obeyed<Move> {
  const order = readOrder(text);
  if (order === undefined || !isTimely(view, seat, order)) return 'spent';
  switch (order.kind) {
    case 'bid':
      return raise(view, seat, order);
    case 'pass-auction':
      return passOn(view, seat);
    case 'pass-turn': {
      const inFist = view.phase === PHASE.bluff && (biddersOf(view) & (1 << seat)) !== 0;
      return inFist ? { move: FIST_OF_NONE } : passOn(view, seat);
    }
  }
}

/** [CH-64] [CH-69] One token more than the last bid, never against the own bid. */
function raise(
  view: View,
  seat: Seat,
  { most, then }: Extract<Order, { kind: 'bid' }>,
): Obeyed<Move> {
  const speaks = view.phase === PHASE.melee || isSpeaker(view, seat);
  if (!speaks || view.bidder === seat) return 'wait';
  const amount = view.price + 1;
  if (amount <= most) return { move: { kind: 'bid', amount } };
  return then === 'ask' ? 'spent' : passOn(view, seat);
}

/** [CH-70] Passes when the seat is the speaker; [CH-71] in a free-for-all it stays silent. */
const passOn = (view: View, seat: Seat): Obeyed<Move> =>
  isSpeaker(view, seat) ? { move: PASS } : 'wait';

const isSpeaker = (view: View, seat: Seat): boolean =>
  view.phase === PHASE.auction && seat === view.speaker;

export const ORDERS: Orders<View, Move> = { check, obey };
