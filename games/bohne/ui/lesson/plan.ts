// The course of the bean lesson: who is asked for what, and when which line is said. Cards are
// spelled as in the bean box; record.ts respells them for the chocolate box.

import type { Seat } from '@tablee/kit';

/** The learner leads the first trick. */
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
] as const satisfies readonly Planned<string>[];

export type Line = (typeof PLANNED)[number]['line'];

export const PLAN: readonly Planned<Line>[] = PLANNED;

/** A line of the voice, and what it says to another legal move than the one it asks for. */
export interface Said {
  readonly say: string;
  readonly otherwise?: string;
}

/** Every line of the lesson, in one edition and language. */
export type Words = Readonly<Record<Line, Said>>;
