// The price of one choice, by what its seat could see: the move that was made and the others meet the same
// imagined tables with the same luck. Moves that are clearly behind are given up, the one that was made
// never; then that one is compared with the best on tables that had no say in which is best – or with the
// best two, as long as nobody can tell which of them it is.

import { SILENT, toldReasons, type Reason } from '@tablee/bots';
import type { AnyRules, Choice, Seat } from '@tablee/kit';
import { Watch, type Following } from './follows.ts';
import { ImaginedGames } from './imagined.ts';
import type { Judge } from './judge.ts';
import { isSettled, labelOf, THRESHOLDS, type Label } from './label.ts';
import { lead, meanOf } from './lead.ts';
import { isForced } from './moments.ts';

export interface PricePlan {
  readonly rules: AnyRules;
  readonly judge: Judge;
  readonly seed: string;
  /** How many imagined games a close choice gets at most. */
  readonly playouts: number;
}

/** A move with what it comes to, as far as could be known. */
export interface PricedMove {
  /** As the record spells it; null for silence. */
  readonly move: string | null;
  /** Both null where the rules leave one move: nothing was imagined then. */
  readonly chance: number | null;
  readonly score: number | null;
  readonly reasons: readonly Reason[];
  /** What came of it in how many imagined games, where that tells the played and the best one apart. */
  readonly follows?: readonly Following[];
}

/** Plain data: it travels between threads. */
export interface Price {
  /** The step of the game, from 0. */
  readonly step: number;
  readonly seat: Seat;
  readonly label: Label;
  readonly played: PricedMove;
  /** The played one where nothing is better. */
  readonly best: PricedMove;
  /** What the choice cost: in winning chance, never below zero, with its standard error, and in points. */
  readonly cost: number;
  readonly error: number;
  readonly points: number;
  /** What it was better by than what somebody who plays by habit does here, in winning chance. */
  readonly gain: number;
  readonly playouts: number;
}

/** In a match of the usual length; who wants fewer wants rougher figures, and a short match finer ones. */
export const USUAL_PLAYOUTS = 24000;
/** So many tables at a time, and at least so many before anything is decided. */
const HEAT = 24;
const TABLES_MIN = 96;
/** A heat is at least such a part of all tables so far. */
const MANY_HEATS = 32;
/** On so many tables somebody who plays by habit is watched: a mean over many choices needs no more. */
const HABIT_TABLES = 400;
/** A move that is behind by so many standard errors is given up. */
const GIVEN_UP = 3;
/** The part of the imagined games that may go into finding the best of the others. */
const RACE = 1 / 3;
/** So many that may be the best of them meet the move that was made. */
const RIVALS = 2;
/** Points count only between moves that win as often. */
const POINT = 1e-6;

interface Candidate {
  readonly move: unknown;
  readonly text: string | null;
  readonly chances: number[];
  readonly scores: number[];
}

export function priceOf(
  plan: PricePlan,
  view: unknown,
  { seat, move }: Choice<unknown>,
  step: number,
): Price {
  const race = new Race(plan, view, seat, move, step);
  if (isForced(plan.rules, view, seat)) return race.forced();
  return race.run();
}

class Race {
  readonly #plan: PricePlan;
  readonly #view: unknown;
  readonly #seat: Seat;
  readonly #step: number;
  readonly #games: ImaginedGames;
  readonly #played: Candidate;
  /** Those still in it. */
  #alive: Candidate[];
  readonly #habit: Candidate = { move: undefined, text: null, chances: [], scores: [] };
  /** What somebody who plays by habit does, game by game. */
  #habits: readonly Pick<Candidate, 'move' | 'text'>[] = [];
  /** How often that is the move that was made. */
  #habitShare = 0;
  /** Begins with the games that say what the choice cost. */
  #watch: Watch<Candidate> | undefined;
  #tables = 0;
  #playouts = 0;

  constructor(plan: PricePlan, view: unknown, seat: Seat, move: unknown, step: number) {
    this.#plan = plan;
    this.#view = view;
    this.#seat = seat;
    this.#step = step;
    this.#games = new ImaginedGames(plan.rules, plan.judge, plan.seed, `choice ${step} ${seat}`);
    const played = this.#candidate(move);
    this.#played = played;
    const picks: number[] = [];
    plan.judge.candidates(view, seat, picks);
    const others = picks.map((pick) => this.#candidate(this.#moveAt(pick)));
    this.#alive = [played, ...others.filter(({ text }) => text !== played.text)];
  }

  forced(): Price {
    return this.#price(this.#played, 0, 0, 0);
  }

  /** Tried on a few tables, to say what it comes to. */
  #alone(): Price {
    const least = Math.min(TABLES_MIN, this.#plan.playouts / 4);
    while (this.#tables < least) this.#heat([this.#played]);
    return this.#price(this.#played, 0, 0, 0);
  }

  run(): Price {
    const { playouts } = this.#plan;
    const played = this.#played;
    this.#habits = Array.from({ length: HABIT_TABLES }, (_, game) => {
      const move = this.#moveAt(this.#games.habit(this.#view, this.#seat, game));
      return { move, text: this.#textOf(move) };
    });
    const habit = this.#habits.filter(({ text }) => text === played.text).length / HABIT_TABLES;
    this.#habitShare = habit;
    while (this.#alive.length > 2 && this.#playouts < playouts * RACE) {
      this.#heat(this.#alive);
      this.#alive = this.#leadersOf(this.#alive);
    }
    let rivals = this.#alive.filter((one) => one !== played).slice(0, RIVALS);
    let [rival] = rivals;
    // Nothing else is worth a thought: what was played costs nothing.
    if (rival === undefined) return this.#alone();
    const sequels = this.#plan.judge.sequels?.(this.#view, this.#seat) ?? [];
    if (sequels.length > 0) this.#watch = new Watch(sequels, [played, ...rivals]);
    const from = this.#tables;
    let { mean: behind, error } = { mean: 0, error: Infinity };
    const least = Math.min(TABLES_MIN, playouts / 4);
    const rough = Math.sqrt(USUAL_PLAYOUTS / playouts);
    while (this.#tables - from < least || !isSettled({ behind, error, habit }, rough)) {
      if (this.#tables > from && this.#playouts >= playouts) break;
      this.#heat([played, ...rivals]);
      if (rivals.length > 1) rivals = this.#leadersOf(rivals);
      rival = rivals[0]!;
      ({ mean: behind, error } = lead(rival.chances, played.chances, this.#tables - from));
    }
    return this.#price(rival, behind, error, this.#tables - from);
  }

  #moveAt(pick: number): unknown {
    return pick === SILENT ? undefined : this.#plan.rules.moveAt(this.#view, this.#seat, pick);
  }

  #textOf(move: unknown): string | null {
    return move === undefined ? null : this.#plan.rules.notation.format(move);
  }

  #candidate(move: unknown): Candidate {
    return { move, text: this.#textOf(move), chances: [], scores: [] };
  }

  #heat(alive: readonly Candidate[]): void {
    // Whoever wants little gets it soon; and the more is known, the less a few tables say.
    const few = Math.min(HEAT, Math.ceil(this.#plan.playouts / 20));
    const tables = Math.max(few, Math.floor(this.#tables / MANY_HEATS));
    for (let i = 0; i < tables; i++) this.#sample(alive);
  }

  /** Everybody still in it meets one more table; so does, at first, whoever plays by habit. */
  #sample(alive: readonly Candidate[]): void {
    const game = this.#tables++;
    const table = this.#games.guess(this.#view, this.#seat, game);
    for (const candidate of alive) this.#try(candidate, candidate.move, table, game);
    if (game < HABIT_TABLES) this.#watchHabit(alive, table, game);
  }

  #watchHabit(alive: readonly Candidate[], table: unknown, game: number): void {
    const { move, text } = this.#habits[game]!;
    const same = alive.find((one) => one.text === text);
    if (same === undefined) this.#try(this.#habit, move, table, game);
    else {
      this.#habit.chances.push(same.chances.at(-1)!);
      this.#habit.scores.push(same.scores.at(-1)!);
    }
  }

  #try(into: Candidate, move: unknown, table: unknown, game: number): void {
    const { judge } = this.#plan;
    const seat = this.#seat;
    const at = { game, step: 0 };
    const state = this.#games.play(table, this.#view, at, { seat, move });
    into.chances.push(judge.chance(state, seat));
    into.scores.push(judge.score(state, seat));
    this.#watch?.see(into, state);
    this.#playouts++;
  }

  /**
   * The best first, without those that are clearly behind it. The move that was made stays, and so does the
   * best of the others; where the one that was made may be brilliant, whatever may be the best of them does.
   */
  #leadersOf(all: readonly Candidate[]): Candidate[] {
    const worths = new Map(all.map((one) => [one, worthsOf(one)]));
    const means = new Map([...worths].map(([one, each]) => [one, meanOf(each)]));
    const sorted = all.toSorted((a, b) => means.get(b)! - means.get(a)!);
    if (this.#tables < 2 * HEAT) return sorted;
    const rival = sorted.find((one) => one !== this.#played)!;
    const best = this.#habitShare <= THRESHOLDS.habit ? rival : sorted[0]!;
    return sorted.filter((one) => {
      if (one === this.#played || one === rival) return true;
      const { mean, error } = lead(worths.get(best)!, worths.get(one)!);
      return mean <= GIVEN_UP * error;
    });
  }

  #price(rival: Candidate, behind: number, error: number, tables: number): Price {
    const played = this.#played;
    const isForcedMove = this.#tables === 0;
    const isBehind =
      behind > 0 || (behind === 0 && lead(rival.scores, played.scores, tables).mean > 0);
    const habit = this.#habitShare;
    const best = isBehind ? rival : played;
    const told = isBehind ? this.#watch?.told(rival, played) : undefined;
    return {
      step: this.#step,
      seat: this.#seat,
      label: isForcedMove ? 'forced' : labelOf({ behind, error, habit }),
      played: this.#priced(played, best, told?.other),
      best: this.#priced(best, best, told?.better),
      cost: Math.max(0, behind),
      error,
      points: isBehind ? lead(rival.scores, played.scores, tables).mean : 0,
      gain: lead(played.chances, this.#habit.chances).mean,
      playouts: this.#playouts,
    };
  }

  #priced(one: Candidate, best: Candidate, follows: readonly Following[] = []): PricedMove {
    const { judge } = this.#plan;
    const score = meanOf(one.scores);
    const isTried = this.#tables > 0;
    const average = isTried ? judge.average?.(score, meanOf(best.scores), this.#view) : undefined;
    const reasons = judge.reasons(this.#view, this.#seat, one.move, best.move);
    return {
      move: one.text,
      chance: isTried ? meanOf(one.chances) : null,
      score: isTried ? score : null,
      reasons: toldReasons(reasons, average, one === best),
      ...(follows.length > 0 && { follows }),
    };
  }
}

const worthsOf = ({ chances, scores }: Candidate): number[] =>
  chances.map((chance, i) => chance + POINT * scores[i]!);
