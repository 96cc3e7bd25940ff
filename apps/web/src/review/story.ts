// A game in one sentence: what one's choices cost, and what the cards did.

import type { Person } from '@tablee/kit';
import { isCostly, type SeatReview } from '@tablee/review';

export interface Story {
  /** Whose it is: « tu » where they read it themselves. */
  readonly person: Person;
  /** How many choices cost something that can be told from nothing. */
  readonly costly: number;
  /** What they cost together, in whole hundredths of a chance to win. */
  readonly cost: number;
  /** What luck gave or took, likewise; undefined in a first look, whose figures may yet turn round. */
  readonly luck: number | undefined;
  /** Whether the game came to its end. */
  readonly isOver: boolean;
}

const pointsOf = (chance: number): number => Math.round(100 * chance);

export function storyOf(
  { prices, chance }: Pick<SeatReview, 'prices' | 'chance'>,
  person: Person,
  isOver: boolean,
  isRough = false,
): Story {
  const costly = prices.filter(isCostly);
  return {
    person,
    costly: costly.length,
    cost: pointsOf(costly.reduce((sum, { cost }) => sum + cost, 0)),
    luck: isRough ? undefined : pointsOf(chance.luck),
    isOver,
  };
}
