// The Chicorée bots by level and manner: policies with more or less of an eye, and searches that
// imagine a round and judge the prospects after it.

import {
  drawFrom,
  searchBot,
  type Bot,
  type Budget,
  type Manner,
  type SearchPlan,
} from '@tablee/bots';
import type { Rng, Seat } from '@tablee/kit';
import { PHASE, RULES, type Move, type State, type View } from '../rules/index.ts';
import { fistMixture, stakesOf } from './bluff.ts';
import { candidates } from './candidates.ts';
import { HABITUE } from './habitue.ts';
import { AS_EXPERTS_SEE, AS_MASTERS_SEE, isRoundLater, type Prospects } from './prospects.ts';

type Worth = (state: State, seat: Seat) => number;

export function chicoreeSearch(playouts: number, worth: Worth): SearchPlan<View, State, Move> {
  return {
    rules: RULES,
    policy: HABITUE,
    candidates,
    isFar: isRoundLater,
    worth,
    playouts,
  };
}

// ---- manners

/** How much a full purse comforts (or burns in the pocket), as a chance. */
const COMFORT = 0.03;
const FULL_PURSE = 12;
const comfort = (state: View, seat: Seat): number =>
  (COMFORT * Math.min(state.tokens(seat), FULL_PURSE)) / FULL_PURSE;
/** How much the best rival's chance counts against one's own. */
const SPITE = 0.2;

const worthsBy = ({ chanceOf, bestRival }: Prospects): Readonly<Record<Manner, Worth>> => ({
  even: chanceOf,
  cautious: (state, seat) => chanceOf(state, seat) + comfort(state, seat),
  gambler: (state, seat) => chanceOf(state, seat) - comfort(state, seat) / 2,
  grudger: (state, seat) => chanceOf(state, seat) - SPITE * bestRival(state, seat),
});
const EXPERT_WORTHS = worthsBy(AS_EXPERTS_SEE);
const MASTER_WORTHS = worthsBy(AS_MASTERS_SEE);

// ---- levels

const EXPERT_PLAYOUTS = 300;
const MAITRE_PLAYOUTS = 3000;
/** So many of a master's playouts are one imagined table after every outcome of an auction. */
const PLAYOUTS_A_SAMPLE = 10;

/** Searches, but what its fist holds nobody can foresee. */
function masterBot(worth: Worth): Bot<View, Move> {
  const bot = searchBot(chicoreeSearch(MAITRE_PLAYOUTS, worth));
  return (view, seat, rng, budget) =>
    view.phase === PHASE.bluff
      ? RULES.moveAt(view, seat, drawFrom(masterFist(view, seat, rng, budget), rng))
      : bot(view, seat, rng, budget);
}

/** How likely a master makes each bid. */
export function masterFist(view: View, seat: Seat, rng: Rng, budget: Budget = {}): Float64Array {
  const { playouts = MAITRE_PLAYOUTS, isTimeUp } = budget;
  const samples = Math.round(playouts / PLAYOUTS_A_SAMPLE);
  const stakes = stakesOf(view, seat, { policy: HABITUE, samples, isTimeUp }, rng);
  return fistMixture(stakes, rng)[stakes.bidders.indexOf(seat)]!;
}

/** Those who think; the others are in `quick.ts`. */
export function chicoreeBots(
  manner: Manner,
): Readonly<Record<'expert' | 'maitre', Bot<View, Move>>> {
  return {
    expert: searchBot(chicoreeSearch(EXPERT_PLAYOUTS, EXPERT_WORTHS[manner])),
    maitre: masterBot(MASTER_WORTHS[manner]),
  };
}
