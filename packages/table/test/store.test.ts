// A store that fails, and one that others write to: nothing is played that is not kept, no table
// forks, none stands still.
import { describe, expect, test } from 'vitest';

import { Host } from '../src/index.ts';
import { FakeGuest } from './fake-guest.ts';
import { HandClock, settled } from '../testing/hand-clock.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { freshSeed, gameOf, packedView, planOf, replayed, Room, seatsOf } from './table-setting.ts';

async function toyTable(seats = 2) {
  const plan = planOf(await gameOf('whisper'), { seats });
  const room = await Room.open(plan);
  const guests = seatsOf(plan).map((seat) => room.guest({ seats: [seat] }));
  return { plan, room, guests, zero: guests[0]!, one: guests[1]! };
}

describe('a store that fails', () => {
  test('is said so; nothing is played, nobody is told, and the next try goes well', async () => {
    const { room, zero, one } = await toyTable();
    const before = [room.entries, one.reports.length];
    room.store.faults.push('fails');
    expect(await zero.move('bid 1')).toEqual({ kind: 'table', code: 'store', facts: {} });
    expect([room.entries, one.reports.length]).toEqual(before);
    expect(zero.waiting.chosen).toEqual([]);
    expect(await zero.move('bid 1')).toBeUndefined();
    expect(one.waiting.chosen).toEqual([0]);
  });

  test('while all choices open: the last one is not in, and can be made again', async () => {
    const { room, zero, one } = await toyTable();
    await zero.move('bid 1');
    room.store.faults.push('fails');
    expect(await one.move('bid 0')).toMatchObject({ code: 'store' });
    expect(one.waiting).toMatchObject({ kind: 'sealed', chosen: [0] });
    expect(await one.move('bid 0')).toBeUndefined();
    expect(room.entries).toContain('sealed 0 bid 1 ; 1 bid 0');
  });

  test('while the bell rings: it rings again', async () => {
    const { room, zero, one } = await toyTable();
    await zero.move('bid 1');
    await one.move('bid 0');
    room.store.faults.push('fails', 'fails');
    await room.clock.advance(20_000);
    expect(room.lines.slice(-2)).toEqual(['bell', 'price 1']);
  });

  test('while the bell rings: a bid until it does still counts', async () => {
    const { room, zero, one } = await toyTable();
    await zero.move('bid 1');
    await one.move('bid 0');
    room.store.faults.push('fails');
    await room.clock.advance(3000);
    expect(await one.move('bid 2')).toBeUndefined();
    await room.clock.advance(2999);
    expect(room.lines.at(-1)).toBe('1 bid 2');
    await room.clock.advance(1);
    expect(room.lines.slice(-2)).toEqual(['bell', 'price 2']);
  });

  test('while the first cards are drawn: they are drawn a little later', async () => {
    const plan = planOf(await gameOf('pas-de-bras'), { seats: 3 });
    const store = new MemoryStore();
    store.faults.push('fails');
    const room = await Room.open(plan, store);
    const guest = room.guest({ seats: [0] });
    expect(guest.waiting.kind).toBe('chance');
    await room.clock.advance(10_000);
    expect(guest.waiting).toMatchObject({ kind: 'turn', seats: [0] });
    expect(replayed(plan, room.lines)).toEqual(room.lines);
  });

  test('and keeps failing when the table is closed: nothing is tried any more', async () => {
    const store = new MemoryStore();
    store.faults.push('fails');
    const room = await Room.open(planOf(await gameOf('whisper'), { seats: 2 }), store);
    room.close();
    expect(room.clock.timers).toBe(0);
  });

  test('under a bot: it tries again', async () => {
    const game = await gameOf('nicht-die-bohne');
    const plan = planOf(game, { seats: 3, options: { rounds: '1' }, people: [] });
    const room = await Room.open(plan);
    room.addBots({ seats: seatsOf(plan), choose: game.bots['habitue']! });
    for (let i = 0; i < 40; i++) room.store.faults.push('fails', undefined, 'answer-lost');
    await room.playOut();
    expect(replayed(plan, room.lines)).toEqual(room.lines);
  });
});

describe('a lost answer of the store', () => {
  test('the command was kept: its re-send is answered as done', async () => {
    const { room, zero, one } = await toyTable();
    room.store.faults.push('answer-lost');
    expect(await zero.move('bid 1', { id: 'mine' })).toMatchObject({ code: 'store' });
    expect(await zero.move('bid 1', { id: 'mine' })).toBeUndefined();
    expect(room.entries.filter((entry) => entry.startsWith('choice'))).toHaveLength(1);
    expect(one.waiting.chosen).toEqual([0]);
  });

  test('what comes from somebody else next is judged by what was kept', async () => {
    const { room, guests } = await toyTable(3);
    for (const guest of guests) await guest.move('bid 0');
    room.store.faults.push('answer-lost');
    expect(await guests[1]!.move('bid 3')).toMatchObject({ code: 'store' });
    expect(await guests[2]!.move('bid 2')).toMatchObject({ code: 'stale', facts: { step: 3 } });
    for (const guest of guests) expect(guest.sight.step).toBe(3);
    expect(room.lines.at(-1)).toBe('1 bid 3');
  });
});

describe('somebody else wrote first', () => {
  test('a choice beside ours: both count', async () => {
    const { plan, room, zero } = await toyTable();
    room.store.writeFirst(plan.sheet.id, { text: 'choice 1 bid 2', by: 'elsewhere' });
    expect(await zero.move('bid 1')).toBeUndefined();
    expect(room.lines.at(-1)).toBe('sealed 0 bid 1 ; 1 bid 2');
  });

  test('a step: theirs counts, ours is stale, and everyone sees the table as it is', async () => {
    const { plan, room, guests } = await toyTable(3);
    for (const guest of guests) await guest.move('bid 0');
    room.store.writeFirst(plan.sheet.id, { text: '1 bid 3', by: 'elsewhere' });
    expect(await guests[2]!.move('bid 2')).toMatchObject({ code: 'stale', facts: { step: 3 } });
    expect(guests[2]!.sight.kind).toBe('table');
    for (const guest of guests) expect(guest.sight.step).toBe(3);
    expect(room.lines.at(-1)).toBe('1 bid 3');
  });

  test('and stopped before the choices opened: they open here', async () => {
    const { plan, room, zero, one } = await toyTable();
    room.store.writeFirst(
      plan.sheet.id,
      { text: 'choice 0 bid 0', by: 'elsewhere-1' },
      { text: 'choice 1 bid 2', by: 'elsewhere-2' },
    );
    await zero.move('bid 1');
    await settled();
    expect(room.lines.at(-1)).toBe('sealed 0 bid 1 ; 1 bid 2');
    expect(one.waiting.kind).toBe('open');
  });

  test('and drew the first cards: the same ones', async () => {
    const plan = planOf(await gameOf('whisper'), { seats: 2 });
    const first = await Room.open(plan);
    const store = new MemoryStore();
    store.writeFirst(plan.sheet.id, ...first.store.all(plan.sheet.id));
    const room = await Room.open(plan, store);
    expect(room.entries).toEqual(first.entries);
    expect(room.host.log.pending.kind).toBe('sealed');
  });

  test('and cannot be read: said so, and caught up with the next time', async () => {
    const { plan, room, zero } = await toyTable();
    room.store.writeFirst(plan.sheet.id, { text: 'choice 1 bid 2', by: 'elsewhere' });
    room.store.unreadable = 1;
    expect(await zero.move('bid 1')).toEqual({ kind: 'table', code: 'store', facts: {} });
    expect(await zero.move('bid 1')).toBeUndefined();
    expect(room.lines.at(-1)).toBe('sealed 0 bid 1 ; 1 bid 2');
  });

  test('the very same command: it is done', async () => {
    const { plan, room, zero } = await toyTable();
    room.store.writeFirst(plan.sheet.id, { text: 'choice 0 bid 1', by: '0/mine' });
    expect(await zero.move('bid 1', { id: 'mine' })).toBeUndefined();
    expect(zero.waiting).toMatchObject({ chosen: [0], own: 'bid 1' });
    expect(room.entries.filter((entry) => entry.startsWith('choice'))).toHaveLength(1);
  });
});

describe('two hosts over one store', () => {
  const FRESH = freshSeed();
  test.each([
    ['whisper', 3, 'pinned'],
    ['nicht-die-bohne', 3, 'pinned'],
    ['pas-de-bras', 5, FRESH],
    ['chicoree', 2, 'pinned'],
    ['chicoree', 2, FRESH],
  ] as const)('%s, %i seats, seed %s: no fork, both end equal', async (id, seats, seed) => {
    const game = await gameOf(id);
    const melee: Record<string, string> =
      id === 'chicoree' && seed === FRESH ? { auction: 'melee' } : {};
    const plan = planOf(game, { seats, seed, people: [], options: melee });
    const store = new MemoryStore();
    const clock = new HandClock();
    const rooms = [await Room.open(plan, store, clock), await Room.open(plan, store, clock)];
    const watchers = rooms.map((room) => room.guest({ seats: [] }));
    // Each host has bots in all seats, of different minds and paces: both want to move all the time.
    rooms.forEach((room, i) =>
      room.addBots({
        seats: seatsOf(plan),
        choose: game.bots[i === 0 ? 'habitue' : 'random']!,
        seed: `${seed} ${i}`,
        pace: () => 500 + 7 * i,
      }),
    );
    while (rooms.some((room) => !room.isOver) && (await clock.next()));

    const [one, other] = rooms;
    expect(one!.isOver).toBe(true);
    expect(other!.lines).toEqual(one!.lines);
    expect(replayed(plan, one!.lines)).toEqual(one!.lines);
    expect(watchers[1]!.sight.view).toEqual(watchers[0]!.sight.view);
    expect(watchers[0]!.sight.view).toEqual(packedView(one!.host, 'watcher'));
    // Both had their say: either host played steps of its own.
    const played = watchers.map(({ reports }) => reports.some(({ kind }) => kind === 'step'));
    if (id !== 'whisper') expect(played).toEqual([true, true]);
    const ids = store.all(plan.sheet.id).flatMap(({ by }) => by ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('of two choices for one seat the later one counts, at both', async () => {
    const plan = planOf(await gameOf('whisper'), { seats: 2 });
    const store = new MemoryStore();
    const a = await Room.open(plan, store);
    const b = await Room.open(plan, store);
    const atA = a.guest({ seats: [0] });
    const atB = b.guest({ seats: [0, 1] });
    await atA.move('bid 1', { id: 'at-a' });
    expect(await atB.move('bid 2', { id: 'at-b' })).toBeUndefined();
    expect(atB.waiting.own).toBe('bid 2');
    expect(store.texts(plan.sheet.id).slice(1)).toEqual(['choice 0 bid 1', 'choice 0 bid 2']);
  });
});

test('a store that cannot be read opens no table', async () => {
  const store = new MemoryStore();
  store.unreadable = 1;
  const plan = planOf(await gameOf('whisper'), { seats: 2 });
  await expect(Host.open(plan, { clock: new HandClock(), store })).rejects.toThrow('disk');
});

test('whoever lists tables is told of every change, and of nothing else', async () => {
  const plan = planOf(await gameOf('whisper'), { seats: 2 });
  const clock = new HandClock();
  const changes: number[] = [];
  const host = await Host.open(plan, {
    clock,
    store: new MemoryStore(),
    onChange: () => changes.push(host.log.steps),
  });
  const [zero, one] = [0, 1].map((seat) =>
    new FakeGuest({ seats: [seat], name: `guest-${seat}` }).join(host),
  );
  await zero!.move('bid 9');
  await zero!.sit('watcher');
  await zero!.sit(0);
  expect(changes).toEqual([]);
  await zero!.move('bid 1');
  await one!.move('bid 0');
  await clock.advance(3000);
  expect(changes).toEqual([1, 2, 3]);
});

test('one command after the other, however slow the store is', async () => {
  const { room, zero, one } = await toyTable();
  const release = room.store.hold();
  const both = Promise.all([zero.move('bid 1'), one.move('bid 2')]);
  await settled();
  expect(room.entries).toHaveLength(1);
  expect(one.waiting.chosen).toEqual([]);
  release();
  expect(await both).toEqual([undefined, undefined]);
  expect(room.lines.at(-1)).toBe('sealed 0 bid 1 ; 1 bid 2');
});

test('whoever joins while the store is slow misses nothing', async () => {
  const { room, zero } = await toyTable();
  const release = room.store.hold();
  const move = zero.move('bid 1');
  await settled();
  const late = room.guest({ seats: [1] });
  expect(late.waiting.chosen).toEqual([]);
  release();
  await move;
  expect(late.waiting.chosen).toEqual([0]);
});
