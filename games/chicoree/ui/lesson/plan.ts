// The course of the Chicorée lesson: the seat asked at each step, and the step of each line.

import type { Seat } from '@tablee/kit';
import type { LinesOf } from '@tablee/ui/lesson.ts';
import type { PlannedBeat } from '@tablee/ui/scene.ts';
import { held, LOT, panelOf, placeAt, PURSE, purseOf } from '../places.ts';

/** The learner has the first turn. */
export const LEARNER: Seat = 0;
const BASILE = 2;
const CHAIN = [1, 2, 3, 4, 5, 6, 7].map(placeAt);

export const PLAN = [
  { step: 1, line: 'welcome', points: CHAIN },
  { step: 1, line: 'firstDraw', want: 'done' },
  { step: 2, line: 'secretCard', points: [held('MOI')] },
  { step: 2, line: 'openAuction', points: [LOT] },
  { step: 2, line: 'openLow', want: 'bid 2' },
  { step: 5, line: 'raise', want: 'bid 4' },
  { step: 9, line: 'oneStartEach', points: [held('MOI')] },
  { step: 9, line: 'waitForBetter', want: 'done' },
  { step: 10, line: 'startForSale', points: [LOT] },
  { step: 10, line: 'closeFist', want: 'bid 4' },
  { step: 11, line: 'fistsOpened', points: [held('EGY')] },
  { step: 13, line: 'challenge', points: [LOT] },
  { step: 13, line: 'showFlowers', want: 'show D4' },
  { step: 14, line: 'flowersWon', points: [PURSE] },
  { step: 15, line: 'layStart', want: 'start EGY' },
  { step: 16, line: 'income', points: [placeAt(0)] },
  { step: 65, line: 'shopIncome', points: [placeAt(6)], isLater: true },
  { step: 65, line: 'debt', points: [purseOf(BASILE)] },
  { step: 66, line: 'forcedSale', want: 'bid 2' },
  { step: 68, line: 'debtPaid', points: [panelOf(BASILE)] },
  { step: 68, line: 'laySixth', want: 'lay C5' },
  { step: 69, line: 'strike', want: 'play INC on 1' },
  { step: 70, line: 'howItIsWon', points: [placeAt(7)] },
  { step: 70, line: 'wellDone' },
] as const satisfies readonly PlannedBeat[];

/** Every line of the lesson, in one language. */
export type Words = LinesOf<typeof PLAN>;
