// Tests that training reduces the loss: an error in the hand-written gradients would show only
// after hours.
import { expect, test } from 'vitest';

import { fitNetwork, type Look } from '../../training/network.ts';

/**
 * The seat with more of the first feature wins; the one with less where the company is turned.
 */
const looks = (isTurned: (i: number) => boolean): Look[] =>
  Array.from({ length: 400 }, (_, i) => {
    const [a, b] = [((i * 7) % 10) / 10, ((i * 3 + 1) % 11) / 10] as const;
    const turned = isTurned(i);
    const seatOf = (x: number) => ({
      features: Float64Array.of(x, 1),
      company: Float64Array.of(turned ? 1 : 0),
    });
    return { chosen: a > b === turned ? 1 : 0, seats: [seatOf(a), seatOf(b), undefined] };
  });

const lossOf = (all: readonly Look[], epochs: number): number =>
  fitNetwork(all, { hidden: 8, epochs, rate: 0.1 }).heldOut;

test('a network learns which seat wins', () => {
  // Two seats that nothing tells apart.
  expect(
    lossOf(
      looks(() => false),
      0,
    ),
  ).toBeCloseTo(Math.LN2, 2);
  expect(
    lossOf(
      looks(() => false),
      5,
    ),
  ).toBeLessThan(0.25);
});

test('a network learns what only features and company together tell', () => {
  expect(
    lossOf(
      looks((i) => i % 2 === 1),
      20,
    ),
  ).toBeLessThan(0.6);
});
