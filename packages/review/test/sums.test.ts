// Start, luck, own choices and others' choices are the result, in every game; and who reviews without a
// game's help can do it, too.
import { turned } from '@tablee/kit';
import { describe, expect, test } from 'vitest';
import {
  craftOf,
  plainJudge,
  Reviewer,
  reviewOf,
  sumOf,
  type Effect,
  type SeatReview,
  type Sum,
  type Value,
} from '../src/index.ts';
import { EDITIONS, playedGame, shortOf } from './play.ts';

const expectSum = ({ start, luck, own, others, result, adjusted }: Sum): void => {
  expect(start + luck + own + others).toBeCloseTo(result, 9);
  expect(result - luck).toBeCloseTo(adjusted, 9);
};

/** At one moment all chances are one. */
const total = (reviews: readonly SeatReview[], of: (sum: Sum) => number): number =>
  reviews.reduce((sum, { chance }) => sum + of(chance), 0);

test('what one gains beyond what is to be expected the others lose alike; the rest is luck', () => {
  const at = (...chances: number[]): Value => ({
    worths: chances.map((chance) => ({ chance, score: 0 })),
    errors: chances.map(() => ({ chance: 0, score: 0, lead: 0 })),
  });
  const effect = (step: number, seat: number, gained: number, possible: number): Effect => ({
    step,
    seat,
    gained: { chance: gained, score: 0 },
    possible: { chance: possible, score: 0 },
    spread: [],
  });
  const values = [at(0.2, 0.4, 0.4), at(0.5, 0.4, 0.1), at(1, 0, 0)];
  const effects = [effect(0, 0, 0.3, 0.3), effect(1, 1, 0, 0.3)];
  const craft = craftOf(effects);
  expect(craft.share).toBeCloseTo(0.5, 9);
  const [first, second] = [0, 1].map((seat) => sumOf({ seat, values, effects, craft }, 'chance'));
  expect(first).toMatchObject({ start: 0.2, result: 1 });
  expect(first!.own).toBeCloseTo(0.15, 9);
  expect(first!.others).toBeCloseTo(0.075, 9);
  expect(second!.own).toBeCloseTo(-0.15, 9);
  expect(second!.others).toBeCloseTo(-0.075, 9);
  expect(second!.luck).toBeCloseTo(-0.4 + 0.225, 9);
  // All choices together bring what is expected, so the others' part is a mirror of one's own.
  for (const { own, others } of [first!, second!]) expect(others).toBeCloseTo(own / 2, 9);
  // Nothing is expected of a company that plays worse than by habit.
  expect(craftOf([effect(0, 0, -0.2, 0.3)]).share).toBe(0);
  expect(craftOf([effect(0, 0, 0, 0)]).share).toBe(0);
});

describe.each(EDITIONS)('%s', (_, entry) => {
  const luck: number[] = [];
  const dealt: number[] = [];

  test.each([1, 2, 3])('what became of game %i adds up for every seat', async (number) => {
    const seats = entry.meta.seats.min + (number % 2);
    const plan = await playedGame(entry, `sums ${number}`, { seats, options: shortOf(entry, '2') });
    const reviews = reviewOf(plan);
    const { end } = new Reviewer(plan).game;
    if (end.pending.kind !== 'over') throw new Error('a game between bots ends');
    const { winners } = end.pending.outcome;
    const scores = end.pending.outcome.scores.map((score) => turned(score ?? 0, entry.meta.counts));
    const mean = scores.reduce((sum, score) => sum + score, 0) / seats;
    for (const { seat, chance, score, deals, prices } of reviews) {
      expectSum(chance);
      expectSum(score);
      // The chances of two moves lie as far apart as the choice is said to cost.
      for (const { played, best, cost } of prices.filter(({ label }) => label !== 'forced'))
        expect(best.chance! - played.chance!).toBeCloseTo(cost, 9);
      // The first cards are the first step, so what was to be expected before them is the start.
      expect(deals[0]!.before.chance).toBe(chance.start);
      dealt.push(deals[0]!.par.chance - chance.start);
      expect(chance.result).toBe(winners.includes(seat) ? 1 / winners.length : 0);
      expect(score.result).toBeCloseTo(scores[seat]! - mean, 9);
      luck.push(chance.luck);
    }
    // Sums rest on all choices, whichever of them are priced.
    const [one] = reviewOf({ ...plan, seats: [0] });
    expect([one!.chance, one!.score]).toEqual([reviews[0]!.chance, reviews[0]!.score]);
    expect(total(reviews, ({ start }) => start)).toBeCloseTo(1, 9);
    expect(total(reviews, ({ result }) => result)).toBeCloseTo(1, 9);
    expect(total(reviews, ({ adjusted }) => adjusted)).toBeCloseTo(1, 9);
  });

  // In a game of few points a single seat may have had neither.
  test('cards and luck have their part in these games', () => {
    expect(dealt.filter((part) => part !== 0).length).toBeGreaterThan(dealt.length / 2);
    expect(luck.filter((part) => part !== 0).length).toBeGreaterThan(luck.length / 2);
  });

  test('a record that breaks off adds up to where it stands', async () => {
    const seats = entry.meta.seats.min;
    const plan = await playedGame(entry, 'broken off', { seats, options: shortOf(entry) });
    for (const { chance, score } of reviewOf({ ...plan, steps: plan.steps.slice(0, 30) })) {
      expectSum(chance);
      expectSum(score);
    }
  });

  test('a game that says nothing is judged by random play', async () => {
    const seats = entry.meta.seats.min;
    const plan = await playedGame(entry, 'plain', { seats, options: shortOf(entry) });
    const steps = plan.steps.slice(0, 12);
    const effort = { playouts: 60, games: 2 };
    const judge = plainJudge(plan.rules);
    for (const { chance, prices } of reviewOf({ ...plan, steps, judge, effort })) {
      expectSum(chance);
      for (const { cost } of prices) expect(cost).toBeGreaterThanOrEqual(0);
    }
  });
});
