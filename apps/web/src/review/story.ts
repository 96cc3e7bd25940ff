// A game in one sentence: what one's choices cost, and what the cards did.

import { signed, type Person } from '@tablee/kit';
import { isCostly, toldPart, type SeatReview, type Sum } from '@tablee/review';

export interface Story {
  /** Whose it is: « tu » where they read it themselves. */
  readonly person: Person;
  /** How many choices cost something that can be told from nothing. */
  readonly costly: number;
  /**
   * What they cost together, in whole hundredths of a chance to win; undefined where that is more than all
   * of it, because luck gave some back in between.
   */
  readonly cost: number | undefined;
  /** What the worst of them cost. */
  readonly worst: number;
  /**
   * What luck gave or took, in hundredths, 0 where it is next to nothing; undefined where that is too close
   * to tell, and in a first look.
   */
  readonly luck: number | undefined;
  /** Only a first look, whose figures may yet turn round. */
  readonly isRough: boolean;
  /** Whether the game came to its end. */
  readonly isOver: boolean;
}

/** What is known of it: without sums as long as there is but a first look. */
export interface Known extends Pick<SeatReview, 'prices'> {
  readonly chance: Sum | undefined;
}

/** A whole chance. */
const ALL = 100;

/** What luck did, as a figure; over a long game it can be more than a whole chance, which says nothing. */
export const luckTold = (luck: number, say: (figure: string) => string): string =>
  Math.abs(luck) < ALL ? say(signed(luck)) : '';

function luckOf(chance: Sum): number | undefined {
  const { telling, value } = toldPart(chance, 'luck', 'chance');
  if (telling === 'open') return undefined;
  return telling === 'even' ? 0 : pointsOf(value);
}

const pointsOf = (chance: number): number => Math.round(100 * chance);

export function storyOf({ prices, chance }: Known, person: Person, isOver: boolean): Story {
  const costly = prices.filter(isCostly);
  const cost = pointsOf(costly.reduce((sum, price) => sum + price.cost, 0));
  return {
    person,
    costly: costly.length,
    cost: cost < ALL ? cost : undefined,
    worst: pointsOf(Math.max(0, ...costly.map((price) => price.cost))),
    luck: chance && luckOf(chance),
    isRough: chance === undefined,
    isOver,
  };
}
