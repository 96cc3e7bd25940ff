// A table that is closed and opened again, at any moment, goes on as if nothing had been.
import { describe, expect, test } from 'vitest';

import {
  dealFrom,
  freshSeed,
  gameOf,
  planOf,
  Room,
  seatsOf,
  type GameId,
  type TestGame,
} from './table-setting.ts';
import type { Deal, HostPlan } from '../src/index.ts';
import type { Fault } from '../testing/memory-store.ts';

type Options = Readonly<Record<string, string>>;
const TABLES: readonly (readonly [GameId, number, Options])[] = [
  ['whisper', 2, {}],
  ['whisper', 4, {}],
  ['nicht-die-bohne', 4, { rounds: '1' }],
  ['nicht-die-bohne', 6, { rounds: '1' }],
  ['pas-de-bras', 3, { rounds: '2' }],
  ['chicoree', 2, {}],
  ['chicoree', 3, { auction: 'melee', hammer: '3' }],
];
const FRESH = freshSeed();

async function withBots(game: TestGame, plan: HostPlan, seed: string): Promise<Room> {
  const room = await Room.open(plan);
  return room.addBots({ seats: seatsOf(plan), choose: game.bots['habitue']!, seed });
}

async function uninterrupted(game: TestGame, plan: HostPlan, seed: string): Promise<Room> {
  const room = await withBots(game, plan, seed);
  await room.playOut();
  return room;
}

describe.each(['pinned', FRESH])('seed %s', (seed) => {
  test.each(TABLES)('%s, %i seats %o: re-opened after every entry', async (id, seats, options) => {
    const game = await gameOf(id);
    const plan = planOf(game, { seats, options, seed, people: [] });
    const { lines } = await uninterrupted(game, plan, seed);
    const room = await withBots(game, plan, seed);
    while (!room.isOver) {
      const { length } = room.entries;
      while (room.entries.length === length) await room.clock.next();
      room.close();
      expect(room.clock.timers).toBe(0);
      await room.reopen();
    }
    expect(room.lines).toEqual(lines);
  });
});

describe('a crash in the middle of an append', () => {
  const crashes: readonly Fault[] = ['fails', 'answer-lost'];
  test.each([
    ['whisper', 3, {}, 1],
    ['nicht-die-bohne', 4, { rounds: '1' }, 7],
  ] as const)('%s with %i seats %o, one append in %i', async (id, seats, options, stride) => {
    const game = await gameOf(id);
    const plan = planOf(game, { seats, options, people: [] });
    const whole = await uninterrupted(game, plan, 'pinned');
    for (const crash of crashes)
      for (let at = 0; at < whole.entries.length; at += stride) {
        const room = await withBots(game, plan, 'pinned');
        // The first entry was written while the room was opened.
        room.store.faults.push(...new Array<undefined>(at), crash);
        while (room.store.faults.length > 0 && (await room.clock.next()));
        await room.reopen();
        await room.playOut();
        expect(room.lines).toEqual(whole.lines);
      }
  });
});

test('who comes back sees the whole table and everything that was told', async () => {
  const game = await gameOf('pas-de-bras');
  const plan = planOf(game, { seats: 3, options: { rounds: '1' }, people: [] });
  const room = await withBots(game, plan, 'pinned');
  const guests = [0, 1, 2].map((seat) => room.guest({ seats: [seat] }));
  const watcher = room.guest({ seats: [] });
  await room.playOut();
  await room.reopen();
  for (const before of [...guests, watcher]) {
    const after = room.guest({ seats: before.seats });
    expect(after.reports).toHaveLength(1);
    const { sheet, told, ...sight } = after.reports[0] as Extract<
      (typeof after.reports)[number],
      { kind: 'table' }
    >;
    expect(sheet).toEqual(plan.sheet);
    expect(sight.view).toEqual(before.sight.view);
    expect(sight.waiting).toEqual(before.waiting);
    const first = before.reports[0]!;
    const heard = [
      ...(first.kind === 'table' ? first.told : []),
      ...before.reports.flatMap((report) =>
        report.kind === 'step'
          ? report.events.map((event) => ({ step: report.step - 1, event }))
          : [],
      ),
    ];
    expect(told).toEqual(heard);
  }
});

test('draws are numbered, whatever was taken back or opened again before them', async () => {
  const game = await gameOf('nicht-die-bohne');
  const asked: { readonly step: number; readonly draw: number }[] = [];
  const deal: Deal = (pending, place) => {
    asked.push(place);
    return dealFrom('pinned')(pending, place);
  };
  const plan = planOf(game, { seats: 3, options: { rounds: '3' }, people: [0], deal });
  const room = await Room.open(plan);
  const guest = room.guest({ seats: [0] });
  const lead = game.rules.notation.format(game.rules.moveAt(room.host.log.state, 0, 0));
  await guest.move(lead);
  expect(await guest.undo()).toBeUndefined();
  guest.leave();
  room.addBots({ seats: seatsOf(plan), choose: game.bots['habitue']! });
  while (!room.isOver) {
    await room.clock.next();
    if (room.entries.length % 20 === 0) await room.reopen();
  }
  const steps = room.lines.filter((line) => !/^(points|over) /.test(line));
  const draws = steps.flatMap((line, step) => (line.startsWith('chance ') ? [step] : []));
  expect(draws).toHaveLength(3);
  expect(asked).toEqual(draws.map((step, draw) => ({ step, draw })));
});

test('a closed table tells nobody anything and rings no bell', async () => {
  const game = await gameOf('whisper');
  const room = await Room.open(planOf(game, { seats: 2 }));
  const guest = room.guest({ seats: [0] });
  const other = room.guest({ seats: [1] });
  await guest.move('bid 1');
  await other.move('bid 0');
  expect(other.waiting.kind).toBe('open');
  const heard = other.reports.length;
  const { entries } = room;
  room.clock.isDeaf = true;
  room.host.close();
  await other.say({ kind: 'move', id: 'late', seat: 1, step: other.step, move: 'bid 2' });
  await room.clock.advance(60_000);
  expect(room.entries).toEqual(entries);
  expect(other.reports).toHaveLength(heard);
  expect(room.host.guests).toBe(0);
});
