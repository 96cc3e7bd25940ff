// Short matches get more for every choice, by what they can come to and not by what came of them.
import { expect, test } from 'vitest';
import { EFFORT, effortFor, type ReviewPlan } from '../src/index.ts';
import { EDITIONS, LITTLE, playedGame, shortOf } from './play.ts';

test.each(EDITIONS)('%s: the shorter the match, the more for a choice', async (_, entry) => {
  const usual = await playedGame(entry, 'effort', { seats: entry.meta.seats.max });
  const { rules } = usual;
  const withSteps = (steps: number, effort = EFFORT): number => {
    const plan: ReviewPlan = { ...usual, rules: { ...rules, stepsMax: () => steps }, effort };
    return effortFor(plan).playouts;
  };
  expect(withSteps(10_000)).toBe(EFFORT.playouts);
  expect(withSteps(80)).toBe(3 * EFFORT.playouts);
  expect(withSteps(1)).toBe(4 * EFFORT.playouts);
  // Who wants less wants it soon, and nobody pays for a longer record.
  expect(withSteps(80, LITTLE)).toBe(LITTLE.playouts);
  const short = await playedGame(entry, 'effort', { seats: 3, options: shortOf(entry) });
  const cut = { ...short, steps: short.steps.slice(0, 9), effort: EFFORT };
  expect(effortFor(cut)).toEqual(effortFor({ ...short, effort: EFFORT }));
});
