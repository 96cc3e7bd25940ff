// Predicts the next taker before comparing the own choices: the seat whose card is taken takes
// next. A rule of thumb in its place made the next taker easier to please than people are.

import { search, type Budget, type Policy, type SearchPlan } from '@tablee/bots';
import type { Rng, Seat } from '@tablee/kit';
import { PHASE, type Move, type State, type View } from '../rules/index.ts';

export type BeanPlan = SearchPlan<View, State, Move>;

/** This part of the playouts goes into it. */
const SHARE = 0.3;
/**
 * In so many of 64 playouts the next taker does what was predicted; its hidden cards keep the
 * prediction uncertain.
 */
const TRUST = 54;

export interface Foreseeing {
  readonly plan: BeanPlan;
  /** How the game is imagined to go on after the next taker. */
  readonly policy: Policy<View>;
  /** The seats whose choices are known anyway. */
  readonly isKnown: (seat: Seat) => boolean;
}

export interface Foreseen {
  readonly plan: BeanPlan;
  readonly budget: Budget;
}

/** The plan with the next taker thought through, and what is left of the budget. */
export function foreseen(
  { plan, policy, isKnown }: Foreseeing,
  view: View,
  seat: Seat,
  rng: Rng,
  budget: Budget = {},
): Foreseen {
  const count = plan.rules.count(view, seat);
  // With two cards left the next one has no choice.
  if (view.phase !== PHASE.take || count < 3) return { plan, budget };
  const playouts = budget.playouts ?? plan.playouts;
  const each = Math.floor((SHARE * playouts) / count);
  const answers = new Map<Seat, number>();
  for (let pick = 0; pick < count; pick++) {
    const guess = (): State => taken(plan, view, seat, pick, rng);
    const after = guess();
    if (isKnown(after.taker)) continue;
    const next = { ...plan, policy, guess };
    const [best] = search(next, after, after.taker, rng, { ...budget, playouts: each });
    answers.set(after.taker, best!.pick);
  }
  const isNext = (sight: View): boolean =>
    sight.phase === PHASE.take &&
    sight.trick === view.trick &&
    sight.round === view.round &&
    plan.rules.count(sight, sight.taker) === count - 1;
  const pick: Policy<View>['pick'] = (sight, other, luck) => {
    const answer = isNext(sight) ? answers.get(other) : undefined;
    return answer !== undefined && luck.below(64) < TRUST
      ? answer
      : plan.policy.pick(sight, other, luck);
  };
  const left = playouts - each * answers.size;
  return { plan: { ...plan, policy: { pick } }, budget: { ...budget, playouts: left } };
}

/** An imagined table that fits the view, after a take. */
function taken({ rules, guess }: BeanPlan, view: View, seat: Seat, pick: number, rng: Rng): State {
  const table = guess?.(view, seat, rng) ?? rules.guess(view, seat, rng);
  rules.applyAt(table, seat, pick);
  return table;
}
