// Plays the moves of one choice on the same imagined tables with the same luck.
// A move meets a table once; the price of the choice and the sums share the result.

import { SILENT } from '@tablee/bots';
import type { AnyRules, Seat } from '@tablee/kit';
import { ImaginedGames } from './imagined.ts';
import type { Judge } from './judge.ts';

export interface TablesPlan {
  readonly rules: AnyRules;
  readonly judge: Judge;
  readonly seed: string;
  /** Number of seats; leads need it. */
  readonly seats?: number;
}

/** A move with its results, by number of the table. */
export interface Tried {
  readonly move: unknown;
  /** As the record spells it; null for silence. */
  readonly text: string | null;
  readonly chances: number[];
  readonly scores: number[];
  /** Points ahead of the table's mean, without what every seat gets. */
  readonly leads: number[];
}

/** Weight of a point: points decide only between moves that win equally often. */
const POINT = 1e-6;

/** The worth of a move on each of the first tables, by its points or its lead. */
export const worthsOf = (
  { chances, ...tried }: Tried,
  by: 'scores' | 'leads',
  count = chances.length,
): number[] => chances.slice(0, count).map((chance, i) => chance + POINT * tried[by][i]!);

export class Tables {
  readonly #plan: TablesPlan;
  readonly #view: unknown;
  readonly #seat: Seat;
  readonly #games: ImaginedGames;
  readonly #tried = new Map<string | null, Tried>();
  /** The policy's moves, by number of the table. */
  readonly #habits: Tried[] = [];
  /** The table that was imagined last. */
  #table: { readonly game: number; readonly state: unknown } | undefined;

  constructor(plan: TablesPlan, view: unknown, seat: Seat, purpose: string) {
    this.#plan = plan;
    this.#view = view;
    this.#seat = seat;
    this.#games = new ImaginedGames(plan.rules, plan.judge, plan.seed, purpose);
  }

  /** The move made, then the other candidates of the judge. */
  candidates(made: unknown): readonly [Tried, ...Tried[]] {
    const picks: number[] = [];
    this.#plan.judge.candidates(this.#view, this.#seat, picks);
    const played = this.tried(made);
    const others = picks.map((pick) => this.tried(this.#moveAt(pick)));
    return [played, ...others.filter((one) => one !== played)];
  }

  tried(move: unknown): Tried {
    const text = move === undefined ? null : this.#plan.rules.notation.format(move);
    const known = this.#tried.get(text);
    if (known !== undefined) return known;
    const tried = { move, text, chances: [], scores: [], leads: [] };
    this.#tried.set(text, tried);
    return tried;
  }

  /** The move of a player by habit at this table. */
  habit(game: number): Tried {
    return (this.#habits[game] ??= this.tried(
      this.#moveAt(this.#games.habit(this.#view, this.#seat, game)),
    ));
  }

  /** Plays a move on a table; returns the final state, or undefined if it was played before. */
  meet({ move, chances, scores, leads }: Tried, game: number): unknown {
    if (!Number.isNaN(chances[game] ?? NaN)) return undefined;
    const { judge, seats = 0 } = this.#plan;
    const seat = this.#seat;
    if (this.#table?.game !== game)
      this.#table = { game, state: this.#games.guess(this.#view, seat, game) };
    const at = { game, step: 0 };
    const state = this.#games.play(this.#table.state, this.#view, at, { seat, move });
    // A habit move skips tables: fill the gaps with NaN.
    while (chances.length < game) for (const all of [chances, scores, leads]) all.push(NaN);
    const score = judge.score(state, seat);
    let sum = 0;
    for (let other = 0; other < seats; other++) sum += judge.score(state, other);
    chances[game] = judge.chance(state, seat);
    scores[game] = score;
    leads[game] = score - sum / seats;
    return state;
  }

  #moveAt(pick: number): unknown {
    return pick === SILENT ? undefined : this.#plan.rules.moveAt(this.#view, this.#seat, pick);
  }
}
