// Ratings: examples with known answers, and what the scale promises.
import { describe, expect, test } from 'vitest';
import { bradleyTerry, ratingsOf } from '../src/index.ts';

const ELO = 400 / Math.LN10;

/** What players of these strengths come to on average in so many games each. */
const expected = (strengths: readonly number[], games: number): number[][] =>
  strengths.map((own, a) =>
    strengths.map((other, b) => (a === b ? 0 : (games * own) / (own + other))),
  );

describe('Bradley–Terry', () => {
  test('of three wins to one is odds of three to one', () => {
    const [a, b] = bradleyTerry(
      [
        [0, 3],
        [1, 0],
      ],
      0,
    );
    expect(a! - b!).toBeCloseTo(ELO * Math.log(3), 4);
    expect(a! + b!).toBeCloseTo(0, 6);
  });
  test('finds the strengths that results were made of', () => {
    const strengths = [1, 2, 4, 32];
    const found = bradleyTerry(expected(strengths, 100), 0);
    const wanted = strengths.map((strength) => ELO * Math.log(strength / 4));
    found.forEach((rating, i) => {
      expect(rating).toBeCloseTo(wanted[i]!, 3);
    });
  });
  test('solves a round robin whose answer is known', () => {
    // a beats b 2:1, b beats c 2:1, a and c 4:1. By the equations wins = Σ n·p, checked below.
    const above = [
      [0, 2, 4],
      [1, 0, 2],
      [1, 1, 0],
    ];
    const strengths = bradleyTerry(above, 0).map((rating) => Math.exp(rating / ELO));
    above.forEach((row, a) => {
      const wins = row.reduce((sum, times) => sum + times, 0);
      const due = row.reduce((sum, times, b) => {
        const games = times + above[b]![a]!;
        return sum + (games * strengths[a]!) / (strengths[a]! + strengths[b]!);
      }, 0);
      expect(due).toBeCloseTo(wins, 6);
    });
  });
  test('connects players who met only through a third', () => {
    const [a, , c] = bradleyTerry(
      [
        [0, 3, 0],
        [1, 0, 3],
        [0, 1, 0],
      ],
      0,
    );
    expect(a! - c!).toBeCloseTo(2 * ELO * Math.log(3), 3);
  });
  test('gives whoever never lost a number, which grows with the games', () => {
    const gap = (wins: number): number => {
      const [a, b] = bradleyTerry([
        [0, wins],
        [0, 0],
      ]);
      return a! - b!;
    };
    expect(Number.isFinite(gap(1))).toBe(true);
    expect(gap(100)).toBeGreaterThan(gap(10));
  });
});

describe('ratings', () => {
  const above = expected([1, 10], 1000);
  test('put the anchor at 1500 and ten to one at 400 more', () => {
    const [low, high] = ratingsOf(above, 0);
    expect(low).toBeCloseTo(1500, 6);
    expect(high).toBeCloseTo(1900, -1);
  });
  test('put the mean at 1500 without an anchor', () => {
    const [low, high] = ratingsOf(above);
    expect((low! + high!) / 2).toBeCloseTo(1500, 6);
  });
});
