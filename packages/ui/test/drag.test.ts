// Dragging a card: where it is let go, and whether it was thrown.
import { describe, expect, test } from 'vitest';

import { dropAt, isFlick, type Drop, type Sample } from '../src/drag.ts';
import { rect } from '../src/geometry.ts';

describe('a drop', () => {
  const board = rect(0, 100, 200, 60);
  const places: readonly Drop[] = [
    { to: 'a', area: rect(0, 100, 40, 60), reach: board },
    { to: 'b', area: rect(80, 100, 40, 60), reach: board },
  ];

  test('goes to the nearest place within reach', () => {
    expect(dropAt(places, [{ x: 45, y: 130 }])?.to).toBe('a');
    expect(dropAt(places, [{ x: 75, y: 130 }])?.to).toBe('b');
    expect(dropAt(places, [{ x: 190, y: 101 }])?.to).toBe('b');
  });

  test('goes nowhere out of reach', () => {
    expect(dropAt(places, [{ x: 45, y: 180 }])).toBeUndefined();
    expect(dropAt([{ to: 'c', area: rect(0, 0, 10, 10) }], [{ x: 11, y: 5 }])).toBeUndefined();
  });

  test('counts the finger before the middle of the card', () => {
    const points = [
      { x: 10, y: 130 },
      { x: 110, y: 130 },
    ];
    expect(dropAt(places, points)?.to).toBe('a');
    expect(dropAt(places, [{ x: 10, y: 300 }, points[1]!])?.to).toBe('b');
  });
});

describe('a flick', () => {
  const start = { x: 0, y: 300 };
  const upwards = (pixels: number, milliseconds: number): Sample[] =>
    Array.from({ length: 6 }, (_, i) => ({
      x: 0,
      y: 300 - (pixels * i) / 5,
      time: (milliseconds * i) / 5,
    }));

  test('is quick and goes up', () => {
    expect(isFlick(upwards(80, 90), start, 92)).toBe(true);
    expect(isFlick(upwards(-80, 90), start, 92)).toBe(false);
    expect(isFlick(upwards(80, 600), start, 602)).toBe(false);
  });

  test('is none when the card rested before it was let go, or hardly moved', () => {
    expect(isFlick(upwards(80, 90), start, 400)).toBe(false);
    expect(isFlick(upwards(12, 20), start, 21)).toBe(false);
    expect(isFlick([], start, 0)).toBe(false);
  });

  test('is none when it goes aside', () => {
    const aside = upwards(60, 90).map((sample, i) => ({ ...sample, x: i * 20 }));
    expect(isFlick(aside, start, 92)).toBe(false);
  });
});
