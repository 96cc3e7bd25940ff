// The same cards again at a table of this home: dealt as then, with the bots' luck of then, and proved as then
// where that can be; from the beginning, or from a moment on.
import { openRecord, verifyRecord } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import type { Player } from '@tablee/wire';
import { describe, expect, it } from 'vitest';

import { bot, homeWorld, type HomeWorld } from './home-world.ts';

const BOTS = [bot('Odette', 2), bot('Basile', 3), bot('Rosa', 4)];
const ANNA: Player = { kind: 'person', name: 'Anna', face: 0 };
const GAMES = [
  ['nicht-die-bohne', { rounds: '2' }],
  ['chicoree', { deck: 'atelier' }],
] as const;

/** A whole game between bots, as a record. */
async function played(
  world: HomeWorld,
  game: string,
  options: Readonly<Record<string, string>>,
): Promise<string> {
  const table = await world.home.create({ game, mode: 'solo', players: BOTS, options });
  await world.run(table, 400);
  return (await world.home.record(table))!;
}

const linesOf = (record: string): string => record.slice(record.indexOf('\nsteps\n'));
const dealIn = (record: string): string => /^chance .*$/m.exec(record)![0];
const withoutPledge = (record: string): string =>
  record.replace(/^(?:commit|first-by|reveal) .*\n/gm, '');

async function verdictOn(record: string): Promise<string> {
  const open = await openRecord(record, findGame);
  return open.ok ? verifyRecord(open.value).kind : open.error.code;
}

describe.each(GAMES)('a deal of %s', (game, options) => {
  it('is the same game when everybody chooses alike, and is proved like the first', async () => {
    const world = homeWorld();
    const { home } = world;
    const record = await played(world, game, options);
    const again = { record, played: 0 };
    const table = await home.create({ game, mode: 'solo', players: BOTS, options: {}, again });
    await world.run(table, 400);
    const second = await home.record(table);
    expect(second).toBe(record);
    expect(await verdictOn(second!)).toBe('right');
    expect(await home.origin(table)).toEqual(again);
  });

  it('is dealt as it lay where nothing shows what it was drawn from; then nothing is pledged', async () => {
    const world = homeWorld();
    const { home } = world;
    const bare = withoutPledge(await played(world, game, options));
    const lay = () =>
      home.create({
        game,
        mode: 'solo',
        players: BOTS,
        options: {},
        again: { record: bare, played: 0 },
      });
    const [one, other] = [await lay(), await lay()];
    await world.run(one, 400);
    await world.run(other, 400);
    const [first, second] = [await home.record(one), await home.record(other)];
    expect(dealIn(first!)).toBe(dealIn(bare));
    expect(first).not.toMatch(/^(?:commit|reveal) /m);
    // Two who choose alike meet alike cards, also those that the first game never drew.
    expect(linesOf(second!)).toBe(linesOf(first!));
  });

  it('goes on from a moment, in any seat, with the steps before it as they were', async () => {
    const world = homeWorld();
    const { home, log, tables } = world;
    const record = await played(world, game, options);
    const players = [BOTS[0]!, ANNA, BOTS[2]!];
    const again = { record, played: 7 };
    const table = await home.create({ game, mode: 'solo', players, options: {}, again });
    const steps = linesOf(record)
      .split('\n')
      .filter((line) => /^(?:\d|chance|sealed)/.test(line));
    expect(log.all(table).map(({ text }) => text)).toEqual(steps.slice(0, 7));
    expect(tables.get(table)!.summary).toMatchObject({ seat: 1, again: 'moment' });
  });
});

it('a game that is not over, of another box, or no game at all is not laid again', async () => {
  const world = homeWorld();
  const record = await played(world, 'nicht-die-bohne', { rounds: '1' });
  const lay = (game: string, text: string) =>
    world.home.create({
      ...{ game, mode: 'solo', players: BOTS, options: {} },
      again: { record: text, played: 0 },
    });
  const cut = record.slice(0, record.indexOf('\npoints')) + '\n';
  await expect(lay('nicht-die-bohne', cut)).rejects.toMatchObject({ code: 'bad-setup' });
  await expect(lay('pas-de-bras', record)).rejects.toMatchObject({ code: 'bad-setup' });
  await expect(lay('nicht-die-bohne', 'a letter')).rejects.toMatchObject({ code: 'bad-setup' });
});
