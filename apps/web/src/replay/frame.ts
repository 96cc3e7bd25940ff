// Where the table stands on the replay page. A phone held upright has the controls below the table;
// every other screen has room for them in the bar that a table leaves free above itself.

import type { Box } from '@tablee/ui/geometry.ts';
import { shapeOf } from '@tablee/ui/zones.ts';

export interface Frame {
  /** The controls have a place of their own below the table. */
  readonly isDocked: boolean;
  /** What the table is told it has. */
  readonly box: Box;
  /** How much smaller it is shown. */
  readonly scale: number;
  readonly top: number;
  readonly barHeight: number;
}

const BAR: Readonly<Record<ReturnType<typeof shapeOf>, number>> = { tall: 48, flat: 44, wide: 52 };
/** Tables are drawn for phones at least so high; in less room they are shown smaller as a whole. */
const TALL_MIN = 640;
/** Then the bar is as low as its buttons allow, and the table's first row comes right below it. */
const LOW_BAR = 44;
const FIRST_ROW = 54;

/** `dock` is the height of the controls, if they stand below the table. */
export function frameFor(page: Box, dock: number): Frame {
  const shape = shapeOf(page);
  const barHeight = BAR[shape];
  if (shape !== 'tall') return { isDocked: false, box: page, scale: 1, top: 0, barHeight };
  const height = page.height - dock;
  if (height >= TALL_MIN)
    return { isDocked: true, box: { width: page.width, height }, scale: 1, top: 0, barHeight };
  const fitting = height / TALL_MIN;
  const scale =
    fitting * FIRST_ROW >= LOW_BAR ? fitting : (height - LOW_BAR) / (TALL_MIN - FIRST_ROW);
  return {
    isDocked: true,
    box: { width: page.width / scale, height: TALL_MIN },
    scale,
    top: Math.max(0, LOW_BAR - FIRST_ROW * scale),
    barHeight: LOW_BAR,
  };
}
