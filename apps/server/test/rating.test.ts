// The ratings: Glickman's own example, and what must be true of any table.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aged, NEWCOMER, rated, ratedTable, type Rating } from '../src/people/rating.ts';

const rating = (value: number, deviation: number, volatility = 0.06): Rating => ({
  value,
  deviation,
  volatility,
});

const anyRating = fc.record({
  value: fc.double({ min: 600, max: 2600, noNaN: true }),
  deviation: fc.double({ min: 30, max: 350, noNaN: true }),
  volatility: fc.double({ min: 0.03, max: 0.12, noNaN: true }),
});

describe('a rating', () => {
  test('comes out as in the worked example of the paper', () => {
    const after = rated(rating(1500, 200), [
      { against: rating(1400, 30), score: 1 },
      { against: rating(1550, 100), score: 0 },
      { against: rating(1700, 300), score: 0 },
    ]);
    expect(after.value).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    // The paper cuts it off there.
    expect(Math.trunc(after.volatility * 1e5)).toBe(5999);
  });

  test('is less sure after time away, but never less than a newcomer’s', () => {
    const known = rating(1700, 60);
    const week = aged(known, 7);
    expect(week.value).toBe(1700);
    expect(week.deviation).toBeGreaterThan(60);
    expect(aged(known, 30).deviation).toBeGreaterThan(week.deviation);
    expect(aged(known, 1e6).deviation).toBe(NEWCOMER.deviation);
    expect(aged(known, -5).deviation).toBeCloseTo(60, 9);
    expect(rated(known, [], 7)).toEqual(week);
  });

  test('grows unsteady when results are no longer what they were', () => {
    const upset = rated(
      rating(1500, 50),
      Array.from({ length: 8 }, () => ({ against: rating(2200, 50), score: 1 })),
    );
    expect(upset.volatility).toBeGreaterThan(0.06);
  });

  test('stays a number whatever happens', () => {
    fc.assert(
      fc.property(
        anyRating,
        fc.array(fc.record({ against: anyRating, score: fc.constantFrom(0, 0.5, 1) }), {
          maxLength: 8,
        }),
        fc.double({ min: 0, max: 4000, noNaN: true }),
        (before, bouts, periods) => {
          const after = rated(before, bouts, periods);
          expect(Object.values(after).every(Number.isFinite)).toBe(true);
          expect(after.deviation).toBeGreaterThanOrEqual(30);
          expect(after.deviation).toBeLessThanOrEqual(350);
          expect(after.volatility).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('a table', () => {
  const placed = (place: number, of: Rating = NEWCOMER) => ({ place, rating: of, periods: 0 });

  test('of newcomers is ordered by place, and what one gains others lose', () => {
    const [first, second, third, last] = ratedTable([1, 2, 3, 4].map((place) => placed(place)));
    expect(first!.value).toBeGreaterThan(second!.value);
    expect(second!.value).toBeGreaterThan(third!.value);
    expect(third!.value).toBeGreaterThan(last!.value);
    expect(first!.value + last!.value).toBeCloseTo(3000, 6);
    expect(first!.deviation).toBeLessThan(NEWCOMER.deviation);
  });

  test('does not move equals who share a place', () => {
    for (const { value } of ratedTable([placed(1), placed(1), placed(1)]))
      expect(value).toBeCloseTo(1500, 6);
  });

  test('gives more for beating a stronger one', () => {
    const [overStrong] = ratedTable([placed(1), placed(2, rating(1900, 60))]);
    const [overWeak] = ratedTable([placed(1), placed(2, rating(1100, 60))]);
    expect(overStrong!.value).toBeGreaterThan(overWeak!.value);
    expect(overWeak!.value).toBeGreaterThan(1500);
  });

  test('counts the time away of opponents: who beats a half-forgotten rating learns less', () => {
    const fresh = ratedTable([placed(1), placed(2, rating(1900, 60))]);
    const stale = ratedTable([placed(1), { place: 2, rating: rating(1900, 60), periods: 1000 }]);
    expect(stale[0]!.value).toBeLessThan(fresh[0]!.value);
  });

  test('of one is no contest', () => {
    expect(ratedTable([placed(1)])).toEqual([NEWCOMER]);
  });
});
