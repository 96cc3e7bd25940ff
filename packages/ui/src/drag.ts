// Dragging a card, as far as it is arithmetic: when a press becomes a drag, where a card is let go, and
// whether it was flicked.

import { centreOf, type Rect } from './geometry.ts';

export interface At {
  readonly x: number;
  readonly y: number;
}

/** Where a card can be put. */
export interface Drop {
  readonly to: string;
  /** What lights up. */
  readonly area: Rect;
  /** Letting go anywhere here counts; the place itself where nothing is said. */
  readonly reach?: Rect;
}

/** A pointer at a time, in milliseconds. */
export interface Sample extends At {
  readonly time: number;
}

/** A finger trembles more than a mouse. */
export const slopOf = (pointer: string): number => (pointer === 'mouse' ? 5 : 10);
/** A pointer that moves no further than this counts as a tap. */
export const TAP_MAX = 16;

const isIn = ({ x, y }: At, area: Rect): boolean =>
  x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;

/** The nearest place that has one of the points in its reach; the first point counts more. */
export function dropAt(drops: readonly Drop[], points: readonly At[]): Drop | undefined {
  for (const point of points) {
    const away = ({ area }: Drop): number => {
      const { x, y } = centreOf(area);
      return Math.hypot(x - point.x, y - point.y);
    };
    const near = drops
      .filter(({ area, reach = area }) => isIn(point, reach))
      .sort((a, b) => away(a) - away(b));
    if (near[0] !== undefined) return near[0];
  }
  return undefined;
}

/** What a flick is judged by: its last moments. */
export const FLICK_MS = 100;
/** Pixels per millisecond, and pixels in all. */
const FLICK_SPEED = 0.45;
const FLICK_WAY = 24;

/** Thrown upwards, rather than carried: still fast when it was let go. */
export function isFlick(path: readonly Sample[], start: At, now: number): boolean {
  const recent = path.filter(({ time }) => now - time <= FLICK_MS);
  const [first] = recent;
  const last = recent.at(-1);
  if (first === undefined || last === undefined || last.time <= first.time) return false;
  const up = first.y - last.y;
  return (
    start.y - last.y >= FLICK_WAY &&
    up > Math.abs(last.x - first.x) &&
    up / (now - first.time) >= FLICK_SPEED
  );
}
