// The thread where the bots of offline tables think: asked, answered, broken, and not to be had.
import type { BotErrand } from '@tablee/bots';
import { Draws, Log, resolveSetup, type Setup } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import { describe, expect, test } from 'vitest';

import { Bots, type StartBots } from '../src/offline/bots.ts';
import type { BotsRequest } from '../src/offline/bots-errand.ts';

async function errand(): Promise<BotErrand> {
  const game = findGame('nicht-die-bohne')!;
  const rules = await game.rules();
  const resolved = resolveSetup(game.meta, 3, {}, () => 0);
  const setup = (resolved as { value: Setup }).value;
  const log = new Log(rules, setup);
  const draws = new Draws({ seed: 'seed', salt: 'salt' });
  if (log.pending.kind === 'chance') log.append({ kind: 'chance', cards: draws.draw(log.pending) });
  return {
    game: game.meta.id,
    setup,
    seat: 0,
    view: rules.pack(rules.view(log.state, 0)),
    luck: { seed: 'luck', name: 'bot 0 1' },
    bot: 'expert',
    manner: 'even',
    playouts: 30,
    milliseconds: 10_000,
  };
}

/** A thread that does what the test says. */
function fakeThread() {
  const asked: BotsRequest[] = [];
  let ears: Parameters<StartBots>[0] | undefined;
  const counts = { starts: 0, ends: 0 };
  const start: StartBots = (given) => {
    counts.starts += 1;
    ears = given;
    return {
      send: (request) => void asked.push(request),
      end: () => void (counts.ends += 1),
    };
  };
  const callOf = (at: number): number => asked[at]!.call;
  return {
    start,
    asked,
    counts,
    answer: (value: unknown, at = 0) => ears?.hear({ call: callOf(at), isDone: true, value }),
    refuse: (at = 0) => ears?.hear({ call: callOf(at), isDone: false }),
    fail: () => ears?.broken(),
  };
}

describe('the thread of the bots', () => {
  test('starts when it is needed, and answers each question by itself', async () => {
    const fake = fakeThread();
    const bots = new Bots(fake.start);
    expect(fake.counts.starts).toBe(0);
    const task = await errand();
    const first = bots.think(task);
    const second = bots.think(task);
    fake.answer('lead R5', 1);
    fake.answer('lead G1', 0);
    expect(await first).toBe('lead G1');
    expect(await second).toBe('lead R5');
    expect(fake.counts.starts).toBe(1);
    expect(fake.asked.map(({ kind }) => kind)).toEqual(['think', 'think']);
  });

  test('that has no answer says so', async () => {
    const fake = fakeThread();
    const thought = new Bots(fake.start).think(await errand());
    fake.refuse();
    await expect(thought).rejects.toThrow();
  });

  test('that breaks leaves nobody waiting, and from then on one thinks here', async () => {
    const fake = fakeThread();
    const bots = new Bots(fake.start);
    const task = await errand();
    const thought = bots.think(task);
    fake.fail();
    await expect(thought).rejects.toThrow();
    expect(fake.counts.ends).toBe(1);
    expect(await bots.think(task)).toMatch(/^lead /);
    expect(fake.asked).toHaveLength(1);
  });

  test('that cannot be had is not needed: moves and advice come from here', async () => {
    const bots = new Bots(() => {
      throw new Error('no worker inside a worker');
    });
    const task = await errand();
    expect(await bots.think(task)).toMatch(/^lead /);
    const { candidates } = await bots.advise(task);
    expect(candidates[0]!.move).toMatch(/^lead /);
    expect(candidates.length).toBeGreaterThan(1);
  });
});
