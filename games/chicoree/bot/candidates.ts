// Candidate moves: every move of the own turn, a few raises, every reasonable fist, a few ways to
// show flowers. No bid exceeds the least one that beats every purse.

import { SILENT } from '@tablee/bots';
import type { Seat } from '@tablee/kit';
import { D1, JOK, KINDS, MOI, PHASE, RULES, type Move, type View } from '../rules/index.ts';
import { indexOfShow, leastUseful } from './challenge.ts';
import { surestBid } from './rivals.ts';
import { payable } from './worth.ts';

/** By how much to raise: by one, or by a jump that may scare the others off. */
const BY_TURNS = [1, 3] as const;
const IN_MELEE = [1] as const;
/** The largest fist that is considered for any card. */
const FIST_MAX = 20;

/** By how much a seat can raise without regretting it. */
const mayRaise = (view: View, seat: Seat): number => payable(view, seat, view.card) - view.price;

/** The most tokens that a seat has a reason to take in its fist. */
export const fistMax = (view: View, seat: Seat): number =>
  Math.min(FIST_MAX, payable(view, seat, view.card), surestBid(view, seat));

/** The raises worth a thought: these, and the one to the least bid that no rival can answer; none above it. */
function raises(view: View, seat: Seat, by: readonly number[]): readonly number[] {
  const surest = surestBid(view, seat) - view.price;
  const most = mayRaise(view, seat);
  return [...by.filter((raise) => raise < surest), surest].filter((raise) => raise <= most);
}

export function candidates(view: View, seat: Seat, into: number[]): void {
  const count = RULES.count(view, seat);
  switch (view.phase) {
    case PHASE.auction:
      into.push(0, ...raises(view, seat, BY_TURNS));
      return;
    case PHASE.melee:
      // Passing is no move there: the list begins with the lowest bid.
      into.push(SILENT, ...raises(view, seat, IN_MELEE).map((raise) => raise - 1));
      return;
    case PHASE.bluff:
      for (let bid = 0; bid <= fistMax(view, seat); bid++) into.push(bid);
      return;
    case PHASE.challenge:
      shows(view, seat, into);
      return;
    case PHASE.main:
      turnMoves(view, seat, into);
      return;
    default:
      for (let i = 0; i < count; i++) into.push(i);
  }
}

const moves: Move[] = [];

const isProgress = (move: Move): boolean =>
  (move.kind === 'lay' && move.card !== JOK) || (move.kind === 'start' && move.card !== MOI);

/**
 * Everything but to hold back a chain card or a good Départ that can be laid: bots that wait until they
 * can lay a whole chain at once win no more often, and their games never end.
 */
function turnMoves(view: View, seat: Seat, into: number[]): void {
  moves.length = 0;
  RULES.moves(view, seat, moves);
  const canLay = moves.some(isProgress);
  moves.forEach((move, i) => {
    if (!canLay || move.kind === 'lay' || move.kind === 'start') into.push(i);
  });
}

/** One card of no use; the largest flower, the two largest and so on; the smallest flower. */
function shows(view: View, seat: Seat, into: number[]): void {
  const add = (index: number): void => {
    if (!into.includes(index)) into.push(index);
  };
  const one = (wanted: number): number =>
    indexOfShow(view, seat, (card) => (card === wanted ? 1 : 0));
  add(one(leastUseful(view, seat)));
  let smallest = -1;
  for (let from = KINDS - 1; from >= D1; from--)
    for (let copies = 1; copies <= view.inHand(seat, from); copies++) {
      smallest = from;
      add(
        indexOfShow(view, seat, (card, held) => (card > from ? held : card === from ? copies : 0)),
      );
    }
  if (smallest >= 0) add(one(smallest));
}
