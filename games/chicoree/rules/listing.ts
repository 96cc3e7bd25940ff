// The legal moves of each phase in a fixed order, by index. A move of steps 3 to 6 is packed into a
// small code first, so that counting and choosing one allocates nothing.

import { assert, type Card, type Seat } from '@tablee/kit';
import { canOutbid, biddersOf } from './auction.ts';
import { chainCard, JOK, MAL, CAF, MOI, SAN, VOG } from '../decks/cards.ts';
import { showAt, showCount } from './challenge.ts';
import { numberFault, startFault } from './laying.ts';
import type { Move } from './moves.ts';
import { ochreFault, targetFault } from './specials.ts';
import { PHASE, type View } from './table.ts';

const DONE: Move = { kind: 'done' };
const PASS: Move = { kind: 'pass' };
const bids: (Move | undefined)[] = [];
const bidOf = (amount: number): Move => (bids[amount] ??= { kind: 'bid', amount });
const sells: (Move | undefined)[] = [];
const sellOf = (card: Card): Move => (sells[card] ??= { kind: 'sell', card });

// ---- codes: what, which card, and (plus one) the number or seat it is aimed at

export const WHAT = { done: 0, lay: 1, start: 2, play: 3 } as const;
const codeOf = (what: number, card: Card, aim: number): number => (what << 8) | (card << 3) | aim;
export const whatOf = (code: number): number => code >> 8;
export const cardOf = (code: number): Card => (code >> 3) & 31;
export const aimOf = (code: number): number => code & 7;

const byCode: (Move | undefined)[] = [];
const moveOf = (code: number): Move => (byCode[code] ??= unpack(code));

function unpack(code: number): Move {
  const card = cardOf(code);
  const aim = aimOf(code);
  switch (whatOf(code)) {
    case WHAT.lay:
      return { kind: 'lay', card, as: card === JOK ? aim : null };
    case WHAT.start:
      return { kind: 'start', card };
    case WHAT.play:
      return { kind: 'play', card, on: aim === 0 ? null : aim - 1 };
    default:
      return DONE;
  }
}

/** The codes of one listing; only ever read in the call that filled it. */
const codes = new Int32Array(256);

/** Lists steps 3 to 6 of the active player: laying by number, Départ, specials, done. */
function listMain(s: View): number {
  const seat = s.active;
  let length = 0;
  for (let number = 1; number <= 7; number++) {
    const own = s.inHand(seat, chainCard(number)) > 0;
    const joker = s.inHand(seat, JOK) > 0;
    if ((!own && !joker) || numberFault(s, seat, number) !== undefined) continue;
    if (own) codes[length++] = codeOf(WHAT.lay, chainCard(number), number);
    if (joker) codes[length++] = codeOf(WHAT.lay, JOK, number);
  }
  if (startFault(s, seat) === undefined)
    for (let card = 0; card <= MOI; card++)
      if (s.inHand(seat, card) > 0) codes[length++] = codeOf(WHAT.start, card, 0);
  for (let card = MAL; card <= CAF; card++)
    if (s.inHand(seat, card) > 0) length = listTargets(s, card, length);
  if (ochreFault(s) === undefined)
    for (let card = VOG; card <= SAN; card++)
      if (s.inHand(seat, card) > 0) codes[length++] = codeOf(WHAT.play, card, 0);
  codes[length++] = codeOf(WHAT.done, 0, 0);
  return length;
}

function listTargets(s: View, card: Card, from: number): number {
  let length = from;
  for (let on = 0; on < s.seats; on++)
    if (on !== s.active && targetFault(s, card, on) === undefined)
      codes[length++] = codeOf(WHAT.play, card, on + 1);
  return length;
}

/** The i-th code of the active player's steps 3 to 6. */
export function mainCodeAt(s: View, i: number): number {
  const length = listMain(s);
  assert(i < length, 'an index within the legal moves');
  return codes[i]!;
}

/** The i-th different card of a hand. */
export function handKindAt(s: View, seat: Seat, i: number): Card {
  let left = i;
  for (let card = 0; ; card++) {
    if (s.inHand(seat, card) === 0) continue;
    if (left === 0) return card;
    left--;
  }
}

function handKinds(s: View, seat: Seat): number {
  let kinds = 0;
  for (let card = 0; card < s.deck.copies.length; card++) if (s.inHand(seat, card) > 0) kinds++;
  return kinds;
}

/** How many moves a seat has. A seat that is not asked has none. */
export function count(s: View, seat: Seat): number {
  switch (s.phase) {
    case PHASE.sell:
      return seat === s.debtor ? handKinds(s, seat) : 0;
    case PHASE.main:
      return seat === s.active ? listMain(s) : 0;
    case PHASE.auction:
      return seat === s.speaker ? 1 + s.tokens(seat) - s.price : 0;
    case PHASE.melee:
      return canOutbid(s, seat) ? s.tokens(seat) - s.price : 0;
    case PHASE.bluff:
      return (biddersOf(s) & (1 << seat)) === 0 ? 0 : s.tokens(seat) + 1;
    case PHASE.challenge:
      return s.held(seat) > 0 ? showCount(s, seat) : 0;
    default:
      return 0;
  }
}

/** In an auction by turns the pass comes first, then the bids from the lowest. */
export function moveAt(s: View, seat: Seat, i: number): Move {
  switch (s.phase) {
    case PHASE.sell:
      return sellOf(handKindAt(s, seat, i));
    case PHASE.main:
      return moveOf(mainCodeAt(s, i));
    case PHASE.auction:
      return i === 0 ? PASS : bidOf(s.price + i);
    case PHASE.melee:
      return bidOf(s.price + 1 + i);
    case PHASE.bluff:
      return bidOf(i);
    default:
      assert(s.phase === PHASE.challenge, 'somebody has a move');
      return { kind: 'show', cards: showAt(s, seat, i) };
  }
}

export function listMoves(s: View, seat: Seat, into: Move[]): void {
  if (s.phase === PHASE.main) {
    if (seat !== s.active) return;
    const length = listMain(s);
    for (let i = 0; i < length; i++) into.push(moveOf(codes[i]!));
    return;
  }
  const length = count(s, seat);
  for (let i = 0; i < length; i++) into.push(moveAt(s, seat, i));
}
