// Where the parts of a room stand: the table below its bar and what needs room above it, the log beside it.

import { sideOf, type Box, type Rect } from '@tablee/ui';

export const BAR = 48;
/** A note that is folded. */
export const LINE = 44;
export const NOTICE_GAP = 4;
/** A note about the people stands in the bar of a wide screen. A table needs so much height for itself. */
const TABLE_MIN = 590;
const NARROW = 700;

interface Above {
  /** How high what speaks in the bar's place is. */
  readonly voice: number | undefined;
  /** A line below the bar. */
  readonly hasLine: boolean;
  /** How high a note about the people is. */
  readonly note: number;
}

function insetOf(page: Box, { voice, hasLine, note }: Above): number {
  if (voice !== undefined) return voice - BAR;
  if (hasLine) return LINE + NOTICE_GAP;
  if (note === 0 || page.width >= NARROW) return 0;
  return NOTICE_GAP + Math.min(note, Math.max(LINE, page.height - TABLE_MIN));
}

interface RoomLayout {
  /** How far below its usual place the table begins. */
  readonly inset: number;
  readonly box: Box;
  /** Where the log lies beside the table. */
  readonly side: Rect | undefined;
}

/** `isBare`: the log is folded away. */
export function roomLayout(page: Box, above: Above, isBare: boolean): RoomLayout {
  const inset = insetOf(page, above);
  const box = { width: page.width, height: page.height - inset, isBare };
  const side = page.width === 0 ? undefined : sideOf(box);
  return { inset, box, side: side && { ...side, y: side.y + inset } };
}
