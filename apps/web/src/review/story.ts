// Tells a game in one sentence: what the choices did and what the cards did, in the figures of the
// table below it. It leaves out a figure that is too close to tell.

import type { Person } from '@tablee/kit';
import {
  isCostly,
  toldPart,
  type SeatReview,
  type SignedPart,
  type Sum,
  type Worth,
} from '@tablee/review';
import type { Numbers } from './numbers.ts';

/** What one part of the result did. */
export interface Did {
  readonly way: 'gain' | 'loss' | 'even';
  /** As the table has it, without sign and margin; undefined where it is more than a whole chance. */
  readonly figure: string | undefined;
  /** Of the figure, where it counts points: « points ». */
  readonly unit: string;
}

export interface Story {
  /** The player it is about: « tu » where they read it themselves. */
  readonly person: Person;
  /** What the figures count: chances, in hundredths, or what the game counts. */
  readonly of: keyof Worth;
  /** Undefined where it is too close to tell, and in a first look. */
  readonly own: Did | undefined;
  readonly luck: Did | undefined;
  /** How many choices cost something that can be told from nothing. */
  readonly costly: number;
  /** Only a first look: its figures may yet turn round. */
  readonly isRough: boolean;
  /** Whether the game came to its end. */
  readonly isOver: boolean;
}

/** What is known of it: without sums as long as there is but a first look. */
export interface Known extends Pick<SeatReview, 'prices'> {
  readonly chance: Sum | undefined;
  readonly score: Sum | undefined;
}

export interface Telling {
  readonly person: Person;
  readonly isOver: boolean;
  readonly numbers: Pick<Numbers, 'figure'>;
  /** What the game counts, in words. */
  readonly unitOf: (count: number) => string;
}

const SCALE: Worth = { chance: 100, score: 1 };
/** Choices that moved the chance by less say nothing: the race was decided by then. */
const MOVED = 0.05;

/** Points where the race was decided at any rate, and the choices moved points all the same. */
function measureOf(chance: Sum, score: Sum): keyof Worth {
  const own = toldPart(chance, 'own', 'chance');
  const isTold = own.telling === 'told' && Math.abs(own.value) >= MOVED && Math.abs(own.value) < 1;
  return !isTold && toldPart(score, 'own', 'score').telling === 'told' ? 'score' : 'chance';
}

function didOf(
  sum: Sum,
  part: SignedPart,
  of: keyof Worth,
  { numbers, unitOf }: Pick<Telling, 'numbers' | 'unitOf'>,
): Did | undefined {
  const { telling, value, within } = toldPart(sum, part, of);
  if (telling === 'open') return undefined;
  if (telling === 'even' || value === 0) return { way: 'even', figure: undefined, unit: '' };
  const size = Math.abs(value);
  const figure = numbers.figure(SCALE[of] * size, SCALE[of] * within);
  // Over a long game luck can be more than a whole chance, which says nothing.
  const isTold = of === 'score' || size < 1;
  return {
    way: value > 0 ? 'gain' : 'loss',
    figure: isTold ? figure : undefined,
    unit: of === 'score' ? unitOf(within < 1 ? size : Math.round(size)) : '',
  };
}

export function storyOf({ prices, chance, score }: Known, telling: Telling): Story {
  const { person, isOver } = telling;
  const of = chance !== undefined && score !== undefined ? measureOf(chance, score) : 'chance';
  const sum = of === 'chance' ? chance : score;
  const did = (part: SignedPart): Did | undefined => sum && didOf(sum, part, of, telling);
  return {
    person,
    of,
    own: did('own'),
    luck: did('luck'),
    costly: prices.filter(isCostly).length,
    isRough: chance === undefined,
    isOver,
  };
}
