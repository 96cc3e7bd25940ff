// Advice at the Chicorée table: the search of an expert, and what speaks for and against each move.
// Something speaks for every move, be it only what one keeps by it.

import {
  adviserFor,
  type AdvicePlan,
  type AnyAdvicePlan,
  type AnyAdviser,
  type Reason,
} from '@tablee/bots';
import { unreachable, type Card, type Seat } from '@tablee/kit';
import {
  chainCard,
  chainNumber,
  destroys,
  EXPORT,
  flowersOn,
  incomeOf,
  isChain,
  isOchre,
  isStart,
  isStop,
  JOK,
  KINDS,
  NO_CARD,
  PHASE,
  SHOP,
  type Move,
  type State,
  type View,
} from '../rules/index.ts';
import { reasonsToBid, reasonsToPass } from './bid-reasons.ts';
import { expectedProceeds } from './bidding.ts';
import { flowersIn, leastUseful } from './challenge.ts';
import { contrasts, thinned } from './contrasts.ts';
import { recalledBy } from './judging.ts';
import { MEMORY, type Past } from './memory.ts';
import { AS_MASTERS_SEE } from './prospects.ts';
import { against, fact, holdsStart, turnsWith } from './saying.ts';
import { chicoreeSearch } from './searching.ts';
import { sequels } from './sequels.ts';
import { earnings, keepingWorth, offerWorth } from './worth.ts';

const PLAYOUTS = 3000;
/** A stop card hardly hurts a player with less income per turn than this. */
const EARNS_MUCH = 6;
/** The best Départ pays so much a turn. */
const INCOME_BEST = 4;

// ---- progress of every seat

/** The opponent with the longest chain laid; undefined where that is shared. */
function furthest(view: View, seat: Seat): Seat | undefined {
  let leader: Seat | undefined;
  let best = -1;
  for (let other = 0; other < view.seats; other++) {
    if (!view.isAlive(other)) continue;
    const length = view.chainLength(other);
    if (length === best) leader = undefined;
    if (length <= best) continue;
    best = length;
    leader = other;
  }
  return leader === seat ? undefined : leader;
}

// ---- the own turn

function reasonsToLay(view: View, seat: Seat, card: Card, number: number): Reason[] {
  const turns = turnsWith(view, seat, card);
  const isLast = view.laid(seat, number) === 0 && view.chainLength(seat) === EXPORT - 1;
  if (isLast) return [fact('completes')];
  const reasons: Reason[] = [];
  if (number === SHOP) reasons.push(fact('shop-pays'));
  else if (number === EXPORT) reasons.push(fact('export-pays'));
  else reasons.push(fact('lays-next', { number }));
  if (turns !== undefined && turns > 1) reasons.push(fact('completes-in', { turns }));
  if (card === JOK && view.inHand(seat, chainCard(number)) > 0)
    reasons.push(against('joker-spare', { number }));
  return reasons;
}

function reasonsToPlay(view: View, seat: Seat, card: Card, on: Seat | null): Reason[] {
  if (isOchre(card) || on === null) return [fact('draws-two')];
  const reasons = [effectOf(view, card, on)];
  if (on === furthest(view, seat)) reasons.push(fact('hits-leader', { seat: on }));
  if (isStop(card) && view.isStopped(on)) reasons.push(against('stopped-already', { seat: on }));
  else if (isStop(card) && earnings(view, on) < EARNS_MUCH)
    reasons.push(against('hurts-more-later', { seat: on }));
  return reasons;
}

function effectOf(view: View, card: Card, on: Seat): Reason {
  if (!isStop(card)) return fact('destroys', { seat: on, number: destroys(card) });
  if (view.isStopped(on)) return fact('stops-anew', { seat: on });
  return fact('stops', { seat: on, tokens: earnings(view, on) });
}

/** To draw instead of playing something. */
function reasonsToEnd(view: View, seat: Seat): Reason[] {
  if (view.start(seat) === NO_CARD && holdsStart(view, seat)) return [fact('waits-for-start')];
  for (let card = 0; card < KINDS; card++)
    if (isSpecial(card) && view.inHand(seat, card) > 0) return [fact('keeps-specials')];
  return [fact('draws-on')];
}
const isSpecial = (card: Card): boolean =>
  !isStart(card) && !isChain(card) && flowersOn(card) === 0;

// ---- challenge and forced sale

/** Less is not missed. */
const MISSED = 0.5;

/** What is thrown away besides flowers, the dearest card of it; nothing where it is of no more use. */
function reasonsToMiss(view: View, seat: Seat, cards: readonly Card[]): Reason[] {
  const others = cards.filter((card) => flowersOn(card) === 0);
  const worths = others.map((card) => keepingWorth(view, seat, card));
  const most = Math.max(0, ...worths);
  if (most < MISSED) return [];
  const card = others[worths.indexOf(most)]!;
  if (isStart(card)) return [against('throws-start', { tokens: incomeOf(card) })];
  if (isChain(card)) return [against('throws-number', { number: chainNumber(card) })];
  return [against('throws-more')];
}

function reasonsToShow(view: View, seat: Seat, cards: readonly Card[]): Reason[] {
  const flowers = cards.reduce((sum, card) => sum + flowersOn(card), 0);
  const kept = flowersIn(view, seat) - flowers;
  const least = leastUseful(view, seat);
  if (flowers === 0 && cards.length === 1)
    return cards[0] === least ? [fact('throws-least')] : [fact('throws'), against('throws-useful')];
  const missed = reasonsToMiss(view, seat, cards);
  if (flowers === 0) return [fact('throws'), ...missed];
  if (view.isStopped(seat)) return [fact('shows', { flowers }), ...missed, against('wins-nothing')];
  const tokens = flowers + flowersOn(view.card);
  const reasons = [fact('shows-flowers', { flowers, tokens }), ...missed];
  if (kept > 0) reasons.push(fact('keeps-flowers', { flowers: kept }));
  return reasons;
}

function reasonsToSell(view: View, seat: Seat, card: Card): Reason[] {
  const missing = view.due - view.tokens(seat);
  const tokens = expectedProceeds(view, seat, card);
  const worth = Math.round(keepingWorth(view, seat, card));
  const reasons: Reason[] = [];
  if (tokens >= missing) reasons.push(fact('covers-debt', { tokens }));
  if (card === leastUseful(view, seat)) reasons.push(fact('sells-least'));
  if (reasons.length === 0) reasons.push(fact('may-fetch', { tokens }));
  if (tokens < missing) reasons.push(against('short-of-debt', { tokens: missing }));
  else if (worth > tokens) reasons.push(against('too-useful', { worth }));
  return reasons;
}

/** What the best move bids, nothing where it passes; silence is a move in a free-for-all only. */
function bidOf({ phase }: View, best: Move | undefined): number | undefined {
  if (best === undefined) return phase === PHASE.melee ? 0 : undefined;
  return best.kind === 'bid' ? best.amount : 0;
}

const isSame = (one: readonly Reason[], other: readonly Reason[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Of two sales that look alike, the one that gives away more says so. */
function reasons(view: View, seat: Seat, move: Move | undefined, best?: Move): Reason[] {
  const own = reasonsOf(view, seat, move, best);
  if (move?.kind !== 'sell' || best?.kind !== 'sell') return own;
  const worth = Math.round(keepingWorth(view, seat, move.card));
  const isLess = worth <= Math.round(keepingWorth(view, seat, best.card));
  if (isLess || !isSame(own, reasonsOf(view, seat, best))) return own;
  return [...own, against('too-useful', { worth })];
}

function reasonsOf(view: View, seat: Seat, move: Move | undefined, best?: Move): Reason[] {
  if (move === undefined) return reasonsToPass(view, seat, bidOf(view, best));
  switch (move.kind) {
    case 'lay':
      return reasonsToLay(view, seat, move.card, move.as ?? chainNumber(move.card));
    case 'start': {
      const tokens = incomeOf(move.card);
      const pays = fact('income', { tokens });
      return tokens === INCOME_BEST ? [pays] : [pays, against('small-start', { tokens })];
    }
    case 'play':
      return reasonsToPlay(view, seat, move.card, move.on);
    case 'bid':
      return move.amount === 0
        ? reasonsToPass(view, seat, bidOf(view, best))
        : reasonsToBid(view, seat, move.amount, bidOf(view, best));
    case 'pass':
      return reasonsToPass(view, seat, bidOf(view, best));
    case 'show':
      return reasonsToShow(view, seat, move.cards);
    case 'sell':
      return reasonsToSell(view, seat, move.card);
    case 'done':
      return reasonsToEnd(view, seat);
    default:
      return unreachable(move);
  }
}

const search = chicoreeSearch(PLAYOUTS, AS_MASTERS_SEE.chanceOf);

/** Advises no bid for a card that no seat can use, even where the playouts favour one. */
function candidates(view: View, seat: Seat, into: number[]): void {
  search.candidates(view, seat, into);
  const isAuction = [PHASE.auction, PHASE.melee, PHASE.bluff].some((phase) => phase === view.phase);
  if (isAuction && into.length > 1 && !isWanted(view)) into.length = 1;
}

function isWanted(view: View): boolean {
  for (let seat = 0; seat < view.seats; seat++)
    if (seat !== view.seller && view.isAlive(seat) && offerWorth(view, seat, view.card) >= 0.5)
      return true;
  return false;
}

const PLAN: AdvicePlan<View, State, Move> = {
  ...search,
  candidates,
  chance: AS_MASTERS_SEE.chanceOf,
  fillChances: AS_MASTERS_SEE.fillChances,
  score: (state, seat) => state.chainLength(seat),
  memory: MEMORY,
  recalling: (past, view, seat, rng) => recalledBy(past as Past, view, seat, rng),
  reasons,
  sequels,
};

export const ADVISER = adviserFor({
  ...PLAN,
  candidates(view, seat, into) {
    candidates(view, seat, into);
    thinned(view, into);
  },
  contrasts,
}) as AnyAdviser;
export const JUDGE = PLAN as unknown as AnyAdvicePlan;
