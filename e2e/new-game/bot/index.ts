// Bots from views alone: a regular keeps low and throws thistles away, the others search; the judge prices
// choices. Nothing is remembered beside the view.

import {
  policyBot,
  randomBots,
  searchBot,
  type AdvicePlan,
  type Bots,
  type Policy,
} from '@tablee/bots';
import type { AnyBot } from '@tablee/bots';
import { RULES, suitOf, type Move, type State, type View } from '../rules/index.ts';

const POLICY: Policy<View> = {
  pick(sight, seat, rng) {
    const count = RULES.count(sight, seat);
    if (rng.below(8) === 0) return rng.below(count);
    const led = sight.trick[0];
    const dangerOf = (pick: number): number => {
      const { card } = RULES.moveAt(sight, seat, pick);
      // A card that cannot take the trick goes first, the dearest of them before the others.
      return led === undefined || suitOf(card) === suitOf(led) ? card % 6 : 0 - card;
    };
    let best = 0;
    for (let pick = 1; pick < count; pick++) if (dangerOf(pick) < dangerOf(best)) best = pick;
    return best;
  },
};

const shareOf = (state: State, seat: number): number => {
  const pending = RULES.pending(state);
  if (pending.kind !== 'over') return 0;
  const { winners } = pending.outcome;
  return winners.includes(seat) ? 1 / winners.length : 0;
};

export const JUDGE: AdvicePlan<View, State, Move> = {
  rules: RULES,
  policy: POLICY,
  candidates(view, seat, into) {
    for (let pick = 0; pick < RULES.count(view, seat); pick++) into.push(pick);
  },
  isFar: () => false,
  worth: shareOf,
  chance: shareOf,
  score: (state, seat) => state.points[seat]!,
  reasons: () => [],
  playouts: 60,
};

export const botsOf = (): Bots => ({
  ...randomBots(RULES),
  habitue: policyBot(RULES, POLICY) as AnyBot,
  expert: searchBot(JUDGE) as AnyBot,
  maitre: searchBot({ ...JUDGE, playouts: 200 }) as AnyBot,
});
