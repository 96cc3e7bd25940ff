// Learned weights travel as letters.
import { lettersOf, weightsIn } from '../bot/letters.ts';
import { expect, test } from 'vitest';

test('every weight is a letter, and the same weight again', () => {
  const weights = Float64Array.from({ length: 89 }, (_, i) => (i - 44) / 40);
  const letters = lettersOf(weights);
  expect(letters).toHaveLength(89);
  expect(new Set(letters).size).toBe(89);
  expect(weightsIn(`\n${letters}\n`)).toEqual(weights);
});

test('what lies between is rounded, and nothing is too large', () => {
  expect([...weightsIn(lettersOf(Float64Array.of(0.013, -0.01, 7, -7)))]).toEqual([
    0.025, 0, 1.1, -1.1,
  ]);
});
