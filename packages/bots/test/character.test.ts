// Who bots are: the same face has the same manner everywhere, neighbours differ, and old names are known.
import { Draws, Log, resolveSetup, rngFor, secretFrom, type AnyMemory } from '@tablee/kit';
import { GAMES } from '@tablee/registry';
import { describe, expect, test } from 'vitest';

import {
  BOT_IDS,
  botIdOf,
  choosersOf,
  MANNERS,
  mannerOf,
  type AnyBot,
  type BotErrand,
} from '../src/index.ts';

describe('a face', () => {
  test('has its manner; four in a row have all of them', () => {
    for (let face = 0; face < 20; face++) {
      const four = [0, 1, 2, 3].map((more) => mannerOf(face + more));
      expect(new Set(four)).toEqual(new Set(MANNERS));
    }
  });
  test('keeps it: regulars are known', () => {
    expect([2, 3, 4, 5].map(mannerOf)).toEqual(['cautious', 'gambler', 'grudger', 'even']);
  });
});

describe('an id', () => {
  test('of today is itself, one of an earlier version is what became of it', () => {
    for (const id of BOT_IDS) expect(botIdOf(id)).toBe(id);
    expect(botIdOf('greedy')).toBe('habitue');
  });
  test('that nobody knows is none', () => {
    for (const id of ['', 'toString', 'champion']) expect(botIdOf(id)).toBeUndefined();
  });
});

describe('at a table', () => {
  test('bots have the manners of their faces, and a regular sits in for whoever is none', async () => {
    const game = GAMES[0]!;
    const loadBots = (manner = 'none'): Promise<Record<string, AnyBot>> =>
      Promise.resolve(Object.fromEntries(BOT_IDS.map((id) => [id, () => `${id} ${manner}`])));
    const choosers = await choosersOf({
      game: { meta: game.meta },
      rules: await game.rules(),
      setup: { seats: 2, options: {} },
      players: [{ face: 3, bot: 'random' }, { face: 3 }, { face: 4, bot: 'champion' }],
      loadBots,
      think: () => Promise.reject(new Error('no threads')),
      complain: () => undefined,
    });
    const luck = { seed: 'a', name: 'b' };
    const moves = choosers.map((choose, seat) => choose({}, seat, rngFor('a', 'b'), { luck }));
    expect(moves).toEqual(['random gambler', 'habitue even', 'habitue grudger']);
  });

  test('those who think remember, and what they have in mind goes to their thread as it is now', async () => {
    const game = GAMES[0]!;
    const rules = await game.rules();
    const setup = resolveSetup(game.meta, 3, {}, () => 0);
    if (!setup.ok) throw new Error(JSON.stringify(setup.error));
    const memory: AnyMemory = { start: () => [], note: () => undefined };
    const errands: BotErrand[] = [];
    const choosers = await choosersOf({
      game: { meta: game.meta, memory: () => Promise.resolve(memory) },
      rules,
      setup: setup.value,
      players: [{ face: 3, bot: 'maitre' }, { face: 3 }, { face: 4, bot: 'habitue' }],
      loadBots: game.bots,
      think: (errand) => {
        errands.push(errand);
        return Promise.reject(new Error('no threads'));
      },
      complain: () => undefined,
    });
    expect(choosers.map((choose) => choose.memory)).toEqual([memory, undefined, undefined]);
    const past = { seen: [1, 2] };
    const log = new Log(rules, setup.value);
    log.append({ kind: 'chance', cards: new Draws(secretFrom('x')).draw(log.pending as never) });
    const view = rules.view(log.state, 0);
    const thought = choosers[0]!(view, 0, rngFor('a', 'b'), {
      luck: { seed: 'a', name: 'b' },
      past,
    });
    past.seen.push(3);
    await thought;
    expect(errands[0]!.past).toEqual({ seen: [1, 2] });
  });
});
