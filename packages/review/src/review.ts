// A review in pieces, each of which follows from the game, the seed and its number alone: whoever has
// several threads shares them out, and puts the answers together in any order they come.

import type { AnyAdvicePlan } from '@tablee/bots';
import {
  copyOf,
  Recollection,
  rngFor,
  type AnyMemory,
  type AnyRules,
  type Choice,
  type Seat,
  type Setup,
  type Step,
} from '@tablee/kit';
import { effectOf, type Effect } from './effect.ts';
import { withPast, type Judge } from './judge.ts';
import { gradeOf, LABELS, type Grade, type Label } from './label.ts';
import { choicesAt, momentsOf, type PlayedGame } from './moments.ts';
import { priceOf, USUAL_PLAYOUTS, type Price } from './price.ts';
import { craftOf, sumOf, type Sum } from './sums.ts';
import { valueAt, type Value, type Worth } from './value.ts';

export interface ReviewPlan {
  readonly rules: AnyRules;
  readonly setup: Setup;
  /** Checked before. */
  readonly steps: readonly Step<unknown>[];
  readonly judge: AnyAdvicePlan;
  readonly seed: string;
  /** Whose choices are priced. */
  readonly seats: readonly Seat[];
  /** As much as it needs where nothing is said. */
  readonly effort?: Effort;
}

export interface Effort {
  /** Imagined games for a close choice at most. */
  readonly playouts: number;
  /** Imagined games for every moment, and for what every choice did to everybody. */
  readonly games: number;
}

export const EFFORT: Effort = { playouts: USUAL_PLAYOUTS, games: 400 };

/** The effort is for matches of so many steps; in a shorter one each choice decides more, and gets more. */
const STEPS = 240;
const MORE = 4;

/** Who wants less than usual wants it soon. What comes of a match has no say in it, only what it can come to. */
export function effortFor({ rules, setup, effort = EFFORT }: ReviewPlan): Effort {
  if (effort.playouts < EFFORT.playouts) return effort;
  const more = Math.max(1, Math.min(MORE, STEPS / rules.stepsMax(setup)));
  const times = (count: number): number => Math.round(more * count);
  return { playouts: times(effort.playouts), games: times(effort.games) };
}

/** The first moment gets so many times the games of any, and those beside a deal so many. */
const START = 16;
const DEAL = 4;

export type Piece =
  | { readonly kind: 'price'; readonly price: Price }
  | { readonly kind: 'effect'; readonly effect: Effect }
  | ({ readonly kind: 'value' } & Value);

/** Some choices together: of a whole game, or since a deal. */
export interface Tally {
  /** Choices that were none are left out. */
  readonly choices: number;
  /** Mean cost of a choice in winning chance, and what it would have been by habit. */
  readonly cost: number;
  readonly habitCost: number;
  readonly grade: Grade | undefined;
  readonly labels: Readonly<Record<Label, number>>;
}

/** What was measured, with its standard errors. */
export interface Measured extends Worth {
  readonly error: Worth;
}

/** What came of one draw of cards. */
export interface DealReview extends Tally {
  /** The step that dealt, from 0. */
  readonly step: number;
  /** What the seat could expect before, from the true table. */
  readonly before: Measured;
  /** What level play makes of these cards from this seat: par. */
  readonly par: Measured;
}

export interface SeatReview extends Tally {
  readonly seat: Seat;
  readonly chance: Sum;
  /** Points ahead of the table's mean. */
  readonly score: Sum;
  readonly deals: readonly DealReview[];
  readonly prices: readonly Price[];
}

interface StepChoice extends Choice<unknown> {
  readonly step: number;
  /** What its seat had in mind, where the judge remembers. */
  readonly past: unknown;
}

export class Reviewer {
  readonly game: PlayedGame;
  readonly #plan: ReviewPlan;
  readonly #effort: Effort;
  readonly #all: readonly StepChoice[];
  /** Those that are priced. */
  readonly #wanted: readonly StepChoice[];

  constructor(plan: ReviewPlan) {
    this.#plan = plan;
    this.#effort = effortFor(plan);
    this.game = momentsOf(plan.rules, plan.setup, plan.steps);
    const { rules, setup, judge } = plan;
    const witnesses = witnessesOf(rules, setup, judge.memory);
    this.#all = this.game.moments.flatMap((moment) => {
      const choices = choicesAt(moment).map(({ seat, move }): StepChoice => {
        const past = copyOf(witnesses[seat]?.past);
        return { step: moment.number, seat, move, past };
      });
      for (const witness of witnesses) witness.append(moment.step);
      return choices;
    });
    this.#wanted = this.#all.filter(({ seat }) => plan.seats.includes(seat));
  }

  /** How many pieces there are: prices, what every choice did, every moment, and the end. */
  get count(): number {
    return this.#wanted.length + this.#all.length + this.game.moments.length + 1;
  }

  piece(number: number): Piece {
    const { rules, seed, setup } = this.#plan;
    const { playouts, games } = this.#effort;
    const wanted = this.#wanted[number];
    if (wanted !== undefined) {
      const view = this.#viewOf(wanted);
      const judge = this.#judgeOf(wanted, view);
      const price = priceOf({ rules, judge, seed, playouts }, view, wanted, wanted.step);
      return { kind: 'price', price };
    }
    const plan = { rules, judge: this.#plan.judge, seed, games };
    const { seats } = setup;
    const choice = this.#all[number - this.#wanted.length];
    if (choice !== undefined) {
      const view = this.#viewOf(choice);
      const judge = this.#judgeOf(choice, view);
      const effect = effectOf({ ...plan, judge }, view, choice, { step: choice.step, seats });
      return { kind: 'effect', effect };
    }
    const moment = number - this.#wanted.length - this.#all.length;
    const precise = { ...plan, games: this.#gamesAt(moment) };
    return { kind: 'value', ...valueAt(precise, seats, this.game, moment) };
  }

  /** Sums rest on the first moment, and what a deal is worth on the two beside it; the others are but drawn. */
  #gamesAt(moment: number): number {
    const { games } = this.#effort;
    if (moment === 0) return START * games;
    const isDeal = [moment - 1, moment].some((step) => this.#plan.steps[step]?.kind === 'chance');
    return isDeal ? DEAL * games : games;
  }

  #viewOf({ step, seat }: StepChoice): unknown {
    return this.#plan.rules.view(this.game.moments[step]!.state, seat);
  }

  /** The judge with what the seat had in mind: the people who sat there, and what it knew of the cards. */
  #judgeOf({ step, seat, past }: StepChoice, view: unknown): Judge {
    const { judge, seed } = this.#plan;
    return withPast(judge, past, view, seat, rngFor(seed, `past ${step} ${seat}`));
  }

  /** Of all pieces, by their numbers. */
  review(pieces: readonly Piece[]): SeatReview[] {
    return putTogether(this.#plan, pieces);
  }
}

/** Everybody's past, by seat; nobody's where nothing is remembered. */
function witnessesOf(
  rules: AnyRules,
  setup: Setup,
  memory: AnyMemory | undefined,
): readonly Recollection[] {
  if (memory === undefined) return [];
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
  return seats.map((seat) => new Recollection(memory, rules, setup, seat));
}

/** What all pieces say together, by their numbers. No game is needed for it any more. */
export function putTogether(
  { seats, steps }: Pick<ReviewPlan, 'seats' | 'steps'>,
  pieces: readonly Piece[],
): SeatReview[] {
  const prices: Price[] = [];
  const effects: Effect[] = [];
  const values: Value[] = [];
  for (const piece of pieces)
    if (piece.kind === 'price') prices.push(piece.price);
    else if (piece.kind === 'effect') effects.push(piece.effect);
    else values.push(piece);
  const craft = craftOf(effects);
  const dealt = steps.flatMap(({ kind }, step) => (kind === 'chance' ? [step] : []));
  return seats.map((seat) => {
    const plan = { seat, values, effects, craft };
    const own = prices.filter((price) => price.seat === seat);
    return {
      seat,
      chance: sumOf(plan, 'chance'),
      score: sumOf(plan, 'score'),
      ...tallyOf(own),
      deals: dealt.map((step, i) => {
        const next = dealt[i + 1] ?? Infinity;
        const since = own.filter((price) => price.step > step && price.step < next);
        return {
          step,
          before: measuredAt(values[step]!, seat),
          par: measuredAt(values[step + 1]!, seat),
          ...tallyOf(since),
        };
      }),
      prices: own,
    };
  });
}

function measuredAt({ worths, errors }: Value, seat: Seat): Measured {
  const { chance, score } = errors[seat]!;
  return { ...worths[seat]!, error: { chance, score } };
}

/** All pieces one after the other. */
export function reviewOf(plan: ReviewPlan): SeatReview[] {
  const reviewer = new Reviewer(plan);
  const pieces = Array.from({ length: reviewer.count }, (_, number) => reviewer.piece(number));
  return reviewer.review(pieces);
}

export function tallyOf(prices: readonly Price[]): Tally {
  const made = prices.filter(({ label }) => label !== 'forced');
  const mean = (of: (price: Price) => number): number =>
    made.reduce((sum, price) => sum + of(price), 0) / Math.max(1, made.length);
  const cost = mean((price) => price.cost);
  const habitCost = Math.max(
    0,
    mean((price) => price.cost + price.gain),
  );
  const counts = LABELS.map((label) => [label, prices.filter((p) => p.label === label).length]);
  return {
    choices: made.length,
    cost,
    habitCost,
    grade: made.length === 0 ? undefined : gradeOf(cost, habitCost),
    labels: Object.fromEntries(counts) as Record<Label, number>,
  };
}
