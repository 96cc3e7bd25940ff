// Lays out the replay page. A phone in portrait has the controls below the table; every other
// screen has room for them in the bar above it.

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
  /** How wide what stands beside the table is; undefined where there is no room for it. */
  readonly beside: number | undefined;
}

const BAR: Readonly<Record<ReturnType<typeof shapeOf>, number>> = { tall: 48, flat: 44, wide: 52 };
/** Tables are drawn for phones at least so high; in less room they are shown smaller as a whole. */
const TALL_MIN = 640;
/** Then the bar is as low as its buttons allow, and the table's first row comes right below it. */
const LOW_BAR = 44;
const FIRST_ROW = 54;
/** From here on a table and something beside it have room. */
const BESIDE_FROM = 1000;
const BESIDE_SHARE = 0.3;
const BESIDE_MAX = 400;

/** `dock` is the height of the controls, if they stand below the table; something may want to stand beside it. */
export function frameFor(page: Box, dock: number, wantsBeside = false): Frame {
  const shape = shapeOf(page);
  const barHeight = BAR[shape];
  const plain = { scale: 1, top: 0, barHeight, beside: undefined };
  if (shape !== 'tall') {
    const hasRoom = wantsBeside && shape === 'wide' && page.width >= BESIDE_FROM;
    const beside = hasRoom
      ? Math.min(BESIDE_MAX, Math.round(page.width * BESIDE_SHARE))
      : undefined;
    const box = { width: page.width - (beside ?? 0), height: page.height };
    return { ...plain, isDocked: false, box, beside };
  }
  const height = page.height - dock;
  if (height >= TALL_MIN) return { ...plain, isDocked: true, box: { width: page.width, height } };
  const fitting = height / TALL_MIN;
  const scale =
    fitting * FIRST_ROW >= LOW_BAR ? fitting : (height - LOW_BAR) / (TALL_MIN - FIRST_ROW);
  return {
    isDocked: true,
    box: { width: page.width / scale, height: TALL_MIN },
    scale,
    top: Math.max(0, LOW_BAR - FIRST_ROW * scale),
    barHeight: LOW_BAR,
    beside: undefined,
  };
}
