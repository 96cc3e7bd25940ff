// Computes a review in pieces. Each piece follows from the game, the seed and its name alone, so
// that threads can share them and finish in any order.

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
import { withPast } from './judge.ts';
import { gradeOf, LABELS, type Grade, type Label } from './label.ts';
import { choicesAt, momentsOf, type PlayedGame } from './moments.ts';
import { priceOf, USUAL_PLAYOUTS, type Price } from './price.ts';
import { craftOf, sumOf, type Sum } from './sums.ts';
import { Tables } from './tables.ts';
import { valueAt, type Value, type Worth } from './value.ts';

export interface ReviewPlan {
  readonly rules: AnyRules;
  readonly setup: Setup;
  /** Checked before. */
  readonly steps: readonly Step<unknown>[];
  readonly judge: AnyAdvicePlan;
  readonly seed: string;
  /** The seats to price. */
  readonly seats: readonly Seat[];
  /** Defaults to `EFFORT`. */
  readonly effort?: Effort;
}

export interface Effort {
  /** Playouts of a close choice at most. */
  readonly playouts: number;
  /** Playouts of every moment, and of the effect of every choice. */
  readonly games: number;
}

export const EFFORT: Effort = { playouts: USUAL_PLAYOUTS, games: 400 };

/** Match length in steps that the effort fits; choices of a shorter match get more. */
const STEPS = 240;
const MORE = 4;

/** Raises the effort for short matches, by their longest length. A reduced effort stays. */
export function effortFor({
  rules,
  setup,
  effort = EFFORT,
}: Pick<ReviewPlan, 'rules' | 'setup' | 'effort'>): Effort {
  if (effort.playouts < EFFORT.playouts) return effort;
  const more = Math.max(1, Math.min(MORE, STEPS / rules.stepsMax(setup)));
  const times = (count: number): number => Math.round(more * count);
  return { playouts: times(effort.playouts), games: times(effort.games) };
}

const START = 16;
const DEAL = 4;

/** More games for the first moment, which sums use, and for the two moments beside a deal. */
function timesAt(steps: readonly Step<unknown>[], moment: number): number {
  if (moment === 0) return START;
  return [moment - 1, moment].some((step) => steps[step]?.kind === 'chance') ? DEAL : 1;
}

/** Names a piece: a choice in the order of the game, or a moment, with one for the end. */
export interface PieceName {
  readonly kind: 'choice' | 'value';
  readonly index: number;
}

/** Plain data. A choice has a price where its seat is among those that are priced. */
export type Piece =
  | {
      readonly kind: 'choice';
      readonly index: number;
      readonly price?: Price;
      readonly effect: Effect;
    }
  | ({ readonly kind: 'value'; readonly index: number } & Value);

/** All pieces of a game with this number of choices and steps. */
export const pieceNames = (choices: number, steps: number): PieceName[] => [
  ...Array.from({ length: choices }, (_, index) => ({ kind: 'choice', index }) as const),
  ...Array.from({ length: steps + 1 }, (_, index) => ({ kind: 'value', index }) as const),
];

/** Some choices together: of a whole game, or since a deal. */
export interface Tally {
  /** Without forced choices. */
  readonly choices: number;
  /** Mean cost of a choice in winning chance: of the player, and by habit. */
  readonly cost: number;
  readonly habitCost: number;
  readonly grade: Grade | undefined;
  readonly labels: Readonly<Record<Label, number>>;
}

/** An estimate with its standard errors. */
export interface Measured extends Worth {
  readonly error: Worth;
}

/** The choices since one draw of cards, and what the cards were worth. */
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
  /** What its seat remembered, if the judge has a memory. */
  readonly past: unknown;
}

export class Reviewer {
  readonly game: PlayedGame;
  readonly pieces: readonly PieceName[];
  readonly #plan: ReviewPlan;
  readonly #all: readonly StepChoice[];

  constructor(plan: ReviewPlan) {
    this.#plan = plan;
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
    this.pieces = pieceNames(this.#all.length, this.game.moments.length);
  }

  /** `effort` overrides that of the plan. */
  piece({ kind, index }: PieceName, effort = this.#plan.effort): Piece {
    const spent = effortFor({ ...this.#plan, ...(effort !== undefined && { effort }) });
    return kind === 'choice' ? this.#choice(index, spent) : this.#value(index, spent);
  }

  /** Price and effect rest on the same imagined tables. */
  #choice(index: number, effort: Effort): Piece {
    const { rules, seed, setup, seats } = this.#plan;
    const choice = this.#all[index]!;
    const { step, seat, past } = choice;
    const view = rules.view(this.game.moments[step]!.state, seat);
    // The judge imagines players and cards with what the seat remembered. This is part of the
    // judge, so its seed is fixed.
    const judge = withPast(this.#plan.judge, past, view, seat, rngFor('past', `${step} ${seat}`));
    const plan = { rules, judge, seed, seats: setup.seats, ...effort };
    const tables = new Tables(plan, view, seat, `choice ${step} ${seat}`);
    const isWanted = seats.includes(seat);
    const price = isWanted ? priceOf(plan, view, choice, step, tables) : undefined;
    const effect = effectOf(plan, view, choice, step, tables);
    return { kind: 'choice', index, ...(price !== undefined && { price }), effect };
  }

  #value(index: number, { games }: Effort): Piece {
    const { rules, judge, seed, setup, steps } = this.#plan;
    const plan = { rules, judge, seed, games: timesAt(steps, index) * games };
    return { kind: 'value', index, ...valueAt(plan, setup.seats, this.game, index) };
  }

  review(pieces: readonly Piece[]): SeatReview[] {
    return putTogether(this.#plan, pieces);
  }
}

/** The past of every seat; empty for a judge without memory. */
function witnessesOf(
  rules: AnyRules,
  setup: Setup,
  memory: AnyMemory | undefined,
): readonly Recollection[] {
  if (memory === undefined) return [];
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
  return seats.map((seat) => new Recollection(memory, rules, setup, seat));
}

/** Combines all pieces, in any order, into a review of each seat. */
export function putTogether(
  { seats, steps }: Pick<ReviewPlan, 'seats' | 'steps'>,
  pieces: readonly Piece[],
): SeatReview[] {
  const prices: Price[] = [];
  const effects: Effect[] = [];
  const values: Value[] = [];
  for (const piece of pieces)
    if (piece.kind === 'value') values[piece.index] = piece;
    else {
      effects[piece.index] = piece.effect;
      if (piece.price !== undefined) prices[piece.index] = piece.price;
    }
  const craft = craftOf(effects);
  const dealt = steps.flatMap(({ kind }, step) => (kind === 'chance' ? [step] : []));
  return seats.map((seat) => {
    const plan = { seat, values, effects, craft };
    // Choices of seats that are not priced leave holes; `filter` skips them.
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

/** Computes all pieces one after the other. */
export function reviewOf(plan: ReviewPlan): SeatReview[] {
  const reviewer = new Reviewer(plan);
  return reviewer.review(reviewer.pieces.map((name) => reviewer.piece(name)));
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
