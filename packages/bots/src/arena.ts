// Plays each deal once per rotation of the players, so that every player has had every chair's
// cards. The remaining difference is skill. The caller brings the clock.

import {
  assert,
  placesOf,
  rngFor,
  shuffle,
  type AnyRules,
  type Counts,
  type Draws,
  type Outcome,
  type Seat,
  type Setup,
} from '@tablee/kit';
import { askedBy, type AnyBot } from './bot.ts';
import { playMatch } from './match.ts';

/** Milliseconds since any fixed moment; only differences count. */
export type Clock = () => number;

/** One deal, played once for every way to turn the players round the table. */
export interface DealPlan {
  readonly rules: AnyRules;
  readonly setup: Setup;
  /** Which way its scores count, as its meta says. */
  readonly counts?: Counts | undefined;
  /** Gives the same cards every time. */
  readonly newDraws: () => Draws;
  /** The players, one per name; the last one fills the chairs that are left. */
  readonly bots: readonly AnyBot[];
  readonly seed: string;
  readonly clock: Clock;
}

/** What one deal says about every name, in the order of the names. */
export interface DealResult {
  /** Wins per game and chair of the name; a win shared by n counts 1/n. */
  readonly wins: readonly number[];
  /** Mean score; a seat that had to leave counts 0. */
  readonly scores: readonly number[];
  /** `above[a][b]`: chairs of `a` that placed above chairs of `b`, a tie being half. */
  readonly above: readonly (readonly number[])[];
}

/** Told how long a decision of a name took; decisions without a choice are not told. */
export type Timed = (name: number, milliseconds: number) => void;

/** The name of each chair: each name has one chair, the last name all that are left. */
export const lineUp = (names: number, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, chair) => Math.min(chair, names - 1));

/**
 * The seatings of a deal, each by seat: all rotations of one order round the table. The seed draws
 * the order, so that over many deals every player has every neighbour.
 */
export function seatings(names: number, seats: number, seed: string): readonly number[][] {
  const order = [...lineUp(names, seats)];
  shuffle(order, seats, rngFor(seed, 'seating'));
  return order.map((_, turned) => order.map((_name, seat) => order[(seat + turned) % seats]!));
}

/** Plays a deal in every seating, with the same random stream per seat each time. */
export function playDeal(plan: DealPlan, timed: Timed): DealResult {
  const { rules, setup, bots, seed, clock } = plan;
  const tally = new DealTally(bots.length, setup.seats);
  const watched = bots.map((bot, name) => stopwatch(rules, bot, clock, (ms) => timed(name, ms)));
  for (const names of seatings(bots.length, setup.seats, seed)) {
    const seated = names.map((name) => watched[name]);
    const { pending } = playMatch({ rules, setup, draws: plan.newDraws(), bots: seated, seed });
    assert(pending.kind === 'over', 'a match is played to its end');
    tally.add(names, pending.outcome, plan.counts);
  }
  return tally.result();
}

/** The bot, timed wherever it has a choice. */
function stopwatch(
  rules: Pick<AnyRules, 'count' | 'pending'>,
  bot: AnyBot,
  clock: Clock,
  timed: (milliseconds: number) => void,
): AnyBot {
  return askedBy(bot, (view, seat, rng, budget, past) => {
    const silence = rules.pending(view).kind === 'open' ? 1 : 0;
    const isChoice = rules.count(view, seat) + silence > 1;
    const start = clock();
    const move = bot(view, seat, rng, budget, past);
    if (isChoice) timed(clock() - start);
    return move;
  });
}

class DealTally {
  readonly #chairs: readonly number[];
  readonly #wins: number[];
  readonly #scores: number[];
  readonly #above: number[][];
  #games = 0;

  constructor(names: number, seats: number) {
    const line = lineUp(names, seats);
    const none = (): number[] => new Array<number>(names).fill(0);
    this.#chairs = none().map((_, name) => line.filter((one) => one === name).length);
    this.#wins = none();
    this.#scores = none();
    this.#above = none().map(none);
  }

  add(names: readonly number[], outcome: Outcome, counts: Counts | undefined): void {
    const places = placesOf(outcome, counts);
    this.#games += 1;
    for (const seat of outcome.winners) this.#wins[names[seat]!]! += 1 / outcome.winners.length;
    names.forEach((name, seat) => {
      this.#scores[name]! += outcome.scores[seat] ?? 0;
      names.forEach((other, on) => {
        if (other !== name) this.#above[name]![other]! += placedAbove(places, seat, on);
      });
    });
  }

  result(): DealResult {
    const perChair = (sum: number, name: number): number =>
      sum / (this.#games * this.#chairs[name]!);
    return {
      wins: this.#wins.map(perChair),
      scores: this.#scores.map(perChair),
      above: this.#above,
    };
  }
}

/** 1 when the seat placed above the other, ½ when level. */
function placedAbove(places: readonly number[], seat: Seat, other: Seat): number {
  const [own, theirs] = [places[seat]!, places[other]!];
  return own < theirs ? 1 : own === theirs ? 0.5 : 0;
}
