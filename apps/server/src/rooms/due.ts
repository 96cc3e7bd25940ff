// Computes when a server must open a table that has no connection: for bells, clocks and bots,
// after a crash, and to remove a table that never began.

import type { RoomDocument } from '../store/document.ts';
import type { Play } from './play.ts';

/** After a crash of this process another server opens its tables within this time. */
const LOOK_AGAIN_MS = 600_000;
/** The server that has the table open rings its bells; others step in this much later. */
const SLACK_MS = 3000;
const DAY_MS = 86_400_000;
/** Days without a visit after which a table that never began is removed. */
export const UNBEGUN_DAYS = { usual: 1, slow: 30 };

/** The due time while a table is open in a process; `play` once the game has started. */
export function dueWhileOpen(
  document: RoomDocument,
  play: Play | undefined,
  now: number,
): number | null {
  const due = dueAtRest(document, play, now);
  if (document.state !== 'playing') return due;
  return Math.min((due ?? Infinity) + SLACK_MS, now + LOOK_AGAIN_MS);
}

/** The due time once the table is closed in this process. */
export function dueAtRest(
  { state, settings }: RoomDocument,
  play: Play | undefined,
  now: number,
): number | null {
  if (state === 'playing') {
    // An end that is not yet stored is due at once.
    const isOver = play === undefined || play.isOver;
    return isOver ? now : play.due;
  }
  if (state !== 'gathering') return null;
  const isSlow = settings.clock?.kind === 'correspondence';
  return now + (isSlow ? UNBEGUN_DAYS.slow : UNBEGUN_DAYS.usual) * DAY_MS;
}

/**
 * Whether the note of the awaited seats can wait: all awaited players are connected, and no timer
 * is due.
 */
export const canNoteWait = (play: Play | undefined, isHere: (seat: number) => boolean): boolean =>
  play?.due === null && play.host.awaited.every(isHere);
