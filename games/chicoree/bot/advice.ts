// Advice at the Chicorée table: the search of an expert, and what speaks for and against each move.

import { adviserFor, type AnyAdviser, type Reason } from '@tablee/bots';
import { unreachable, type Card, type Seat } from '@tablee/kit';
import {
  chainCard,
  chainNumber,
  EXPORT,
  flowersOn,
  incomeOf,
  isChain,
  isStart,
  JOK,
  SHOP,
  type Move,
  type View,
} from '../rules/index.ts';
import { chicoreeSearch } from './levels.ts';
import { AS_MASTERS_SEE } from './prospects.ts';
import { offerWorth, reserve } from './worth.ts';

const PLAYOUTS = 1200;
/** So many numbers in front make somebody worth watching. */
const NEAR = 4;

const fact = (name: string, facts?: Reason['facts']): Reason =>
  facts === undefined ? { fact: name } : { fact: name, facts };

/** How many turns the chain still takes with `card` in hand besides; undefined while more is missing. */
function turnsWith(view: View, seat: Seat, card: Card): number | undefined {
  let turns = 0;
  let jokers = view.inHand(seat, JOK) + (card === JOK ? 1 : 0);
  for (let number = 1; number <= EXPORT; number++) {
    if (view.laid(seat, number) > 0) continue;
    if (number !== SHOP) turns++;
    const isThere = view.inHand(seat, chainCard(number)) > 0 || card === chainCard(number);
    if (!isThere && --jokers < 0) return undefined;
  }
  return Math.max(1, turns);
}

/** Who besides the seat has most of the chain in front, and how much. */
function leaderBut(view: View, seat: Seat): Seat {
  let leader = -1;
  for (let other = 0; other < view.seats; other++) {
    if (other === seat || !view.isAlive(other)) continue;
    if (leader < 0 || view.chainLength(other) > view.chainLength(leader)) leader = other;
  }
  return leader;
}

function reasonsToOwn(view: View, seat: Seat, card: Card): Reason[] {
  const reasons: Reason[] = [];
  const turns = turnsWith(view, seat, card);
  if (turns !== undefined) reasons.push(fact('completes-in', { turns }));
  if (isStart(card)) reasons.push(fact('income', { tokens: incomeOf(card) }));
  if (!isChain(card)) return reasons;
  const number = chainNumber(card);
  if (number === view.nextNumber(seat)) reasons.push(fact('lays-next', { number }));
  const leader = leaderBut(view, seat);
  if (view.laid(leader, number) === 0 && view.chainLength(leader) >= NEAR)
    reasons.push(fact('denies', { seat: leader, number }));
  return reasons;
}

function reasonsToPass(view: View, seat: Seat): Reason[] {
  const price = view.price + 1;
  const worth = Math.round(offerWorth(view, seat, view.card));
  if (price > worth) return [fact('too-dear', { price, worth })];
  const tokens = reserve(view, seat);
  return tokens > 0 ? [fact('keeps-reserve', { tokens })] : [];
}

function reasons(view: View, seat: Seat, move: Move | undefined): Reason[] {
  if (move === undefined) return reasonsToPass(view, seat);
  switch (move.kind) {
    case 'lay':
      return reasonsToLay(view, seat, move.as ?? chainNumber(move.card));
    case 'start':
      return [fact('income', { tokens: incomeOf(move.card) })];
    case 'play':
      return move.on !== null && move.on === leaderBut(view, seat)
        ? [fact('hits-leader', { seat: move.on })]
        : [];
    case 'bid':
      return move.amount === 0 ? reasonsToPass(view, seat) : reasonsToOwn(view, seat, view.card);
    case 'pass':
      return reasonsToPass(view, seat);
    case 'show': {
      const flowers = move.cards.reduce((sum, card) => sum + flowersOn(card), 0);
      return flowers > 0 ? [fact('wins-flowers', { flowers })] : [];
    }
    case 'sell':
    case 'done':
      return [];
    default:
      return unreachable(move);
  }
}

function reasonsToLay(view: View, seat: Seat, number: number): Reason[] {
  const turns = turnsWith(view, seat, chainCard(number));
  const lays = fact('lays-next', { number });
  return turns === undefined || turns === 1 ? [lays] : [lays, fact('completes-in', { turns })];
}

export const ADVISER = adviserFor({
  ...chicoreeSearch(PLAYOUTS, AS_MASTERS_SEE.chanceOf),
  chance: AS_MASTERS_SEE.chanceOf,
  score: (state, seat) => state.chainLength(seat),
  reasons,
}) as AnyAdviser;
