// The course of the bean lesson: the seat asked at each step, and the step of each line. Cards are
// spelled as in the bean box; record.ts respells them for the chocolate box.

import type { Seat } from '@tablee/kit';
import type { LinesOf } from '@tablee/ui/lesson.ts';
import type { PlannedBeat } from '@tablee/ui/scene.ts';
import { HAND, OWN_ROWS, panelOf, playedBy, rowOf, takeAt, TRICK } from '../places.ts';

/** The learner leads the first trick. */
export const LEARNER: Seat = 0;
const [ODETTE, BASILE] = [1, 2];
const [GREEN, RED, YELLOW] = [0, 1, 2];
const OWN_RED = rowOf(OWN_ROWS, RED);

export const PLAN = [
  { step: 1, line: 'welcome', points: [HAND] },
  { step: 1, line: 'leadLow', want: 'lead G2' },
  { step: 3, line: 'turnedUp', points: [TRICK] },
  { step: 3, line: 'takeFirst', want: 'take 1' },
  { step: 4, line: 'rowsAddUp', points: [OWN_RED] },
  { step: 6, line: 'minusIsLed', points: [playedBy(BASILE)] },
  { step: 6, line: 'givePoison', want: 'play Y-' },
  { step: 9, line: 'lastTakesTheLead', points: [rowOf(panelOf(ODETTE), YELLOW), OWN_RED] },
  { step: 9, line: 'leadZero', want: 'lead G0' },
  { step: 11, line: 'twoMinuses', points: [playedBy(ODETTE)] },
  { step: 11, line: 'turnTheRow', want: 'take 1' },
  { step: 14, line: 'zeroStruck', points: [OWN_RED, rowOf(panelOf(BASILE), GREEN)] },
  { step: 14, line: 'goEarly', want: 'play B8' },
  { step: 16, line: 'chooseSecond', points: [takeAt(BASILE)] },
  { step: 16, line: 'takeDouble', want: 'take 1' },
  { step: 17, line: 'inTheLead', points: [OWN_RED] },
  { step: 17, line: 'howItIsWon', points: [OWN_ROWS] },
  { step: 17, line: 'wellDone' },
] as const satisfies readonly PlannedBeat[];

/** Every line of the lesson, in one edition and language. */
export type Words = LinesOf<typeof PLAN>;
