// The course of the Chicorée lesson: who is asked for what, and when which line is said.

import type { Seat } from '@tablee/kit';

/** The learner has the first turn. */
export const LEARNER: Seat = 0;

interface Planned<Line> {
  /** Said when so many steps have been played. */
  readonly step: number;
  readonly line: Line;
  /** The learner's move in the prepared game. */
  readonly want?: string;
}

const PLANNED = [
  { step: 1, line: 'welcome' },
  { step: 1, line: 'firstDraw', want: 'done' },
  { step: 2, line: 'openAuction' },
  { step: 2, line: 'openLow', want: 'bid 2' },
  { step: 5, line: 'raise', want: 'bid 4' },
  { step: 8, line: 'shopForSale' },
  { step: 8, line: 'closeFist', want: 'bid 4' },
  { step: 10, line: 'fistsOpened' },
  { step: 10, line: 'layStart', want: 'start EGY' },
  { step: 11, line: 'secondDraw', want: 'done' },
  { step: 12, line: 'specialKept' },
  { step: 14, line: 'challenge' },
  { step: 14, line: 'showFlowers', want: 'show D4' },
  { step: 16, line: 'income' },
  { step: 16, line: 'layFirst', want: 'lay C1' },
  { step: 17, line: 'strike', want: 'play SUR on 1' },
  { step: 18, line: 'sixToGo' },
  { step: 18, line: 'wellDone' },
] as const satisfies readonly Planned<string>[];

export type Line = (typeof PLANNED)[number]['line'];

export const PLAN: readonly Planned<Line>[] = PLANNED;

/** A line of the voice, and what it says to another legal move than the one it asks for. */
export interface Said {
  readonly say: string;
  readonly otherwise?: string;
}

/** Every line of the lesson, in one language. */
export type Words = Readonly<Record<Line, Said>>;
