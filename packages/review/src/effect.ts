// Measures what a choice gained over habit, and what the best move would have gained, on the same
// imagined tables. The tables come from the view of the seat; what it could not see counts as luck.

import type { Choice, Seat } from '@tablee/kit';
import { lead, meanOf } from './lead.ts';
import { isForced } from './moments.ts';
import { Means, shareAbove, varianceOf } from './spread.ts';
import { Tables, worthsOf, type TablesPlan, type Tried } from './tables.ts';
import type { Worth } from './value.ts';

export interface EffectPlan extends TablesPlan {
  readonly seats: number;
  /** Playouts of a choice whose moves lie apart as usual. */
  readonly games: number;
}

/** Plain data: it travels between threads. */
export interface Effect {
  /** The step of the game, from 0. */
  readonly step: number;
  readonly seat: Seat;
  /** Gain over habit, in winning chance and in points against the table's mean. */
  readonly gained: Worth;
  /** Gain of the best move over habit. */
  readonly possible: Worth;
  /**
   * Covariances of these figures in the order of `FIGURES`, row by row; empty where they are exact.
   */
  readonly spread: readonly number[];
}

/** The figures of an effect, in the order of its covariances. */
export const FIGURES = [
  ['gained', 'chance'],
  ['possible', 'chance'],
  ['gained', 'score'],
  ['possible', 'score'],
] as const;

/** Tables before the first look for moves to drop, and the growth to each further look. */
const FIRST_LOOK = 24;
const MORE = 1.5;
/** A move that is behind by more standard errors is dropped. */
const GIVEN_UP = 3;
/**
 * A sum has the smallest error for its work when a choice gets games in proportion to their spread.
 * This spread gets the usual number; every choice gets between `PART_MIN` and `PART_MAX` of it.
 */
const USUAL_SPREAD = 0.15;
const PART_MIN = 1 / 4;
const PART_MAX = 6;

/** `tables`: those on which the choice was priced, if it was. */
export function effectOf(
  plan: EffectPlan,
  view: unknown,
  { seat, move }: Choice<unknown>,
  step: number,
  tables = new Tables(plan, view, seat, `choice ${step} ${seat}`),
): Effect {
  const none: Worth = { chance: 0, score: 0 };
  if (isForced(plan.rules, view, seat))
    return { step, seat, gained: none, possible: none, spread: [] };
  return { step, seat, ...new Trial(tables, move, plan.games).run() };
}

class Trial {
  readonly #tables: Tables;
  readonly #usual: number;
  readonly #played: Tried;
  /** What may be the best move. */
  #alive: readonly Tried[];
  /** By number of the table; undefined where all moves that are of interest are one. */
  readonly #habits: (Tried | undefined)[] = [];

  constructor(tables: Tables, move: unknown, usual: number) {
    this.#tables = tables;
    this.#usual = usual;
    this.#alive = tables.candidates(move);
    this.#played = this.#alive[0]!;
  }

  run(): Pick<Effect, 'gained' | 'possible' | 'spread'> {
    const usual = this.#usual;
    const least = Math.ceil(PART_MIN * usual);
    let count = 0;
    for (
      let look = Math.min(FIRST_LOOK, least), wanted = least;
      count < wanted;
      look = Math.ceil(MORE * look)
    ) {
      for (; count < look && count < wanted; count++) this.#meet(count);
      this.#giveUp();
      if (count >= least) wanted = this.#wanted();
    }
    const means = this.#means();
    return {
      gained: { chance: means.mean(0), score: means.mean(2) },
      possible: { chance: means.mean(1), score: means.mean(3) },
      spread: this.#spread(means),
    };
  }

  /** How many games the choice needs, estimated from those it had. */
  #wanted(): number {
    const means = this.#means();
    const spread = this.#spread(means);
    // The craft of the players is not known yet: take the larger variance of its two ends, 0 and 1.
    const variances = [0, 1].map((craft) => varianceOf([1, -craft, 0, 0], spread));
    const apart = Math.sqrt(means.count * Math.max(...variances));
    return Math.min(PART_MAX, apart / USUAL_SPREAD) * this.#usual;
  }

  /** Plays the move made, the habit move and the live candidates on one more table. */
  #meet(game: number): void {
    const habit = this.#tables.habit(game);
    const met = new Set([this.#played, habit, ...this.#alive]);
    this.#habits.push(met.size > 1 ? habit : undefined);
    // The same choice with the same luck makes no difference.
    if (met.size > 1) for (const one of met) this.#tables.meet(one, game);
  }

  /** Drops moves that are clearly behind the best one, and those that never differ from it. */
  #giveUp(): void {
    if (this.#alive.length < 2) return;
    const worths = this.#alive.map((one) => worthsOf(one, 'leads', this.#habits.length));
    const means = worths.map(meanOf);
    const best = means.indexOf(Math.max(...means));
    this.#alive = this.#alive.filter((_, i) => {
      if (i === best) return true;
      const { mean, error } = lead(worths[best]!, worths[i]!);
      return error > 0 && mean <= GIVEN_UP * error;
    });
  }

  /**
   * Means in the order of `FIGURES`. The even tables choose the best move for the odd ones and the
   * other way round: a worth measured on the tables that chose the move would be too high.
   */
  #means(): Means {
    const best = [this.#bestOf(1), this.#bestOf(0)] as const;
    const means = new Means(FIGURES.length);
    this.#habits.forEach((habit, game) => {
      const of = (figures: 'chances' | 'leads'): number[] =>
        [this.#played, best[game % 2]!].map((one) =>
          habit === undefined ? 0 : one[figures][game]! - habit[figures][game]!,
        );
      means.add([...of('chances'), ...of('leads')]);
    });
    return means;
  }

  /** The best move by the even or by the odd tables. */
  #bestOf(parity: 0 | 1): Tried {
    if (this.#alive.length === 1) return this.#alive[0]!;
    const count = this.#habits.length;
    const means = this.#alive.map((one) =>
      meanOf(worthsOf(one, 'leads', count).filter((_, game) => game % 2 === parity)),
    );
    return this.#alive[means.indexOf(Math.max(...means))]!;
  }

  /** Covariances of the means, with the doubt about which move is the best. */
  #spread(means: Means): readonly number[] {
    const doubt = this.#doubt();
    const spread = means.covariances().map((one, at) => one + (doubt[at] ?? 0));
    return spread.every((one) => one === 0) ? [] : spread;
  }

  /** The two halves of the tables may choose different moves: the covariances that this adds. */
  #doubt(): readonly number[] {
    if (this.#alive.length === 1) return [];
    const count = this.#habits.length;
    const worths = this.#alive.map((one) => worthsOf(one, 'leads', count));
    const means = worths.map(meanOf);
    const best = worths[means.indexOf(Math.max(...means))]!;
    const odds = worths.map((worth) => {
      if (worth === best) return 1;
      const { mean, error } = lead(best, worth);
      const share = shareAbove(-mean, Math.SQRT2 * error);
      return share / (1 - share);
    });
    const all = odds.reduce((sum, one) => sum + one, 0);
    const figures = this.#alive.map(({ chances, leads }) => [
      ...[0, meanOf(chances.slice(0, count))],
      ...[0, meanOf(leads.slice(0, count))],
    ]);
    const mean = (of: (figure: number[]) => number): number =>
      figures.reduce((sum, figure, i) => sum + (odds[i]! / all) * of(figure), 0);
    return FIGURES.flatMap((_row, i) =>
      FIGURES.map((_column, j) => {
        const apart =
          mean((one) => one[i]! * one[j]!) - mean((one) => one[i]!) * mean((one) => one[j]!);
        return apart / 2;
      }),
    );
  }
}
