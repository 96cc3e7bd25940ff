// Steps 3, 4 and 5: shops, the chain card, the Départ.

import type { Card, Refusal, Seat, Tell } from '@tablee/kit';
import { C7, chainNumber, EXPORT, HARVEST, isChain, isStart, JOK, SHOP } from '../decks/cards.ts';
import type { Event } from './moves.ts';
import { refuse } from './refuse.ts';
import { NO_CARD, PHASE, STAGE, type State, type View } from './table.ts';

// Refusals without facts are made once, so that listing the legal moves allocates nothing.
const NO_START_YET = refuse('CH-15', 'no-start-yet');
const AFTER_SPECIAL = refuse('CH-24', 'after-special');
const AFTER_CHAIN_CARD = refuse('CH-24', 'after-chain-card');
const NO_HARVEST_YET = refuse('CH-12', 'no-harvest-yet');
const ONE_CHAIN_CARD = refuse('CH-13', 'one-chain-card');
const SECOND_EXPORT = refuse('CH-26', 'second-export');
const EXPORT_NEEDS_SHOP = refuse('CH-14', 'export-needs-shop');
const NOT_THE_NEXT = refuse('CH-25', 'not-the-next');
const SECOND_START = refuse('CH-31', 'second-start');
const NOT_IN_HAND = refuse('CH-73', 'not-in-hand');

/** Whether this place of a chain is empty, and by the state of the table its card could come next. */
export function isNext(s: View, seat: Seat, number: number): boolean {
  // [CH-15] Without a Départ there is no chain to go on with.
  if (s.phase === PHASE.over || !s.isAlive(seat) || s.start(seat) === NO_CARD) return false;
  if (s.laid(seat, number) > 0) return false;
  if (number === SHOP) return s.harvested;
  return number === EXPORT ? s.shops(seat) > 0 : s.nextNumber(seat) === number;
}

/** The chain number a card would be laid as, or why it cannot be laid as anything. */
function numberFor(card: Card, as: number | null): number | Refusal {
  if (card === JOK) return as ?? refuse('CH-44', 'joker-needs-number');
  if (as !== null) return refuse('CH-44', 'only-joker-stands-in');
  return isChain(card) ? chainNumber(card) : refuse('CH-13', 'not-a-chain-card');
}

/** Why the active player cannot lay this chain number now, a joker or the card itself. */
export function numberFault(s: View, seat: Seat, number: number): Refusal | undefined {
  if (!s.hadStart) return NO_START_YET;
  if (s.stage === STAGE.specials) return AFTER_SPECIAL;
  if (number === SHOP) {
    if (s.stage === STAGE.laid) return AFTER_CHAIN_CARD;
    return s.harvested ? undefined : NO_HARVEST_YET;
  }
  if (s.stage === STAGE.laid) return ONE_CHAIN_CARD;
  if (number === EXPORT) {
    if (s.exports(seat)) return SECOND_EXPORT;
    return s.shops(seat) > 0 ? undefined : EXPORT_NEEDS_SHOP;
  }
  return s.nextNumber(seat) === number ? undefined : NOT_THE_NEXT;
}

export function checkLay(s: View, seat: Seat, card: Card, as: number | null): Refusal | undefined {
  const number = numberFor(card, as);
  if (typeof number !== 'number') return number;
  if (s.inHand(seat, card) === 0) return NOT_IN_HAND;
  const fault = numberFault(s, seat, number);
  // The sentence wants to say which number it is the turn of.
  return fault === NOT_THE_NEXT
    ? refuse('CH-25', 'not-the-next', { number, next: s.nextNumber(seat) })
    : fault;
}

export function applyLay(
  s: State,
  seat: Seat,
  card: Card,
  number: number,
  tell: Tell<Event> | undefined,
): void {
  s.drop(seat, card);
  s.lay(seat, number, card, 1);
  s.acted = true;
  if (number !== SHOP) s.stage = STAGE.laid;
  if (number === HARVEST) s.harvested = true;
  tell?.all({ kind: 'laid', seat, card, number });
}

/** Why no Départ can be laid now. */
export function startFault(s: View, seat: Seat): Refusal | undefined {
  if (s.start(seat) !== NO_CARD) return SECOND_START;
  return s.stage === STAGE.specials ? AFTER_SPECIAL : undefined;
}

export function checkStart(s: View, seat: Seat, card: Card): Refusal | undefined {
  if (card === JOK) return refuse('CH-44', 'joker-is-no-start');
  if (!isStart(card)) return refuse('CH-15', 'not-a-start');
  if (s.inHand(seat, card) === 0) return refuse('CH-15', 'not-in-hand');
  return startFault(s, seat);
}

export function applyStart(s: State, seat: Seat, card: Card, tell: Tell<Event> | undefined): void {
  s.drop(seat, card);
  s.setStart(seat, card);
  s.acted = true;
  tell?.all({ kind: 'started', seat, card });
}

/** [CH-23] All seven numbers in front of a seat. */
export const hasWholeChain = (s: View, seat: Seat): boolean =>
  s.chainLength(seat) === chainNumber(C7);
