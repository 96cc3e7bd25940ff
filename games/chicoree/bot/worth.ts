// What a card is worth to a seat, in tokens, as far as the viewer can tell; and what a purse must
// hold back.

import type { Card, Seat } from '@tablee/kit';
import {
  C1,
  chainNumber,
  dueTo,
  EXPORT,
  flowersOn,
  HARVEST,
  incomeOf,
  isChain,
  isChallenge,
  isOchre,
  isStart,
  isStop,
  JOK,
  MANUFACTURE,
  MOI,
  NO_CARD,
  SHOP,
  type View,
} from '../rules/index.ts';

/** What sensible people bid for the chain cards 1 to 7; place 0 stays unused. */
const CHAIN_WORTH = [0, 2.5, 2.5, 3.5, 4, 3.5, 6, 8] as const;
/** The card that can be laid next is worth more than one for later. */
const NEXT_FACTOR = 1.3;
/** Every number that lies in front already makes the missing ones dearer. */
const PROGRESS_FACTOR = 0.1;
/** The last card that is missing. */
const LAST_WORTH = 15;
/** The card that an opponent needs to win. */
const DENIAL_WORTH = 8;
/** A shop beside others, for its income, per opponent that pays. */
const SHOP_WORTH_PER_PAYER = 0.8;
/** A second copy of what red cards destroy. */
const SPARE_WORTH = 0.8;
const START_WORTH = 3;
/** A token of Départ income per turn. */
const INCOME_WORTH = 1;
/** A Départ still missing grows dearer with every round. */
const START_GROWTH = 0.05;
const JOKER_WORTH = 6;
const STOP_WORTH = 2;
const DESTROYER_WORTH = 1.5;
const OCHRE_WORTH = 2.5;
const FLOWER_WORTH = 0.5;

/** With `copies` of it in the seat's hand besides: inHand for an offer, one less for a holding. */
export function worth(view: View, seat: Seat, card: Card, copies: number): number {
  if (isStart(card)) return startWorth(view, seat, card, copies);
  if (isChain(card)) return chainWorth(view, seat, chainNumber(card), copies);
  if (isChallenge(card)) return FLOWER_WORTH * flowersOn(card);
  if (card === JOK) return JOKER_WORTH;
  if (isOchre(card)) return OCHRE_WORTH;
  return isStop(card) ? STOP_WORTH : DESTROYER_WORTH;
}

/** What one of the copies in hand is worth. */
export const keepingWorth = (view: View, seat: Seat, card: Card): number =>
  worth(view, seat, card, view.inHand(seat, card) - 1);

function startWorth(view: View, seat: Seat, card: Card, copies: number): number {
  if (view.start(seat) !== NO_CARD) return 0;
  let held = copies > 0 ? incomeOf(card) : 0;
  for (let other = 0; other <= MOI; other++)
    if (other !== card && view.inHand(seat, other) > 0) held = Math.max(held, incomeOf(other));
  const income = incomeOf(card);
  if (held > 0) return Math.max(0, INCOME_WORTH * (income - held));
  const rounds = view.turn / view.seats;
  return (START_WORTH + INCOME_WORTH * income) * (1 + START_GROWTH * rounds);
}

function chainWorth(view: View, seat: Seat, number: number, copies: number): number {
  const have = view.laid(seat, number) + copies;
  if (have > 0) {
    if (number === SHOP) return SHOP_WORTH_PER_PAYER * (view.aliveCount() - 1);
    return have === 1 && (number === HARVEST || number === MANUFACTURE) ? SPARE_WORTH : 0;
  }
  if (missingBut(view, seat, number) === 0) return LAST_WORTH;
  const next = number === view.nextNumber(seat) || number >= SHOP;
  const progress = 1 + PROGRESS_FACTOR * view.chainLength(seat);
  return CHAIN_WORTH[number]! * progress * (next ? NEXT_FACTOR : 1);
}

/** How many chain numbers, `number` aside, neither lie there nor can be laid from hand. */
function missingBut(view: View, seat: Seat, number: number): number {
  let missing = -view.inHand(seat, JOK);
  for (let other = 1; other <= EXPORT; other++)
    if (other !== number && view.laid(seat, other) === 0 && view.inHand(seat, C1 + other - 1) === 0)
      missing++;
  return Math.max(0, missing);
}

/** What a card under the hammer is worth to a seat: to have it, or to keep it from a winner. */
export function offerWorth(view: View, seat: Seat, card: Card): number {
  const own = worth(view, seat, card, view.inHand(seat, card));
  return isChain(card) && wouldWin(view, seat, chainNumber(card))
    ? Math.max(own, DENIAL_WORTH)
    : own;
}

/** Whether one of the others lacks nothing but this number in front of them. */
function wouldWin(view: View, seat: Seat, number: number): boolean {
  for (let other = 0; other < view.seats; other++)
    if (
      other !== seat &&
      view.isAlive(other) &&
      view.laid(other, number) === 0 &&
      view.chainLength(other) === EXPORT - 1
    )
      return true;
  return false;
}

/** Once shops can be laid, a purse is never quite emptied. */
const PURSE_MIN = 5;
/** So many rounds ahead a purse is prepared for debts that its own income does not cover. */
const RESERVE_ROUNDS = 2;

/** What the others' shops and exports will ask for until own income comes, and in later rounds. */
export function reserve(view: View, seat: Seat): number {
  const due = debtsAhead(view, seat);
  const uncovered = Math.max(0, due - earnings(view, seat));
  return Math.max(due, view.harvested ? PURSE_MIN : 0) + RESERVE_ROUNDS * uncovered;
}

/** What a seat takes in with its own turn. */
export function earnings(view: View, seat: Seat): number {
  const start = view.start(seat);
  if (start === NO_CARD) return 0;
  return incomeOf(start) + dueTo(view, seat) * (view.aliveCount() - 1);
}

/**
 * The most that a reasonable player pays for a card. Keeps back what the others will claim, unless
 * the card completes the chain.
 */
export function payable(view: View, seat: Seat, card: Card): number {
  const tokens = view.tokens(seat);
  if (isChain(card) && missingBut(view, seat, chainNumber(card)) === 0) return tokens;
  return Math.max(0, tokens - debtsAhead(view, seat));
}

/** What the others' shops and exports will ask for in a round. */
export function debtsAhead(view: View, seat: Seat): number {
  let due = 0;
  for (let other = 0; other < view.seats; other++)
    if (other !== seat && view.isAlive(other) && !view.isStopped(other)) due += dueTo(view, other);
  return due;
}
