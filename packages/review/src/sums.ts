// Splits a result into start + luck + own choices + others' choices, each with its standard error.
// Choices count by what their seat could know; luck is the rest, so the sum is always exact.

import type { Seat } from '@tablee/kit';
import { FIGURES, type Effect } from './effect.ts';
import { shareAbove, varianceOf } from './spread.ts';
import type { Value, Worth } from './value.ts';

export interface Parts {
  readonly start: number;
  /** Draws, and what choices met that their seat could not know. */
  readonly luck: number;
  /** Gain of the own choices over what these players make of such choices on average. */
  readonly own: number;
  /** What the others' choices did to this seat, measured in the same way. */
  readonly others: number;
  readonly result: number;
  /** The result without luck. */
  readonly adjusted: number;
}

export interface Sum extends Parts {
  /** The standard error of each part. */
  readonly error: Parts;
}

export interface SumPlan {
  readonly seat: Seat;
  /** By moment, with one for the end. */
  readonly values: readonly Value[];
  readonly effects: readonly Effect[];
  readonly craft: Craft;
}

/**
 * The share of the possible gain over habit that all players together have gained. 0 for regulars
 * and worse players, 1 if every choice is as good as a short search.
 */
export interface Craft {
  readonly share: number;
  /** The same, below zero where the players are worse than habit. */
  readonly raw: number;
  /** What all choices together could have gained. */
  readonly possible: number;
  /** The part of an error of `raw` that reaches `share`; less where `raw` may be negative. */
  readonly through: number;
}

/** Points count from the table's mean, so that points every seat gets do not appear as luck. */
function measured({ worths }: Value, seat: Seat, of: keyof Worth): number {
  if (of === 'chance') return worths[seat]!.chance;
  return worths[seat]!.score - worths.reduce((sum, { score }) => sum + score, 0) / worths.length;
}

const errorOf = ({ errors }: Value, seat: Seat, of: keyof Worth): number =>
  errors[seat]![of === 'chance' ? 'chance' : 'lead'];

export function craftOf(effects: readonly Effect[]): Craft {
  let [gained, possible] = [0, 0];
  for (const effect of effects) {
    gained += effect.gained.chance;
    possible += effect.possible.chance;
  }
  if (possible <= 0) return { share: 0, raw: 0, possible: 0, through: 0 };
  const raw = gained / possible;
  const weights = [1, -raw, 0, 0];
  const variance = effects.reduce((sum, { spread }) => sum + varianceOf(weights, spread), 0);
  const through = shareAbove(raw, Math.sqrt(variance) / possible);
  return { share: Math.max(0, raw), raw, possible, through };
}

/** Gain of a choice beyond what these players make of it on average. */
const beyond = ({ gained, possible }: Effect, { share }: Craft, of: keyof Worth): number =>
  gained[of] - share * possible[of];

/**
 * Standard error of a weighted sum of gains beyond the average. The average is measured on the same
 * choices, so an error in one choice moves it and with it all others.
 */
function errorOfSum(
  { effects, craft }: Pick<SumPlan, 'effects' | 'craft'>,
  of: keyof Worth,
  weightOf: (effect: Effect) => number,
): number {
  const moved = effects.reduce((sum, effect) => sum + weightOf(effect) * effect.possible[of], 0);
  const back = craft.possible > 0 ? (Math.sqrt(craft.through) * moved) / craft.possible : 0;
  let variance = 0;
  for (const effect of effects) {
    const weight = weightOf(effect);
    const weights = FIGURES.map(([figure, measure]) => {
      const isGained = figure === 'gained';
      const direct = measure === of ? weight * (isGained ? 1 : -craft.share) : 0;
      const indirect = measure === 'chance' ? back * (isGained ? 1 : -craft.raw) : 0;
      return direct - indirect;
    });
    variance += varianceOf(weights, effect.spread);
  }
  return Math.sqrt(variance);
}

/**
 * The parts of a seat's result. What a choice gains beyond the average, the other seats lose in
 * equal parts; which of them it hit is luck. Values telescope, so only the first and the last
 * count.
 */
export function sumOf(plan: SumPlan, of: keyof Worth): Sum {
  const { seat, values, effects, craft } = plan;
  const [first, last] = [values[0]!, values.at(-1)!];
  const others = 1 - first.worths.length;
  const parts = { own: 0, others: 0 };
  for (const effect of effects)
    if (effect.seat === seat) parts.own += beyond(effect, craft, of);
    else parts.others += beyond(effect, craft, of) / others;
  const [start, result] = [measured(first, seat, of), measured(last, seat, of)];
  const luck = result - start - parts.own - parts.others;
  const own = (effect: Effect): number => Number(effect.seat === seat);
  const other = (effect: Effect): number => (1 - own(effect)) / others;
  const error = { start: errorOf(first, seat, of), result: errorOf(last, seat, of) };
  const choices = errorOfSum(plan, of, (effect) => own(effect) + other(effect));
  return {
    ...{ start, luck, ...parts, result, adjusted: result - luck },
    error: {
      ...error,
      luck: Math.hypot(error.start, error.result, choices),
      own: errorOfSum(plan, of, own),
      others: errorOfSum(plan, of, other),
      adjusted: Math.hypot(error.start, choices),
    },
  };
}
