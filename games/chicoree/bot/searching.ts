// Searches that play out one round and judge the prospects after it, with the worth of prospects
// per manner.

import type { Manner, SearchPlan } from '@tablee/bots';
import type { Seat } from '@tablee/kit';
import { RULES, type Move, type State, type View } from '../rules/index.ts';
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
/** How much the best rival's chance counts against the own chance. */
const SPITE = 0.2;

const worthsBy = ({ chanceOf, bestRival }: Prospects): Readonly<Record<Manner, Worth>> => ({
  even: chanceOf,
  cautious: (state, seat) => chanceOf(state, seat) + comfort(state, seat),
  gambler: (state, seat) => chanceOf(state, seat) - comfort(state, seat) / 2,
  grudger: (state, seat) => chanceOf(state, seat) - SPITE * bestRival(state, seat),
});
export const EXPERT_WORTHS = worthsBy(AS_EXPERTS_SEE);
export const MASTER_WORTHS = worthsBy(AS_MASTERS_SEE);
