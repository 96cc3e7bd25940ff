// What is asked of reviews, in small: how it stands in full is `npm run bench:review`.
import { GAMES } from '@tablee/registry';
import { expect, test } from 'vitest';

import { askedOf } from '../../bench/review/asked.ts';
import { agreementOf, spreadOf } from '../../bench/review/figures.ts';

// A draft says nothing yet of how well its bots play, nor of luck.
const played = GAMES.filter(({ meta }) => meta.stage !== 'draft');
const games = played.map((game) => {
  const isLong = game.meta.options.some(({ name }) => name === 'rounds');
  return { id: game.meta.id, game, options: isLong ? { rounds: '1' } : {} };
});

test.each(games)('$id: luck leaves little', async ({ game, options }) => {
  // With fewer imagined games, what is luck and what is not is noise.
  const little = { games: 1, effort: { playouts: 20, games: 40 }, options };
  const { raw, adjusted } = await spreadOf(game, 'habitue', little);
  expect(raw).toBeGreaterThan(0);
  expect(adjusted).toBeLessThan(raw / 2);
});

test.each(games)('$id: two seeds see the same costs', async ({ game, options }) => {
  // A single round has few choices, and a regular's cost little: they take more to be told apart.
  const playouts = 'rounds' in options ? 800 : 160;
  const little = { games: 1, effort: { playouts, games: 1 }, options };
  const { choices, correlation } = await agreementOf(game, 'habitue', little);
  expect(choices).toBeGreaterThan(20);
  expect(correlation).toBeGreaterThan(0.6);
});

test.each(games)('$id: in the same moments better players pay less', async ({ game, options }) => {
  // As above: in a single round costs are told apart by more moments and more imagined games.
  const [count, playouts] = 'rounds' in options ? [2, 600] : [1, 160];
  const little = { games: count, effort: { playouts, games: 1 }, options };
  const [random, , habitue, , maitre] = await askedOf(game, little);
  expect(maitre!.choices).toBeGreaterThan(30);
  expect(random!.cost).toBeGreaterThan(habitue!.cost);
  expect(habitue!.cost).toBeGreaterThan(maitre!.cost);
});
