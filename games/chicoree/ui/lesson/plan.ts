// The course of the Chicorée lesson: who is asked for what, and when which line is said.

import type { Seat } from '@tablee/kit';
import type { LinesOf } from '@tablee/ui/lesson.ts';
import type { PlannedBeat } from '@tablee/ui/scene.ts';

/** The learner has the first turn. */
export const LEARNER: Seat = 0;

export const PLAN = [
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
] as const satisfies readonly PlannedBeat[];

/** Every line of the lesson, in one language. */
export type Words = LinesOf<typeof PLAN>;
