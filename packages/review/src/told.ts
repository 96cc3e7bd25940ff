// Decides how a measured figure is shown: as a number only if its sign is settled.
// Pages and the command line share these rules.

import type { Parts, Sum } from './sums.ts';
import type { Worth } from './value.ts';

/** Standard errors printed after ±: a 95 % interval. */
export const WITHIN = 1.96;

/**
 * `told`: the sign is settled. `even`: the sign is open, and the figure is certainly next to zero.
 * `open`: too close to tell.
 */
export type Telling = 'told' | 'even' | 'open';

export interface Told {
  readonly telling: Telling;
  readonly value: number;
  /** What is printed after ±. */
  readonly within: number;
}

/** Largest ± of a figure that is next to zero, in winning chance and in points. */
const NEXT_TO_NOTHING: Worth = { chance: 0.03, score: 1 };

export function toldOf(value: number, error: number, of: keyof Worth): Told {
  const within = WITHIN * error;
  // An exact figure is shown even when it is zero.
  const isClear = Math.abs(value) > within || error === 0;
  const isSmall = within <= NEXT_TO_NOTHING[of];
  return { telling: isClear ? 'told' : isSmall ? 'even' : 'open', value, within };
}

/** The parts of a result that have a sign. */
export type SignedPart = 'luck' | 'own' | 'others';

export const toldPart = (sum: Sum, part: SignedPart, of: keyof Worth): Told =>
  toldOf(sum[part], sum.error[part], of);

/** Figures for a result without luck, of one game or on average of several. */
export interface WithoutLuck extends Pick<Parts, 'luck' | 'adjusted'> {
  readonly error: Pick<Parts, 'luck' | 'adjusted'>;
}

/** The result without luck; undefined where the luck is too close to tell. */
export function toldAdjusted(
  { luck, adjusted, error }: WithoutLuck,
  of: keyof Worth,
): Told | undefined {
  if (toldOf(luck, error.luck, of).telling === 'open') return undefined;
  return { telling: 'told', value: adjusted, within: WITHIN * error.adjusted };
}
