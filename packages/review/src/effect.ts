// What a choice did for whoever made it, by what they could see: against what somebody who plays by habit
// would have done on the same imagined tables; and what the best one would have done. What nobody could
// know is left out; it is luck.

import type { Choice, Seat } from '@tablee/kit';
import { lead, meanOf } from './lead.ts';
import { isForced } from './moments.ts';
import { Means, varianceOf } from './spread.ts';
import { Tables, worthsOf, type TablesPlan, type Tried } from './tables.ts';
import type { Worth } from './value.ts';

export interface EffectPlan extends TablesPlan {
  readonly seats: number;
  /** How many imagined games a choice gets whose moves lie apart as usual. */
  readonly games: number;
}

/** Plain data: it travels between threads. */
export interface Effect {
  /** The step of the game, from 0. */
  readonly step: number;
  readonly seat: Seat;
  /** What it was better by than habit: in winning chance, and in points against the table's mean. */
  readonly gained: Worth;
  /** What the best choice would have been better by. */
  readonly possible: Worth;
  /**
   * How far off these may be together, as covariances in the order of `FIGURES`, row by row; none where
   * they are exact.
   */
  readonly spread: readonly number[];
}

/** What an effect says, in the order of its covariances. */
export const FIGURES = [
  ['gained', 'chance'],
  ['possible', 'chance'],
  ['gained', 'score'],
  ['possible', 'score'],
] as const;

/** So many tables before anything is decided; then it is looked at again whenever there are half as many more. */
const FIRST_LOOK = 24;
const MORE = 1.5;
/** A move that is behind by so many standard errors is given up. */
const GIVEN_UP = 3;
/**
 * A sum is least off for the work it takes when every choice gets games in proportion to how far they lie
 * apart. Those that lie so far apart get the usual number; all get at least and at most such a part of it.
 */
const USUAL_SPREAD = 0.15;
const PART_MIN = 1 / 4;
const PART_MAX = 6;

/** `tables`: those on which the choice was priced, where it was. */
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
      if (count >= least) wanted = wantedOf(this.#sum(), usual);
    }
    const means = this.#sum();
    return {
      gained: { chance: means.mean(0), score: means.mean(3) },
      possible: { chance: means.mean(1), score: means.mean(4) },
      spread: spreadOf(means),
    };
  }

  /** Everything that is still of interest meets one more table, with the same luck. */
  #meet(game: number): void {
    const habit = this.#tables.habit(game);
    const met = new Set([this.#played, habit, ...this.#alive]);
    this.#habits.push(met.size > 1 ? habit : undefined);
    // The same choice with the same luck makes no difference.
    if (met.size > 1) for (const one of met) this.#tables.meet(one, game);
  }

  /** Moves that are clearly not the best one, and those that never differ from it. */
  #giveUp(): void {
    if (this.#alive.length < 2) return;
    const worths = this.#alive.map((one) => worthsOf(one, this.#habits.length));
    const means = worths.map(meanOf);
    const best = means.indexOf(Math.max(...means));
    this.#alive = this.#alive.filter((_, i) => {
      if (i === best) return true;
      const { mean, error } = lead(worths[best]!, worths[i]!);
      return error > 0 && mean <= GIVEN_UP * error;
    });
  }

  /**
   * What was gained, what could have been, and by how much two answers to the latter lie apart on either side
   * of their mean. Every second table says which move is best, and the others say what it is worth, and the
   * other way round: a worth measured on the tables that chose would be too high.
   */
  #sum(): Means {
    const [first, second] = [this.#bestOf(0), this.#bestOf(1)];
    const played = this.#played;
    const means = new Means(6);
    this.#habits.forEach((habit, game) => {
      const best = game % 2 === 0 ? second : first;
      const of = (figures: 'chances' | 'leads'): number[] =>
        habit === undefined
          ? [0, 0, 0]
          : [
              played[figures][game]! - habit[figures][game]!,
              best[figures][game]! - habit[figures][game]!,
              (first[figures][game]! - second[figures][game]!) / 2,
            ];
      means.add([...of('chances'), ...of('leads')]);
    });
    return means;
  }

  /** By every second table. */
  #bestOf(parity: 0 | 1): Tried {
    if (this.#alive.length === 1) return this.#alive[0]!;
    const count = this.#habits.length;
    const means = this.#alive.map((one) =>
      meanOf(worthsOf(one, count).filter((_, game) => game % 2 === parity)),
    );
    return this.#alive[means.indexOf(Math.max(...means))]!;
  }
}

/**
 * What the two answers are apart says how far off their mean may be, beside what the tables left open: which
 * move is the best is itself only measured.
 */
function spreadOf(means: Means): readonly number[] {
  const all = means.covariances();
  const size = Math.sqrt(all.length);
  const places = [0, 1, 3, 4];
  const apart = [0, means.mean(2), 0, means.mean(5)];
  const spread = places.flatMap((i, row) =>
    places.map((j, column) => all[i * size + j]! + apart[row]! * apart[column]!),
  );
  return spread.every((one) => one === 0) ? [] : spread;
}

/** How many games a choice gets, as far as those that it had can tell. */
function wantedOf(means: Means, usual: number): number {
  const spread = spreadOf(means);
  // What a company makes of its choices lies between nothing and all that they could gain.
  const variances = [0, 1].map((craft) => varianceOf([1, -craft, 0, 0], spread));
  const apart = Math.sqrt(means.count * Math.max(...variances));
  return Math.min(PART_MAX, apart / USUAL_SPREAD) * usual;
}
