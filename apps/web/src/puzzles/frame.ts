// Where the table and the answer stand. The whole screen is the table's until one has answered; then the
// answer lies over the log, or the table is shown smaller above it or beside it: it covers nothing.

import { rect, type Box, type Rect } from '@tablee/ui/geometry.ts';
import { shapeOf, sideOf } from '@tablee/ui/zones.ts';
import { frameFor } from '../replay/frame.ts';

export interface PuzzleFrame {
  /** What the table is told it has. */
  readonly box: Box;
  /** How much smaller it is shown, and where. */
  readonly scale: number;
  readonly top: number;
  readonly barHeight: number;
  /** Where the log lies beside the table. */
  readonly side: Rect | undefined;
  /** Where the answer stands, if it has a fixed place; otherwise below the table, as high as it is. */
  readonly panel: Rect | undefined;
}

const BAR = 48;
/** Wide enough for a reason to be read, on a phone that is held flat. */
const PANEL_WIDTH = 304;
const GAP = 6;

/** `answer` is the height of the answer below the table; undefined while there is none. */
export function puzzleFrame(page: Box, answer: number | undefined): PuzzleFrame {
  const side = sideOf(page);
  const whole = { box: page, scale: 1, top: 0, barHeight: BAR, side };
  if (answer === undefined) return { ...whole, panel: undefined };
  if (side !== undefined) return { ...whole, panel: side };
  if (shapeOf(page) === 'tall') {
    const { box, scale, top, barHeight } = frameFor(page, answer);
    return { box, scale, top, barHeight, side, panel: undefined };
  }
  const scale = (page.width - PANEL_WIDTH) / page.width;
  const top = Math.max(0, (page.height - page.height * scale) / 2);
  const panel = rect(page.width - PANEL_WIDTH, BAR, PANEL_WIDTH - GAP, page.height - BAR - GAP);
  return { box: page, scale, top, barHeight: BAR, side, panel };
}
