// When a choice has had enough imagined games: more would hardly change its name, nor what it is said to cost.
import { expect, test } from 'vitest';
import { isSettled, labelOf, type Judged } from '../src/index.ts';

const points = (behind: number, error: number, habit = 1): Judged => ({
  behind: behind / 100,
  error: error / 100,
  habit,
});

test('a cost near a line, or not known to half a point, wants more games', () => {
  expect(isSettled(points(4.5, 0.4))).toBe(true);
  expect(isSettled(points(5.5, 0.4))).toBe(false);
  expect(isSettled(points(0.4, 0.4))).toBe(true);
  expect(isSettled(points(0.4, 0.8))).toBe(false);
  expect(isSettled(points(0.4, 0.8), 2)).toBe(true);
  // Half a point is much of a small cost, and little of a large one; what is surely nothing is known.
  expect(isSettled(points(30, 1.8))).toBe(true);
  expect(isSettled(points(18, 1.8))).toBe(false);
  expect(isSettled(points(-9, 2))).toBe(true);
});

test('what may be brilliant is looked at until it is, or is not', () => {
  const near = points(-5.5, 1, 0);
  expect(labelOf(near)).toBe('brilliant');
  expect(isSettled(near)).toBe(false);
  expect(isSettled(points(-9, 1, 0))).toBe(true);
  // Whoever plays by habit would have found it, too.
  expect(isSettled(points(-5.5, 1, 1))).toBe(true);
});
