// What may be said of a figure that is only measured. A figure whose sign is not settled is not printed: it is
// next to nothing, or too close to tell. Every page and the command say the same by this.

import type { Parts, Sum } from './sums.ts';
import type { Worth } from './value.ts';

/** What is printed after ±: so many standard errors, which hold the truth in 95 of 100 cases. */
export const WITHIN = 1.96;

/**
 * `told`: more or less than nothing for certain. `even`: its sign is open, but it is next to nothing for
 * certain. `open`: too close to tell.
 */
export type Telling = 'told' | 'even' | 'open';

export interface Told {
  readonly telling: Telling;
  readonly value: number;
  /** What is printed after ±. */
  readonly within: number;
}

/** Within so much of nothing, in winning chance and in points, a figure is next to nothing. */
const NEXT_TO_NOTHING: Worth = { chance: 0.03, score: 1 };

export function toldOf(value: number, error: number, of: keyof Worth): Told {
  const within = WITHIN * error;
  // Where nothing can be off there is nothing to tell apart.
  const isClear = Math.abs(value) > within || error === 0;
  const isSmall = within <= NEXT_TO_NOTHING[of];
  return { telling: isClear ? 'told' : isSmall ? 'even' : 'open', value, within };
}

/** The parts of a result that have a sign. */
export type SignedPart = 'luck' | 'own' | 'others';

export const toldPart = (sum: Sum, part: SignedPart, of: keyof Worth): Told =>
  toldOf(sum[part], sum.error[part], of);

/** What a result without luck is told by: of one game, or on average of several. */
export interface WithoutLuck extends Pick<Parts, 'luck' | 'adjusted'> {
  readonly error: Pick<Parts, 'luck' | 'adjusted'>;
}

/** The result without luck is as good as what is known of luck; undefined where that is too close to tell. */
export function toldAdjusted(
  { luck, adjusted, error }: WithoutLuck,
  of: keyof Worth,
): Told | undefined {
  if (toldOf(luck, error.luck, of).telling === 'open') return undefined;
  return { telling: 'told', value: adjusted, within: WITHIN * error.adjusted };
}
