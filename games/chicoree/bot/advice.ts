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
import { expectedProceeds } from './bidding.ts';
import { flowersIn, leastUseful } from './challenge.ts';
import { recalledBy } from './judging.ts';
import { MEMORY, type Past } from './memory.ts';
import { AS_MASTERS_SEE } from './prospects.ts';
import { chicoreeSearch } from './searching.ts';
import { sequels } from './sequels.ts';
import { debtsAhead, earnings, keepingWorth, offerWorth, reserve } from './worth.ts';

const PLAYOUTS = 1200;
/** A card that is worth so much to somebody is wanted. */
const KEEN = 3;
/** Whoever earns less in a turn is hardly hurt by a stop card. */
const EARNS_MUCH = 6;
/** The best Départ pays so much a turn. */
const INCOME_BEST = 4;

const fact = (name: string, facts?: Reason['facts']): Reason =>
  facts === undefined ? { fact: name } : { fact: name, facts };
const against = (name: string, facts?: Reason['facts']): Reason => ({
  ...fact(name, facts),
  isAgainst: true,
});

// ---- how far everybody is

/** How many turns the chain still takes with `card` in hand besides; undefined while more is missing. */
function turnsWith(view: View, seat: Seat, card: Card): number | undefined {
  let turns = view.start(seat) === NO_CARD ? 1 : 0;
  if (turns === 1 && !isStart(card) && !holdsStart(view, seat)) return undefined;
  let jokers = view.inHand(seat, JOK) + (card === JOK ? 1 : 0);
  for (let number = 1; number <= EXPORT; number++) {
    if (view.laid(seat, number) > 0) continue;
    if (number !== SHOP) turns++;
    const isThere = view.inHand(seat, chainCard(number)) > 0 || card === chainCard(number);
    if (!isThere && --jokers < 0) return undefined;
  }
  return Math.max(1, turns);
}

function holdsStart(view: View, seat: Seat): boolean {
  for (let card = 0; card < KINDS; card++)
    if (isStart(card) && view.inHand(seat, card) > 0) return true;
  return false;
}

/** Who of the others has more of the chain in front than anybody else; nobody where that is shared. */
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

/** Whom of the others the card under the hammer would serve most; nobody where several are as keen. */
function keenest(view: View, seat: Seat): Seat | undefined {
  let keen: Seat | undefined;
  let most = KEEN;
  for (let other = 0; other < view.seats; other++) {
    if (other === seat || other === view.seller || !view.isAlive(other)) continue;
    const worth = offerWorth(view, other, view.card);
    if (worth < most || view.tokens(other) <= view.price) continue;
    keen = worth === most ? undefined : other;
    most = worth;
  }
  return keen;
}

// ---- one's own turn

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

// ---- auctions

/** What one would have of the card, the weightiest first. */
function reasonsToOwn(view: View, seat: Seat, card: Card): Reason[] {
  const reasons: Reason[] = [];
  const turns = turnsWith(view, seat, card);
  if (turns !== undefined && turnsWith(view, seat, NO_CARD) === undefined)
    reasons.push(fact('completes-in', { turns }));
  if (isStart(card) && view.start(seat) === NO_CARD)
    reasons.push(fact('income', { tokens: incomeOf(card) }));
  if (isChain(card)) {
    const number = chainNumber(card);
    const isNew = view.laid(seat, number) + view.inHand(seat, card) === 0;
    if (isNew && number < SHOP)
      reasons.push(fact(number === view.nextNumber(seat) ? 'lays-next' : 'needs', { number }));
    if (number === SHOP) reasons.push(fact('shop-pays'));
    if (isNew && number === EXPORT) reasons.push(fact('export-pays'));
  }
  const keen = keenest(view, seat);
  if (keen !== undefined) reasons.push(fact('denies', { seat: keen }));
  return reasons;
}

/** What the best move bids; nothing where it is none. */
const bidOf = (best: Move | undefined): number => (best?.kind === 'bid' ? best.amount : 0);

function reasonsToBid(view: View, seat: Seat, price: number, best: number): Reason[] {
  const worth = Math.round(offerWorth(view, seat, view.card));
  const tokens = view.tokens(seat) - price;
  const due = debtsAhead(view, seat);
  const [use] = reasonsToOwn(view, seat, view.card);
  // Where the best one bids more than the card is worth, it is not the price that speaks against less.
  if (price < best && best > worth) {
    const kept = fact('leaves', { price, tokens, due });
    const short = against('outbid', { price });
    return use === undefined ? [kept, short] : [use, kept, short];
  }
  const fists = view.phase === PHASE.bluff && { fists: 1 };
  const reasons: Reason[] =
    price <= worth
      ? [fact('worth-it', { worth, price, tokens, due })]
      : [
          fact('leaves', { price, tokens, due }),
          worth <= 0 ? against('no-use') : against('too-dear', { price, worth, ...fists }),
        ];
  // At a price that is too high only what the card does speaks for it.
  if (use !== undefined) reasons.splice(price <= worth ? 1 : 0, 0, use);
  if (tokens < reserve(view, seat)) reasons.push(against('leaves-little', { tokens, due }));
  return reasons;
}

function reasonsToPass(view: View, seat: Seat, best: number): Reason[] {
  const price = view.price + 1;
  const worth = Math.round(offerWorth(view, seat, view.card));
  const tokens = view.tokens(seat);
  const keen = keenest(view, seat);
  const reasons: Reason[] = keen === undefined ? [] : [against('lets-have', { seat: keen })];
  // That holds for a best one that bids more as well, and does not tell this one from it.
  if (best <= worth) {
    if (worth <= 0) return [fact('no-use'), ...reasons];
    if (price > worth) return [fact('too-dear', { price, worth }), ...reasons];
  }
  const kept = reserve(view, seat);
  if (tokens - price < kept)
    reasons.push(fact('keeps-reserve', { tokens: Math.min(tokens, kept) }));
  if (view.phase === PHASE.bluff) reasons.push(fact('fist-is-lost'));
  if (best <= worth && price < worth) reasons.push(against('a-bargain', { price, worth }));
  return [...reasons, fact('keeps-tokens', { tokens })];
}

// ---- challenge and forced sale

function reasonsToShow(view: View, seat: Seat, cards: readonly Card[]): Reason[] {
  const flowers = cards.reduce((sum, card) => sum + flowersOn(card), 0);
  const kept = flowersIn(view, seat) - flowers;
  if (flowers === 0)
    return cards.length === 1 && cards[0] === leastUseful(view, seat)
      ? [fact('throws-least')]
      : [fact('throws'), against('throws-useful')];
  if (view.isStopped(seat)) return [fact('shows', { flowers }), against('wins-nothing')];
  const tokens = flowers + flowersOn(view.card);
  const reasons = [fact('shows-flowers', { flowers, tokens })];
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

function reasons(view: View, seat: Seat, move: Move | undefined, best?: Move): Reason[] {
  if (move === undefined) return reasonsToPass(view, seat, bidOf(best));
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
        ? reasonsToPass(view, seat, bidOf(best))
        : reasonsToBid(view, seat, move.amount, bidOf(best));
    case 'pass':
      return reasonsToPass(view, seat, bidOf(best));
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

/** For a card that is of no use to anybody nobody is advised to bid, whatever the imagined games say. */
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

export const ADVISER = adviserFor(PLAN) as AnyAdviser;
export const JUDGE = PLAN as unknown as AnyAdvicePlan;
