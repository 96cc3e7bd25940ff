// Where a result comes from: start + luck + own choices + others' choices. Choices count by what their seat
// could know; luck is what else became of the true table, so the sums are exact by construction. Each part
// says how far off it may be.

import type { Seat } from '@tablee/kit';
import { FIGURES, type Effect } from './effect.ts';
import { shareAbove, varianceOf } from './spread.ts';
import type { Value, Worth } from './value.ts';

export interface Parts {
  readonly start: number;
  /** Draws, and what choices met without anybody being able to know it. */
  readonly luck: number;
  /** What one's choices were better by than what this company makes of such choices. */
  readonly own: number;
  /** What the others' choices did to one, likewise. */
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
 * What a company makes of its choices: how much of what could be gained over habit all of them together have
 * gained: 0 for regulars and all that play worse, 1 where no choice misses what a short search finds.
 */
export interface Craft {
  readonly share: number;
  /** The same, below zero where the company plays worse than by habit. */
  readonly raw: number;
  /** What all choices together could have gained. */
  readonly possible: number;
  /** How much of an error of the raw share comes through: less where it may lie below zero. */
  readonly through: number;
}

/** Points are counted from the table's mean: what everybody gets in the course of a game is nobody's luck. */
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

/** What a choice brought beyond what was to be expected of whoever chose. */
const beyond = ({ gained, possible }: Effect, { share }: Craft, of: keyof Worth): number =>
  gained[of] - share * possible[of];

/**
 * How far off a weighted sum of what choices brought may be. The share that is to be expected is measured on
 * the very same choices: what is off in one of them moves it, and with it all the others.
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
 * The parts of a seat's result. What a choice brought beyond what was to be expected the others have lost, all
 * alike: whom of them it hit is luck. Values telescope, so that only the first and the last one count.
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
