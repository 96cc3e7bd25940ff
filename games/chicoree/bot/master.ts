// The master bot: reads the habits of its opponents. Among regulars it predicts them and looks two
// rounds ahead; otherwise it plays mixed fists, so that its bids stay unpredictable.

import {
  drawFrom,
  search,
  SILENT,
  type Bot,
  type Budget,
  type Manner,
  type SearchPlan,
} from '@tablee/bots';
import type { Rng, Seat } from '@tablee/kit';
import { PHASE, RULES, type Move, type State, type View } from '../rules/index.ts';
import { fistMixture, stakesOf } from './bluff.ts';
import { MEMORY, type Past } from './memory.ts';
import { areTwoRoundsLater } from './prospects.ts';
import { AMONG_REGULARS, companyOf, guessBy } from './recalling.ts';
import { chicoreeSearch, EXPERT_WORTHS, MASTER_WORTHS } from './searching.ts';

const PLAYOUTS = 3000;
/** Two rounds take longer to play than one. */
const PLAYOUTS_AMONG_REGULARS = 1200;
/** So many of the playouts are one imagined table after every outcome of an auction. */
const PLAYOUTS_A_SAMPLE = 10;

type Plan = SearchPlan<View, State, Move>;

interface Stance {
  readonly plan: Plan;
  /** Whether the opponents are predictable and need no mixed fists against them. */
  readonly isAmongRegulars: boolean;
}

/** Without a past, every opponent may be a master. */
const AMONG_STRANGERS = chicoreeSearch(PLAYOUTS, MASTER_WORTHS.even);

function stanceOf(manner: Manner, view: View, seat: Seat, past: Past | undefined): Stance {
  const strangers: Plan = { ...AMONG_STRANGERS, worth: MASTER_WORTHS[manner] };
  if (past === undefined) return { plan: strangers, isAmongRegulars: false };
  const { policy, regulars } = companyOf(past, view, seat);
  const guess = guessBy(past, view);
  const recalled: Plan = { ...strangers, policy, ...(guess !== undefined && { guess }) };
  if (regulars < AMONG_REGULARS) return { plan: recalled, isAmongRegulars: false };
  const plan: Plan = {
    ...recalled,
    worth: EXPERT_WORTHS[manner],
    isFar: areTwoRoundsLater,
    playouts: PLAYOUTS_AMONG_REGULARS,
  };
  return { plan, isAmongRegulars: true };
}

export function masterBot(manner: Manner): Bot<View, Move> {
  const choose: Bot<View, Move> = (view, seat, rng, budget, past) => {
    const { plan, isAmongRegulars } = stanceOf(manner, view, seat, past as Past | undefined);
    if (view.phase === PHASE.bluff && !isAmongRegulars)
      return RULES.moveAt(view, seat, drawFrom(masterFist(view, seat, rng, budget, plan), rng));
    const [best] = search(plan, view, seat, rng, budget);
    return best!.pick === SILENT ? undefined : RULES.moveAt(view, seat, best!.pick);
  };
  return Object.assign(choose, { memory: MEMORY });
}

/** How likely a master makes each bid. */
export function masterFist(
  view: View,
  seat: Seat,
  rng: Rng,
  { playouts = PLAYOUTS, isTimeUp }: Budget = {},
  { policy, guess }: Pick<Plan, 'policy' | 'guess'> = AMONG_STRANGERS,
): Float64Array {
  const samples = Math.round(playouts / PLAYOUTS_A_SAMPLE);
  const stakes = stakesOf(view, seat, { policy, guess, samples, isTimeUp }, rng);
  return fistMixture(stakes, rng)[stakes.bidders.indexOf(seat)]!;
}
