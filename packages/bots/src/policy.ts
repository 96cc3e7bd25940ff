// Defines a policy, which picks a move by its index without searching. A quick bot is a policy on
// its own view; in playouts a policy plays every seat.

import type { Rng, Rules, Seat } from '@tablee/kit';
import type { Bot } from './bot.ts';

/** The pick for silence in an open window. */
export const SILENT = -1;

export interface Policy<View> {
  /**
   * The index of a legal move of `seat`, which is asked, or SILENT in an open window. `sight` is a
   * view of that seat or an imagined full state.
   */
  pick(sight: View, seat: Seat, rng: Rng): number;
}

/** A bot that plays by a policy. */
export function policyBot<View, Move>(
  rules: Pick<Rules<View, View, Move, unknown>, 'moveAt'>,
  policy: Policy<View>,
): Bot<View, Move> {
  return (view, seat, rng) => {
    const pick = policy.pick(view, seat, rng);
    return pick === SILENT ? undefined : rules.moveAt(view, seat, pick);
  };
}

/** A mixture of policies: `share` in 64 choices come from `first`, the rest from `other`. */
export function mixedPolicy<View>(
  first: Policy<View>,
  other: Policy<View>,
  share: number,
): Policy<View> {
  return {
    pick: (sight, seat, rng) => (rng.below(64) < share ? first : other).pick(sight, seat, rng),
  };
}
