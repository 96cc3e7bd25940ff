// The deal of the day: the same for everybody, checked to the last move, and never taken back.
import { checkDay, dayDealOf } from '@tablee/bots';
import { askedSeats, commitment, isDay, type Log } from '@tablee/kit';
import { dayVersionOf, findGame, GAMES } from '@tablee/registry';
import type { Command, Player, Report } from '@tablee/wire';
import { beforeAll, describe, expect, it } from 'vitest';

import { bot, homeWorld, type HomeWorld } from './home-world.ts';

const DAY = '2026-03-14';

const regularsOf = (game: string, day: string): Player[] =>
  dayDealOf(findGame(game)!.meta, day)
    .faces.slice(1)
    .map((face) => bot(`regular ${face}`, face!));

const lay = (world: HomeWorld, game: string, who: Player, day = DAY): Promise<string> =>
  world.home.create({
    ...{ game, mode: 'daily', options: {}, day },
    players: [who, ...regularsOf(game, day)],
  });

/** Played through at a table of a home, with a regular in the first seat, too. */
async function played(game: string, face: number, day = DAY): Promise<string> {
  const world = homeWorld();
  const table = await lay(world, game, bot('somebody', face), day);
  await world.run(table, 400);
  return (await world.home.record(table))!;
}

describe.each(['nicht-die-bohne', 'chicoree'])('the deal of the day of %s', (game) => {
  let record = '';
  const check = (text: string, day = DAY) => checkDay(findGame(game)!, day, text);
  beforeAll(async () => {
    record = await played(game, 5);
  });

  it('is one for everybody, another one tomorrow, and small', () => {
    const { meta } = findGame(game)!;
    expect(dayDealOf(meta, DAY)).toEqual(dayDealOf(meta, DAY));
    const others = GAMES.map((other) => commitment(dayDealOf(other.meta, DAY).secret));
    const tomorrow = commitment(dayDealOf(meta, '2026-03-15').secret);
    expect(new Set([...others, tomorrow]).size).toBe(GAMES.length + 1);
    expect(record).toContain(`\nday-bots ${dayVersionOf(game)!}\n`);
    expect(record).toContain(`commit ${commitment(dayDealOf(meta, DAY).secret)}`);
  });

  it('is checked to the end, whatever whoever plays it did', async () => {
    const outcome = { ok: true, value: { score: expect.any(Number) as number } };
    expect(await check(record)).toMatchObject(outcome);
    const other = await played(game, 3);
    expect(other).not.toBe(record);
    expect(await check(other)).toMatchObject(outcome);
  });

  it('is not yesterday’s', async () => {
    expect(await check(record, '2026-03-13')).toMatchObject({ ok: false });
  });

  it('is refused with other cards', async () => {
    const [deal = ''] = /^chance .*$/m.exec(record)!;
    const [word, one, two, ...rest] = deal.split(' ');
    const moved = record.replace(deal, [word, ...rest, two, one].join(' '));
    expect(await check(moved)).toMatchObject({ ok: false, error: { code: 'day-draws' } });
  });

  it('is refused where a bot does something else', async () => {
    // Bots of another manner, in the same seats.
    const world = homeWorld();
    const players = [bot('somebody', 5), ...regularsOf(game, DAY)];
    const odd = players.map((player, seat) => (seat === 0 ? player : bot(player.name, 11)));
    const table = await world.home.create({
      ...{ game, mode: 'daily', options: {}, day: DAY },
      players: odd.map((player) => ({ ...player, bot: 'debutant' })),
    });
    await world.run(table, 400);
    const text = (await world.home.record(table))!;
    expect(await check(text)).toMatchObject({ ok: false, error: { code: 'day-bots' } });
  });

  it('is refused before its end, at another table, and as something else', async () => {
    const steps = record.split('\n');
    const cut = `${steps.slice(0, steps.lastIndexOf(steps.findLast((line) => /^\d/.test(line))!)).join('\n')}\n`;
    expect(await check(cut)).toMatchObject({ ok: false, error: { code: 'day-unfinished' } });
    expect(await check('a letter')).toMatchObject({ error: { code: 'day-record' } });
    expect(await check(record.replace(/^over .*$/m, 'over chain 9'))).toMatchObject({
      error: { code: 'day-record' },
    });
    const text = record
      .replace(/^option rounds 1$/m, 'option rounds 2')
      .replace('atelier', 'tablee');
    expect(await check(text)).toMatchObject({ error: { code: 'day-setup' } });
  });
});

it('a day has one spelling, and what is none has no deal', async () => {
  expect([DAY, '2026-3-14', '2026-13-01', 'tomorrow', '2026-03-14T00'].map(isDay)).toEqual([
    ...[true, false, false, false, false],
  ]);
  const players = [bot('a', 2), bot('b', 3), bot('c', 4), bot('d', 5)];
  const plan = {
    game: 'nicht-die-bohne',
    mode: 'daily',
    players,
    options: {},
    day: 'tomorrow',
  } as const;
  await expect(homeWorld().home.create(plan)).rejects.toMatchObject({ code: 'bad-setup' });
});

it.each([
  ['daily', 'refused'],
  ['solo', 'done'],
] as const)('at a table of the mode %s taking back is %s', async (mode, answer) => {
  const world = homeWorld();
  const { home } = world;
  const game = 'nicht-die-bohne';
  const table = await home.create({
    ...{ game, mode, options: {}, day: DAY },
    players: [{ kind: 'person', name: 'Anna', face: 0 }, ...regularsOf(game, DAY)],
  });
  const opened = await home.open(table);
  const { host } = opened;
  const heard: Report[] = [];
  const visit = host.join({ seats: [0], isPerson: true, send: (one) => heard.push(one) }, 0);
  const isMyTurn = () => host.log.pending.kind === 'turn' && host.log.pending.seat === 0;
  // Sealed cards are laid as they come, until Anna is asked alone.
  for (let tries = 0; !isMyTurn(); tries++) {
    if (askedSeats(host.log.pending).includes(0))
      await visit.receive(deed(host.log, `deed-${tries}`));
    await world.pass(1);
  }
  await visit.receive(deed(host.log, 'own'));
  await visit.receive({ kind: 'undo', id: 'back', seat: 0, step: host.log.steps });
  expect(heard.find((one) => 'id' in one && one.id === 'back')).toMatchObject({ kind: answer });
  opened.close();
});

/** The first thing that comes to mind. */
const deed = ({ rules, state, steps }: Log, id: string): Command => ({
  ...{ kind: 'move', id, seat: 0, step: steps },
  move: rules.notation.format(rules.moveAt(state, 0, 0)),
});
