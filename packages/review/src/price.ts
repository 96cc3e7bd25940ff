// Prices one choice by what its seat could see: all moves meet the same imagined tables, and those
// clearly behind are dropped. Fresh tables then compare the played move with the best others.

import { toldReasons, type Reason } from '@tablee/bots';
import type { Choice, Seat } from '@tablee/kit';
import { Watch, type Following } from './follows.ts';
import { isSettled, labelOf, THRESHOLDS, type Label } from './label.ts';
import { lead, meanOf } from './lead.ts';
import { isForced } from './moments.ts';
import { Tables, worthsOf, type TablesPlan, type Tried } from './tables.ts';

export interface PricePlan extends TablesPlan {
  /** Playouts of a close choice at most. */
  readonly playouts: number;
}

/** A move with its estimates, from what the seat could see. */
export interface PricedMove {
  /** As the record spells it; null for silence. */
  readonly move: string | null;
  /** Both null where the rules leave one move: then there are no playouts. */
  readonly chance: number | null;
  readonly score: number | null;
  readonly reasons: readonly Reason[];
  /** Facts whose shares tell the played and the best move apart. */
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
  /** Cost of the choice in winning chance (at least 0), its standard error, and cost in points. */
  readonly cost: number;
  readonly error: number;
  readonly points: number;
  /** Gain over a player by habit, in winning chance. */
  readonly gain: number;
  readonly playouts: number;
}

/** For a match of the usual length. Fewer give rougher figures; a short match gets more. */
export const USUAL_PLAYOUTS = 16000;
/** Tables per heat, and tables at least before a cost is settled. */
const HEAT = 24;
const TABLES_MIN = 96;
/** A heat is at least 1/32 of all tables so far. */
const MANY_HEATS = 32;
/** Tables that a player by habit meets: a mean over many choices needs no more. */
const HABIT_TABLES = 400;
/** A move that is behind by more standard errors is dropped. */
const GIVEN_UP = 3;
/** The part of the playouts that may go into finding the best other moves. */
const RACE = 1 / 3;
/** Other moves that are compared with the move made. */
const RIVALS = 2;
/** `tables`: those of the choice, when its effect is measured on them as well. */
export function priceOf(
  plan: PricePlan,
  view: unknown,
  { seat, move }: Choice<unknown>,
  step: number,
  tables = new Tables(plan, view, seat, `choice ${step} ${seat}`),
): Price {
  const race = new Race(plan, { view, seat, step, tables }, move);
  return isForced(plan.rules, view, seat) ? race.forced() : race.run();
}

interface Place {
  readonly view: unknown;
  readonly seat: Seat;
  readonly step: number;
  readonly tables: Tables;
}

class Race {
  readonly #plan: PricePlan;
  readonly #place: Place;
  readonly #played: Tried;
  /** Moves not dropped yet. */
  #alive: readonly Tried[];
  /** Winning chance of the habit move, by number of the table. */
  readonly #habit: number[] = [];
  /** How often the habit move is the move made. */
  #habitShare = 0;
  /** Begins with the games that say what the choice cost. */
  #watch: Watch<Tried> | undefined;
  #count = 0;
  #playouts = 0;

  constructor(plan: PricePlan, place: Place, move: unknown) {
    this.#plan = plan;
    this.#place = place;
    this.#alive = place.tables.candidates(move);
    this.#played = this.#alive[0]!;
  }

  forced(): Price {
    return this.#price(this.#played, 0, 0, 0);
  }

  /** Tries the played move on a few tables, to estimate its chance and score. */
  #alone(): Price {
    const least = Math.min(TABLES_MIN, this.#plan.playouts / 4);
    while (this.#count < least) this.#heat([this.#played]);
    return this.#price(this.#played, 0, 0, 0);
  }

  run(): Price {
    const { playouts, judge } = this.#plan;
    const { view, seat, tables } = this.#place;
    const played = this.#played;
    let habits = 0;
    for (let game = 0; game < HABIT_TABLES; game++) if (tables.habit(game) === played) habits++;
    const habit = (this.#habitShare = habits / HABIT_TABLES);
    while (this.#alive.length > 2 && this.#playouts < playouts * RACE) {
      this.#heat(this.#alive);
      this.#alive = this.#leadersOf(this.#alive);
    }
    let rivals = this.#alive.filter((one) => one !== played).slice(0, RIVALS);
    let [rival] = rivals;
    // The judge has no other candidate: the played move costs nothing.
    if (rival === undefined) return this.#alone();
    const sequels = judge.sequels?.(view, seat) ?? [];
    if (sequels.length > 0) this.#watch = new Watch(sequels, [played, ...rivals]);
    const from = this.#count;
    let { mean: behind, error } = { mean: 0, error: Infinity };
    const least = Math.min(TABLES_MIN, playouts / 4);
    const rough = Math.sqrt(USUAL_PLAYOUTS / playouts);
    while (this.#count - from < least || !isSettled({ behind, error, habit }, rough)) {
      if (this.#count > from && this.#playouts >= playouts) break;
      this.#heat([played, ...rivals]);
      if (rivals.length > 1) rivals = this.#leadersOf(rivals);
      rival = rivals[0]!;
      ({ mean: behind, error } = lead(rival.chances, played.chances, this.#count - from));
    }
    return this.#price(rival, behind, error, this.#count - from);
  }

  #heat(alive: readonly Tried[]): void {
    // Few playouts need small heats. Later heats grow: a few tables change a long mean little.
    const few = Math.min(HEAT, Math.ceil(this.#plan.playouts / 20));
    const tables = Math.max(few, Math.floor(this.#count / MANY_HEATS));
    for (let i = 0; i < tables; i++) this.#sample(alive);
  }

  /** Plays the moves on one more table; the first tables also play the habit move. */
  #sample(alive: readonly Tried[]): void {
    const game = this.#count++;
    for (const one of alive) this.#try(one, game);
    if (game >= HABIT_TABLES) return;
    const habit = this.#place.tables.habit(game);
    this.#try(habit, game);
    this.#habit.push(habit.chances[game]!);
  }

  #try(one: Tried, game: number): void {
    const state = this.#place.tables.meet(one, game);
    if (state === undefined) return;
    this.#watch?.see(one, state);
    this.#playouts++;
  }

  /**
   * Best first, without moves clearly behind the best. The move made and the best other move stay.
   * If the move made may be brilliant, moves are compared with the best other move instead.
   */
  #leadersOf(all: readonly Tried[]): Tried[] {
    const worths = new Map(all.map((one) => [one, worthsOf(one, 'scores')]));
    const means = new Map([...worths].map(([one, each]) => [one, meanOf(each)]));
    const sorted = all.toSorted((a, b) => means.get(b)! - means.get(a)!);
    if (this.#count < 2 * HEAT) return sorted;
    const rival = sorted.find((one) => one !== this.#played)!;
    const best = this.#habitShare <= THRESHOLDS.habit ? rival : sorted[0]!;
    return sorted.filter((one) => {
      if (one === this.#played || one === rival) return true;
      const { mean, error } = lead(worths.get(best)!, worths.get(one)!);
      return mean <= GIVEN_UP * error;
    });
  }

  /** `tables`: the number of last tables that give the cost of the choice. */
  #price(rival: Tried, behind: number, error: number, tables: number): Price {
    const { step, seat } = this.#place;
    const played = this.#played;
    const habit = this.#habitShare;
    const points = lead(rival.scores, played.scores, tables).mean;
    const isBehind = behind > 0 || (behind === 0 && points > 0);
    const best = isBehind ? rival : played;
    const told = isBehind ? this.#watch?.told(rival, played) : undefined;
    return {
      ...{ step, seat },
      label: this.#count === 0 ? 'forced' : labelOf({ behind, error, habit }),
      played: this.#priced(played, best, tables, told?.other),
      best: this.#priced(best, best, tables, told?.better),
      cost: Math.max(0, behind),
      error,
      points: isBehind ? points : 0,
      gain: lead(played.chances, this.#habit).mean,
      playouts: this.#playouts,
    };
  }

  /** Uses the tables that give the cost, so that two chances differ by exactly the cost. */
  #priced(one: Tried, best: Tried, tables: number, follows: readonly Following[] = []): PricedMove {
    const { judge } = this.#plan;
    const { view, seat } = this.#place;
    const mean = (all: readonly number[]): number => meanOf(all.slice(-tables));
    const score = mean(one.scores);
    const isTried = this.#count > 0;
    const average = isTried ? judge.average?.(score, mean(best.scores), view) : undefined;
    const reasons = judge.reasons(view, seat, one.move, best.move);
    return {
      move: one.text,
      chance: isTried ? mean(one.chances) : null,
      score: isTried ? score : null,
      reasons: toldReasons(reasons, average, one === best),
      ...(follows.length > 0 && { follows }),
    };
  }
}
