// When somebody must look at a table even if nobody comes: for its bells, clocks and bots, after a
// crash, and to clear away what was never begun.

import type { RoomDocument } from '../store/document.ts';
import type { Play } from './play.ts';

/** If this process dies, somebody looks at its tables after so long at the latest. */
const LOOK_AGAIN_MS = 600_000;
/** Who has a table open rings its bells; others only if that fails. */
const SLACK_MS = 3000;
const DAY_MS = 86_400_000;
/** Tables that never began are cleared away when nobody has come for so many days. */
export const UNBEGUN_DAYS = { usual: 1, slow: 30 };

/** While a table is open in a process; `play` once it is played. */
export function dueWhileOpen(
  document: RoomDocument,
  play: Play | undefined,
  now: number,
): number | null {
  const due = dueAtRest(document, play, now);
  if (document.state !== 'playing') return due;
  return Math.min((due ?? Infinity) + SLACK_MS, now + LOOK_AGAIN_MS);
}

/** From the moment on when nobody has it open. */
export function dueAtRest(
  { state, settings }: RoomDocument,
  play: Play | undefined,
  now: number,
): number | null {
  if (state === 'playing') {
    // An end that has not been written down yet does not wait for anybody.
    const isOver = play === undefined || play.isOver;
    return isOver ? now : play.due;
  }
  if (state !== 'gathering') return null;
  const isSlow = settings.clock?.kind === 'correspondence';
  return now + (isSlow ? UNBEGUN_DAYS.slow : UNBEGUN_DAYS.usual) * DAY_MS;
}

/**
 * Whether nobody needs to know yet what a table waits for: everyone whom it waits for sits there, and
 * nothing happens by itself.
 */
export const canNoteWait = (play: Play | undefined, isHere: (seat: number) => boolean): boolean =>
  play?.due === null && play.host.awaited.every(isHere);
