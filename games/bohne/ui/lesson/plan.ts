// The course of the bean lesson: who is asked for what, and when which line is said. Cards are
// spelled as in the bean box; record.ts respells them for the chocolate box.

import type { Seat } from '@tablee/kit';
import type { LinesOf } from '@tablee/ui/lesson.ts';
import type { PlannedBeat } from '@tablee/ui/scene.ts';

/** The learner leads the first trick. */
export const LEARNER: Seat = 0;

export const PLAN = [
  { step: 1, line: 'welcome' },
  { step: 1, line: 'leadLow', want: 'lead G2' },
  { step: 3, line: 'turnedUp' },
  { step: 3, line: 'takeFirst', want: 'take 1' },
  { step: 4, line: 'rowsAddUp' },
  { step: 6, line: 'minusIsLed' },
  { step: 6, line: 'givePoison', want: 'play Y-' },
  { step: 9, line: 'lastTakesTheLead' },
  { step: 9, line: 'leadZero', want: 'lead G0' },
  { step: 11, line: 'twoMinuses' },
  { step: 11, line: 'turnTheRow', want: 'take 1' },
  { step: 14, line: 'zeroStruck' },
  { step: 14, line: 'goEarly', want: 'play B8' },
  { step: 16, line: 'chooseSecond' },
  { step: 16, line: 'takeDouble', want: 'take 1' },
  { step: 17, line: 'inTheLead' },
  { step: 17, line: 'wellDone' },
] as const satisfies readonly PlannedBeat[];

/** Every line of the lesson, in one edition and language. */
export type Words = LinesOf<typeof PLAN>;
