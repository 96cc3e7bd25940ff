// A table as rectangles: on every screen everything has its place, and every card can be hit.
import { describe, expect, test } from 'vitest';
import { overlaps, type Box, type Rect } from '../../src/geometry.ts';
import { enlarged } from '../../src/modes.ts';
import type { Spot } from '../../src/spots.ts';
import { STRIP_MIN } from '../../src/zones.ts';

export const BOXES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [640, 400],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1366, 650],
  [1920, 1080],
] as const;

/** Screens in a room, as they are drawn before they are enlarged. */
export const SCREEN_BOXES = [
  [1280, 720],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
  [1280, 1024],
].map(([width, height]) => {
  const { box } = enlarged({ width: width!, height: height! });
  return [box.width, box.height] as const;
});

/** What the suite looks at of a game's layout. */
export interface Placed {
  /** Everything that stands beside something else, by name. */
  readonly parts: Readonly<Record<string, Rect>>;
  readonly spots: readonly Spot[];
  /** What one can hit of each card in the hand. */
  readonly strips: readonly Rect[];
}

export interface LayoutPlan<View> {
  readonly seats: readonly number[];
  /** Views of every phase, with names for them. */
  readonly views: (seats: number) => Iterable<readonly [name: string, view: View]>;
  readonly placed: (view: View, box: Box) => Placed;
  /** Others than everybody's devices. */
  readonly boxes?: readonly (readonly [width: number, height: number])[];
}

export const inside = (inner: Rect, outer: Rect, slack = 1): boolean =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  inner.x + inner.width <= outer.x + outer.width + slack &&
  inner.y + inner.height <= outer.y + outer.height + slack;

/** The ground that a card at a spot covers. */
export const cardRect = ({ x, y, width }: Pick<Spot, 'x' | 'y' | 'width'>): Rect => ({
  x: x - width / 2,
  y: y - width * 0.75,
  width,
  height: width * 1.5,
});

/** Every pair of rectangles that share ground, by their names. */
export const collisions = (rects: Readonly<Record<string, Rect>>): string[] => {
  const all = Object.entries(rects);
  return all.flatMap(([name, a], i) =>
    all.slice(i + 1).flatMap(([other, b]) => (overlaps(a, b) ? [`${name} overlaps ${other}`] : [])),
  );
};

const SIZE_MIN = 8;
/** Rounding may take a little of what one can hit. */
const ROUNDED = 0.5;
/** A card that is chosen stands out. */
const CARD_SLACK = 6;
/** More cards than any game deals may stand closer, as long as each can be hit. */
const DEALT_MAX = 20;
const SQUEEZED = 24;

function faultsOf({ parts, spots, strips }: Placed, box: Box): string[] {
  const whole = { x: 0, y: 0, ...box };
  const named = Object.entries(parts);
  const slots = spots.map(({ slot }) => slot);
  const strip = (strips.length > DEALT_MAX ? SQUEEZED : STRIP_MIN) - ROUNDED;
  return [
    ...collisions(parts),
    ...named.filter(([, area]) => !inside(area, whole)).map(([name]) => `${name} is off the table`),
    ...named
      .filter(([, { width, height }]) => Math.min(width, height) <= SIZE_MIN)
      .map(([name]) => `${name} has no size`),
    ...spots
      .filter((spot) => !inside(cardRect(spot), whole, CARD_SLACK))
      .map(({ slot }) => `${slot} is off the table`),
    ...slots.filter((slot, i) => slots.indexOf(slot) < i).map((slot) => `two cards at ${slot}`),
    ...strips.flatMap(({ width }, i) => (width < strip ? [`card ${i} is covered`] : [])),
  ];
}

export function layoutSuite<View>({ seats, views, placed, boxes = BOXES }: LayoutPlan<View>): void {
  describe.each(boxes)('on %i × %i', (width, height) => {
    test.each(seats)('%i seats: nothing overlaps, is cut off or covered', (count) => {
      const faults: string[] = [];
      for (const [name, view] of views(count))
        for (const fault of faultsOf(placed(view, { width, height }), { width, height }))
          faults.push(`${name}: ${fault}`);
      expect([...new Set(faults)]).toEqual([]);
    });
  });

  test('a box that is still being measured breaks nothing', () => {
    for (const [, view] of views(seats.at(-1)!))
      expect(() => placed(view, { width: 390, height: 0 })).not.toThrow();
  });
}
