// A table in two parts: how large it is on a screen in the room, and what room a hand has before it.
import { describe, expect, test } from 'vitest';

import { cornerOf, enlarged, handZones, screenZones } from '../src/modes.ts';
import { BOXES, inside } from './suites/index.ts';

/** The smallest letters of a table, as the scale of sizes has them. */
const SMALLEST = 11;

describe('on a screen in the room', () => {
  test.each([
    [1280, 720, 13],
    [1920, 1080, 19],
    [2560, 1440, 26],
    [3840, 2160, 39],
  ])('%i × %i: the smallest letters are at least %i pixels high', (width, height, least) => {
    const { scale, box, isSmall } = enlarged({ width, height });
    expect(SMALLEST * scale).toBeGreaterThanOrEqual(least);
    expect([box.width * scale, box.height * scale]).toEqual([
      expect.closeTo(width),
      expect.closeTo(height),
    ]);
    expect(isSmall).toBe(false);
  });

  test('a phone on which somebody opened it shows the whole table in its own size', () => {
    for (const [width, height] of [
      [390, 844],
      [844, 340],
    ] as const)
      expect(enlarged({ width, height })).toMatchObject({ scale: 1, isSmall: true });
  });

  test('everybody has a place in the order of the table, and the code one of its own', () => {
    const { box } = enlarged({ width: 1920, height: 1080 });
    for (const seats of [2, 3, 4, 5, 6]) {
      const { others } = screenZones(box, seats);
      expect(others).toHaveLength(seats);
      expect(others.map(({ x }) => x)).toEqual(others.map(({ x }) => x).toSorted((a, b) => a - b));
      for (const { width } of others) expect(width).toBeGreaterThanOrEqual(150);
    }
    expect(inside(cornerOf(box), { x: 0, y: 0, ...box })).toBe(true);
  });
});

test.each(BOXES)('a hand on %i × %i leaves room for what one chooses from', (width, height) => {
  const ownHeight = { tall: 64, flat: 88, wide: 106 };
  for (const handCards of [1, 13, 20]) {
    const { middle, actions, others } = handZones({ width, height }, { handCards, ownHeight });
    expect(others).toEqual([]);
    expect(actions.height).toBeGreaterThanOrEqual(44);
    expect(middle.height).toBeGreaterThanOrEqual(90);
  }
});
