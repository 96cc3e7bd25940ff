// What a choice did for whoever made it, by what they could see: against what somebody who plays by habit
// would have done on the same imagined tables; and what the best one would have done. What nobody could
// know is left out; it is luck.

import { SILENT } from '@tablee/bots';
import type { Choice, Seat } from '@tablee/kit';
import { ImaginedGames } from './imagined.ts';
import { lead, meanOf } from './lead.ts';
import { isForced } from './moments.ts';
import { Means, varianceOf } from './spread.ts';
import type { ValuePlan, Worth } from './value.ts';

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

/** Points count only between moves that win as often. */
const POINT = 1e-6;
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

export function effectOf(
  plan: ValuePlan,
  view: unknown,
  choice: Choice<unknown>,
  { step, seats }: { readonly step: number; readonly seats: number },
): Effect {
  const { seat } = choice;
  const none: Worth = { chance: 0, score: 0 };
  if (isForced(plan.rules, view, seat))
    return { step, seat, gained: none, possible: none, spread: [] };
  return { step, seat, ...new Trial(plan, view, choice, step, seats).run() };
}

/** A move with what it came to, table by table. */
interface Tried {
  readonly text: string;
  readonly move: unknown;
  readonly chances: number[];
  readonly scores: number[];
}

class Trial {
  readonly #plan: ValuePlan;
  readonly #view: unknown;
  readonly #seat: Seat;
  readonly #seats: number;
  readonly #games: ImaginedGames;
  readonly #played: Tried;
  /** What may be the best move. */
  #alive: Tried[];
  /** What habit came to, table by table; it need not be the same move. */
  readonly #habit: Tried = { text: '', move: undefined, chances: [], scores: [] };

  constructor(
    plan: ValuePlan,
    view: unknown,
    { seat, move }: Choice<unknown>,
    step: number,
    seats: number,
  ) {
    this.#plan = plan;
    this.#view = view;
    this.#seat = seat;
    this.#seats = seats;
    this.#games = new ImaginedGames(plan.rules, plan.judge, plan.seed, `effect ${step} ${seat}`);
    this.#played = this.#tried(move);
    const picks: number[] = [];
    plan.judge.candidates(view, seat, picks);
    const others = picks.map((pick) => this.#tried(this.#moveAt(pick)));
    this.#alive = [this.#played, ...others.filter(({ text }) => text !== this.#played.text)];
  }

  run(): Pick<Effect, 'gained' | 'possible' | 'spread'> {
    const usual = this.#plan.games;
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

  #moveAt(pick: number): unknown {
    return pick === SILENT ? undefined : this.#plan.rules.moveAt(this.#view, this.#seat, pick);
  }

  #tried(move: unknown): Tried {
    const text = move === undefined ? '' : this.#plan.rules.notation.format(move);
    return { text, move, chances: [], scores: [] };
  }

  /** Everything that is still of interest meets one more table, with the same luck. */
  #meet(game: number): void {
    const habit = this.#tried(this.#moveAt(this.#games.habit(this.#view, this.#seat, game)));
    const met = new Set([this.#played, ...this.#alive]);
    // The same choice with the same luck makes no difference.
    const isSame = [...met].every(({ text }) => text === habit.text);
    const table = isSame ? undefined : this.#games.guess(this.#view, this.#seat, game);
    for (const one of met) this.#note(one, table, game);
    const same = [...met].find(({ text }) => text === habit.text) ?? habit;
    if (same === habit) this.#note(habit, table, game);
    this.#habit.chances.push(same.chances.at(-1)!);
    this.#habit.scores.push(same.scores.at(-1)!);
  }

  /** Points are counted from the table's mean: what everybody gets is nobody's doing. */
  #note({ move, chances, scores }: Tried, table: unknown, game: number): void {
    const { judge } = this.#plan;
    const seat = this.#seat;
    if (table === undefined) {
      chances.push(0);
      scores.push(0);
      return;
    }
    const state = this.#games.play(table, this.#view, { game, step: 0 }, { seat, move });
    let all = 0;
    for (let other = 0; other < this.#seats; other++) all += judge.score(state, other);
    chances.push(judge.chance(state, seat));
    scores.push(judge.score(state, seat) - all / this.#seats);
  }

  /** Moves that are clearly not the best one, and those that never differ from it. */
  #giveUp(): void {
    if (this.#alive.length < 2) return;
    const worths = this.#alive.map(worthsOf);
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
    const [habit, played] = [this.#habit, this.#played];
    const means = new Means(6);
    habit.chances.forEach((_, game) => {
      const best = game % 2 === 0 ? second : first;
      const of = (figures: 'chances' | 'scores'): number[] => [
        played[figures][game]! - habit[figures][game]!,
        best[figures][game]! - habit[figures][game]!,
        (first[figures][game]! - second[figures][game]!) / 2,
      ];
      means.add([...of('chances'), ...of('scores')]);
    });
    return means;
  }

  /** By every second table. */
  #bestOf(parity: 0 | 1): Tried {
    const means = this.#alive.map((one) =>
      meanOf(worthsOf(one).filter((_, game) => game % 2 === parity)),
    );
    return this.#alive[means.indexOf(Math.max(...means))]!;
  }
}

const worthsOf = ({ chances, scores }: Tried): number[] =>
  chances.map((chance, i) => chance + POINT * scores[i]!);

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
