// Every level finishes games at every number of seats, in every game, manner and form of auction, in a
// hurry; `npm run bots:soak` plays many more.
import { loadTrials } from '@tablee/registry/trials';
import { describe, expect, test } from 'vitest';
import {
  BOT_IDS,
  MANNERS,
  matchPlan,
  playMatch,
  randomBots,
  type AnyBot,
  type BotId,
} from '../src/index.ts';

const hasty =
  (bot: AnyBot): AnyBot =>
  (view, seat, rng) =>
    bot(view, seat, rng, { playouts: 1, isTimeUp: () => true });

const TRIALS = await loadTrials();

describe.each(TRIALS)('$game', ({ game: id, entry: game, tables }) => {
  const { min, max } = game.meta.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);

  const finish = async (level: BotId, isSlow: boolean) => {
    const rules = await game.rules();
    for (const [i, seats] of counts.entries()) {
      if (isSlow && seats > min) continue;
      const { options } = tables[(i + BOT_IDS.indexOf(level)) % tables.length]!;
      const bots = await game.bots(MANNERS[i % MANNERS.length]);
      const seed = `${id} ${level} ${seats}`;
      const seated = new Array<AnyBot>(seats).fill(hasty(bots[level]!));
      const { pending } = playMatch(matchPlan({ rules, meta: game.meta, options }, seated, seed));
      expect(pending.kind).toBe('over');
    }
  };
  // Levels that search take seconds for long games: they sit down as few as can, and below as many.
  const SLOW = new Set<BotId>(['expert', 'maitre']);
  test.each(BOT_IDS)('%s finishes, few or many', (level) => finish(level, SLOW.has(level)));

  test('all levels at one table finish', async () => {
    const rules = await game.rules();
    const bots = await game.bots();
    const seated = Array.from({ length: max }, (_, seat) =>
      hasty(bots[BOT_IDS[seat % BOT_IDS.length]!]!),
    );
    const plan = matchPlan({ rules, meta: game.meta }, seated, id);
    expect(playMatch(plan).pending.kind).toBe('over');
  });
});

test('a game without bots of its own has every level all the same', async () => {
  const bots = randomBots(await TRIALS[0]!.entry.rules());
  expect(Object.keys(bots)).toEqual([...BOT_IDS]);
});
