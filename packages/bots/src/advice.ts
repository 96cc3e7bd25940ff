// Advice: what a search thinks of each candidate, as figures and facts that a person understands. The
// words for the facts are the game's texts; here nothing is a sentence.

import type { Rng, Seat } from '@tablee/kit';
import type { Budget } from './bot.ts';
import { SILENT } from './policy.ts';
import { search, type SearchPlan } from './search.ts';

/** Something that speaks for or against a move, e.g. `helps-row` with `points`. */
export interface Reason {
  readonly fact: string;
  readonly facts?: Readonly<Record<string, number | string>>;
}

export interface Advised<Move> {
  /** Undefined for silence in an open window. */
  readonly move: Move | undefined;
  /** Estimated chance to win the game, 0 to 1. */
  readonly chance: number;
  /** What the game counts, expected as far as the search looks. */
  readonly score: number;
  readonly playouts: number;
  readonly reasons: readonly Reason[];
}

/** The candidates, the best one first. */
export interface Advice<Move> {
  readonly candidates: readonly Advised<Move>[];
}

export type Adviser<View, Move> = (
  view: View,
  seat: Seat,
  rng: Rng,
  budget?: Budget,
) => Advice<Move>;

export type AnyAdviser = Adviser<unknown, unknown>;

export interface AdvicePlan<View, State extends View, Move> extends SearchPlan<View, State, Move> {
  /** The chance of a seat to win after an imagined game was played far enough. */
  chance(state: State, seat: Seat): number;
  score(state: State, seat: Seat): number;
  reasons(view: View, seat: Seat, move: Move | undefined): readonly Reason[];
}

export function adviserFor<View, State extends View, Move>(
  plan: AdvicePlan<View, State, Move>,
): Adviser<View, Move> {
  return (view, seat, rng, budget) => {
    const chances = new Map<number, number>();
    const scores = new Map<number, number>();
    const add = (sums: Map<number, number>, pick: number, value: number): void => {
      sums.set(pick, (sums.get(pick) ?? 0) + value);
    };
    const watched: SearchPlan<View, State, Move> = {
      ...plan,
      worth(state, own, root, pick) {
        add(chances, pick, plan.chance(state, own));
        add(scores, pick, plan.score(state, own));
        return plan.worth(state, own, root, pick);
      },
    };
    const estimates = search(watched, view, seat, rng, budget);
    const candidates = estimates.map(({ pick, playouts }): Advised<Move> => {
      const move = pick === SILENT ? undefined : plan.rules.moveAt(view, seat, pick);
      const mean = (sums: Map<number, number>): number =>
        (sums.get(pick) ?? 0) / Math.max(1, playouts);
      return {
        move,
        chance: mean(chances),
        score: mean(scores),
        playouts,
        reasons: plan.reasons(view, seat, move),
      };
    });
    return { candidates };
  };
}
