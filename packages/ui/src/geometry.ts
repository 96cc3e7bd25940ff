// Rectangles in pixels: what layouts are made of.

export interface Box {
  readonly width: number;
  readonly height: number;
  /** Of a table: nothing lies beside it, although there would be room. */
  readonly isBare?: boolean;
}

export interface Rect extends Box {
  readonly x: number;
  readonly y: number;
}

export const rect = (x: number, y: number, width: number, height: number): Rect => ({
  x,
  y,
  width: Math.max(0, width),
  height: Math.max(0, height),
});

export const centreOf = ({ x, y, width, height }: Rect): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** The smallest rectangle around all of these. */
export function around(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((one) => one.x));
  const y = Math.min(...rects.map((one) => one.y));
  const right = Math.max(...rects.map((one) => one.x + one.width));
  const bottom = Math.max(...rects.map((one) => one.y + one.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Rounding may let neighbours share a pixel; more is an overlap. */
const TOUCH = 1;

export const overlaps = (a: Rect, b: Rect): boolean =>
  a.x + a.width > b.x + TOUCH &&
  b.x + b.width > a.x + TOUCH &&
  a.y + a.height > b.y + TOUCH &&
  b.y + b.height > a.y + TOUCH;

/** As an inline style for something that stands there. */
export const placed = ({ x, y, width, height }: Rect): string =>
  `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
