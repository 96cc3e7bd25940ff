// Formats clock times: minutes and seconds at live tables, days and hours by correspondence.
// Decides when time is low.

import type { ClockPlan, SeatClock } from '@tablee/wire';
import type { OnlineTableTexts } from './texts/index.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Below this a clock is low, at a live table and at one by correspondence. */
const LOW_LIVE = 15 * SECOND;
const LOW_CORRESPONDENCE = 3 * HOUR;

const two = (count: number): string => String(count).padStart(2, '0');

/** « 4:07 », « 1:02:30 ». A second that has begun is still there. */
export function figures(milliseconds: number): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / SECOND);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** « 3 j », « 28 h », « 12 min »: one figure that fits beside a name. */
export function spans(milliseconds: number, texts: OnlineTableTexts['clock']): string {
  const left = Math.max(0, milliseconds);
  if (left >= 2 * DAY) return texts.span(Math.floor(left / DAY), 'day');
  if (left >= HOUR) return texts.span(Math.floor(left / HOUR), 'hour');
  return texts.span(Math.ceil(left / MINUTE), 'minute');
}

/** What a clock shows. */
export interface ClockFace {
  /** The time that runs now: the move’s own, or what is left in the bank after it. */
  readonly main: string;
  /** What is in the bank besides; undefined where there is none, or nothing else is left. */
  readonly bank: string | undefined;
  readonly isRunning: boolean;
  readonly isLow: boolean;
  /** Shows days and hours instead of seconds. */
  readonly isSlow: boolean;
  /** In whole seconds until the clock makes the move itself. */
  readonly seconds: number;
}

export function faceOf(
  clock: SeatClock,
  kind: ClockPlan['kind'],
  texts: OnlineTableTexts['clock'],
): ClockFace {
  const { move, bank, isRunning } = clock;
  const left = move + bank;
  const seconds = Math.ceil(left / SECOND);
  if (kind === 'correspondence')
    return {
      main: spans(left, texts),
      bank: undefined,
      isRunning,
      isLow: isRunning && left < LOW_CORRESPONDENCE,
      isSlow: true,
      seconds,
    };
  const isLow = isRunning && left < LOW_LIVE;
  const face = { isRunning, isLow, isSlow: false, seconds };
  // A stopped clock shows its bank; the time per move is the same for all seats.
  const later = bank > 0 ? bank : move;
  if (!isRunning || move <= 0) return { ...face, main: figures(later), bank: undefined };
  return { ...face, main: figures(move), bank: bank > 0 ? figures(bank) : undefined };
}
