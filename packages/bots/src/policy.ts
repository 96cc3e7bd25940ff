// A policy: a way to choose without searching, by the index of a move. A bot that does not search is
// a policy on its own view; in a search policies play everybody's part in an imagined game.

import type { Rng, Rules, Seat } from '@tablee/kit';
import type { Bot } from './bot.ts';

/** Nothing is said in an open window. */
export const SILENT = -1;

export interface Policy<View> {
  /**
   * The index of a legal move of `seat`, who is asked, or SILENT in an open window. `sight` may be a
   * view of that seat or an imagined table without holes.
   */
  pick(sight: View, seat: Seat, rng: Rng): number;
}

/** Somebody who plays by a policy. */
export function policyBot<View, Move>(
  rules: Pick<Rules<View, View, Move, unknown>, 'moveAt'>,
  policy: Policy<View>,
): Bot<View, Move> {
  return (view, seat, rng) => {
    const pick = policy.pick(view, seat, rng);
    return pick === SILENT ? undefined : rules.moveAt(view, seat, pick);
  };
}

/** Somebody of whom one is not sure: `share` in 64 choices are the first one's, the rest the other's. */
export function mixedPolicy<View>(
  first: Policy<View>,
  other: Policy<View>,
  share: number,
): Policy<View> {
  return {
    pick: (sight, seat, rng) => (rng.below(64) < share ? first : other).pick(sight, seat, rng),
  };
}
