// Where a result comes from: start + luck + own choices + others' choices. Choices count by what whoever made
// them could know; luck is what else became of the true table, so the sums are exact by construction.

import type { Seat } from '@tablee/kit';
import type { Effect } from './effect.ts';
import type { Worth } from './value.ts';

export interface Sum {
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

export interface SumPlan {
  readonly seat: Seat;
  /** By moment, with one for the end, and by seat. */
  readonly values: readonly (readonly Worth[])[];
  readonly effects: readonly Effect[];
  /** Of this company; see `craftOf`. */
  readonly craft: number;
}

export type Part = Pick<Sum, 'luck' | 'own' | 'others'>;

/** Points are counted from the table's mean: what everybody gets in the course of a game is nobody's luck. */
function measured(all: readonly Worth[], seat: Seat, of: keyof Worth): number {
  if (of === 'chance') return all[seat]!.chance;
  return all[seat]!.score - all.reduce((sum, { score }) => sum + score, 0) / all.length;
}

/**
 * What this company makes of its choices: how much of what could be gained over habit all of them together
 * have gained: 0 for regulars and whoever plays worse, 1 where nobody misses what a short search finds.
 */
export function craftOf(effects: readonly Effect[]): number {
  let gained = 0;
  let possible = 0;
  for (const effect of effects) {
    gained += effect.gained.chance;
    possible += effect.possible.chance;
  }
  return possible > 0 ? Math.max(0, gained / possible) : 0;
}

/**
 * What one step did, by the effects of its choices; `craft` is what is to be expected of whoever chooses. What a choice brought beyond that
 * the others have lost, all alike: whom of them it hit is luck.
 */
function partOf(
  { seat, values, craft }: Omit<SumPlan, 'effects'>,
  step: number,
  effects: readonly Effect[],
  of: keyof Worth,
): Part {
  const seats = values[step]!.length;
  let own = 0;
  let others = 0;
  for (const effect of effects) {
    const did = effect.gained[of] - craft * effect.possible[of];
    if (effect.seat === seat) own += did;
    else others -= did / (seats - 1);
  }
  const change = measured(values[step + 1]!, seat, of) - measured(values[step]!, seat, of);
  return { luck: change - own - others, own, others };
}

export function sumOf(plan: SumPlan, of: keyof Worth): Sum {
  const { seat, values } = plan;
  const byStep = values.map((): Effect[] => []);
  for (const effect of plan.effects) byStep[effect.step]!.push(effect);
  let [luck, own, others] = [0, 0, 0];
  for (let step = 0; step + 1 < values.length; step++) {
    const part = partOf(plan, step, byStep[step]!, of);
    luck += part.luck;
    own += part.own;
    others += part.others;
  }
  const start = measured(values[0]!, seat, of);
  const result = measured(values.at(-1)!, seat, of);
  return { start, luck, own, others, result, adjusted: result - luck };
}
