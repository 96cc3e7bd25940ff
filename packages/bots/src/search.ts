// Searches by playouts on sampled states that fit the view, with sequential halving of the
// candidates. All candidates of a sample meet the same imagined table, so that luck cancels.

import { assert, type Rng, type Rules, type Seat } from '@tablee/kit';
import type { Bot, Budget } from './bot.ts';
import { imagineChoice, imagineStep } from './imagine.ts';
import { SILENT, type Policy } from './policy.ts';

export interface SearchPlan<View, State extends View, Move> {
  readonly rules: Rules<View, State, Move, unknown>;
  /** Plays every seat after the candidate. */
  readonly policy: Policy<View>;
  /** Indices of the moves to try, with SILENT where silence is one of them; at least one. */
  candidates(view: View, seat: Seat, into: number[]): void;
  /** Whether an imagined game that began at `root` was played far enough. */
  isFar(state: State, root: View): boolean;
  /** What an imagined game that began with `pick` is worth to a seat, from 0 to about 1. */
  worth(state: State, seat: Seat, root: View, pick: number): number;
  /** An imagined table that fits the view; `rules.guess` where nothing is said. */
  readonly guess?: (view: View, seat: Seat, rng: Rng) => State;
  /** Playouts of a decision without a budget. */
  readonly playouts: number;
}

/** The result of a candidate. */
export interface Estimate {
  readonly pick: number;
  /** Mean worth of its imagined games. */
  readonly worth: number;
  readonly playouts: number;
}

/** Tries of every candidate before the first one is dropped. */
const TRIES_MIN = 4;

/** Estimates of all candidates, the best one first. */
export function search<View, State extends View, Move>(
  plan: SearchPlan<View, State, Move>,
  view: View,
  seat: Seat,
  rng: Rng,
  budget: Budget = {},
): Estimate[] {
  const picks: number[] = [];
  plan.candidates(view, seat, picks);
  assert(picks.length > 0, 'somebody who is asked has something to choose from');
  const race = new Race(plan, view, seat, rng, budget, picks);
  return race.run();
}

/** A bot that searches. */
export function searchBot<View, State extends View, Move>(
  plan: SearchPlan<View, State, Move>,
): Bot<View, Move> {
  return (view, seat, rng, budget) => {
    const [best] = search(plan, view, seat, rng, budget);
    return best!.pick === SILENT ? undefined : plan.rules.moveAt(view, seat, best!.pick);
  };
}

class Race<View, State extends View, Move> {
  readonly #plan: SearchPlan<View, State, Move>;
  readonly #view: View;
  readonly #seat: Seat;
  readonly #rng: Rng;
  readonly #budget: Budget;
  readonly #picks: readonly number[];
  readonly #sums: Float64Array;
  readonly #counts: Int32Array;
  /** Places of the candidates that are still in it. */
  #alive: number[];
  #scratch: State | undefined;

  constructor(
    plan: SearchPlan<View, State, Move>,
    view: View,
    seat: Seat,
    rng: Rng,
    budget: Budget,
    picks: readonly number[],
  ) {
    this.#plan = plan;
    this.#view = view;
    this.#seat = seat;
    this.#rng = rng;
    this.#budget = budget;
    this.#picks = picks;
    this.#sums = new Float64Array(picks.length);
    this.#counts = new Int32Array(picks.length);
    this.#alive = picks.map((_, i) => i);
  }

  run(): Estimate[] {
    let left = this.#budget.playouts ?? this.#plan.playouts;
    let heats = Math.ceil(Math.log2(this.#picks.length));
    for (; heats > 0; heats--) {
      const samples = Math.max(TRIES_MIN, Math.floor(left / heats / this.#alive.length));
      left -= this.#heat(samples);
      this.#rank();
      if (this.#budget.isTimeUp?.() === true) break;
      if (heats > 1) this.#alive.length = Math.ceil(this.#alive.length / 2);
    }
    return this.#estimates();
  }

  /** Plays the live candidates on this many imagined tables; returns the number of playouts. */
  #heat(samples: number): number {
    const alive = this.#alive;
    for (let sample = 0; sample < samples; sample++) {
      if (sample >= TRIES_MIN && this.#budget.isTimeUp?.() === true) return sample * alive.length;
      this.#sample(alive);
    }
    return samples * alive.length;
  }

  #sample(alive: readonly number[]): void {
    const { rules, policy, guess } = this.#plan;
    const rng = this.#rng;
    const table = guess?.(this.#view, this.#seat, rng) ?? rules.guess(this.#view, this.#seat, rng);
    this.#scratch ??= rules.clone(table);
    for (let i = 0; i < alive.length; i++) {
      const place = alive[i]!;
      // The last candidate may change the table itself: no other one needs it.
      const state = i === alive.length - 1 ? table : this.#scratch;
      if (state !== table) rules.copyFrom(state, table);
      const pick = this.#picks[place]!;
      imagineChoice(rules, policy, state, { seat: this.#seat, pick }, rng);
      while (!this.#plan.isFar(state, this.#view))
        if (!imagineStep(rules, policy, state, rng)) break;
      this.#sums[place]! += this.#plan.worth(state, this.#seat, this.#view, pick);
      this.#counts[place]! += 1;
    }
  }

  #mean(place: number): number {
    return this.#sums[place]! / Math.max(1, this.#counts[place]!);
  }

  #rank(): void {
    this.#alive.sort((a, b) => this.#mean(b) - this.#mean(a) || a - b);
  }

  /** Candidates that stayed longest come first, then by worth. */
  #estimates(): Estimate[] {
    const places = this.#picks.map((_, place) => place);
    const counts = this.#counts;
    places.sort((a, b) => counts[b]! - counts[a]! || this.#mean(b) - this.#mean(a) || a - b);
    const best = this.#alive[0]!;
    return [best, ...places.filter((place) => place !== best)].map((place) => ({
      pick: this.#picks[place]!,
      worth: this.#mean(place),
      playouts: counts[place]!,
    }));
  }
}
