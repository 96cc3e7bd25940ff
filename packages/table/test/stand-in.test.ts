// Bots that sit in for people: from the seat's own view, in the seat's name, and only until its owner
// is back; and the bench that they sit on.
import { describe, expect, test } from 'vitest';

import { settled } from '../testing/hand-clock.ts';
import type { Choose } from '../src/index.ts';
import { legalMove, MINUTE, NOON, onlineTable, SECOND, until } from './online-setting.ts';
import { gameOf, packedView, planOf, replayed, Room, seatsOf } from './table-setting.ts';

const beans = (people: readonly number[] = [0, 1, 2]) =>
  onlineTable('nicht-die-bohne', { seats: 3, people });

/** A table after the lead, where seat 2 has left and a bot sits in. */
async function stoodIn() {
  const table = await beans();
  const { game, room, guests } = table;
  await guests[0]!.move(legalMove(game, room, 0));
  guests[2]!.leave('left');
  expect(await guests[1]!.standIn(2)).toBeUndefined();
  return table;
}

describe('a bot that sits in', () => {
  test('plays the seat, and everyone is told once', async () => {
    const { room, guests } = await stoodIn();
    expect([...room.host.company.standIns.keys()]).toEqual([2]);
    for (const guest of [guests[0]!, guests[1]!])
      expect(guest.notes).toEqual([{ step: 2, kind: 'stand-in', seat: 2 }]);
    await room.clock.advance(SECOND);
    expect(guests[0]!.waiting.chosen).toEqual([2]);
    const [choice] = room.store
      .all(room.plan.sheet.id)
      .filter(({ text }) => text.startsWith('choice 2'));
    expect(choice!.by).toMatch(/^2\/bot-/);
  });

  test('sees its seat’s view and nothing else', async () => {
    const views: unknown[] = [];
    const truth: unknown[] = [];
    const game = await gameOf('nicht-die-bohne');
    const room = await Room.open(planOf(game, { seats: 3, mode: 'online' }));
    const choose: Choose = (view, seat, rng) => {
      views.push([seat, [...game.rules.pack(view)]]);
      truth.push([seat, packedView(room.host, seat)]);
      return game.bots['random']!(view, seat, rng);
    };
    room.seatBots({ choose: () => choose });
    for (const guest of room.everyone()) await guest.standIn(guest.seats[0]!);
    await until(room, () => room.isOver);
    expect(views.length).toBeGreaterThan(40);
    expect(views).toEqual(truth);
  });

  test('stays for move after move, also when the table is opened again', async () => {
    const game = await gameOf('nicht-die-bohne');
    const plan = planOf(game, { seats: 3, people: [0], mode: 'online', options: { rounds: '1' } });
    const room = await Room.open(plan);
    room.seatBots({ choose: () => game.bots['random']! });
    await room.guest({ seats: [0] }).standIn(0);
    for (let i = 0; i < 5000 && !room.isOver; i++) {
      await room.clock.next();
      if (i % 15 === 14) await room.reopen();
    }
    expect(replayed(plan, room.lines)).toEqual(room.lines);
    expect([...room.host.company.wereStoodIn]).toEqual([0]);
  });

  test('leaves the choice of its owner as it is', async () => {
    const { game, room, guests } = await beans();
    await guests[0]!.move(legalMove(game, room, 0));
    const own = legalMove(game, room, 2, 3);
    await guests[2]!.move(own);
    await guests[2]!.standIn(2);
    await room.clock.advance(MINUTE);
    expect(room.entries.filter((text) => text.startsWith('choice 2'))).toEqual([`choice 2 ${own}`]);
  });

  test('has no eyes: what it sees does not keep anybody from taking a step back', async () => {
    const { game, room, guests } = await beans([0]);
    await guests[0]!.move(legalMove(game, room, 0));
    expect(guests[0]!.waiting.undo).toBe('possible');
  });
});

describe('its owner', () => {
  test('has the seat back at once on coming', async () => {
    const { room, guests } = await stoodIn();
    const owner = room.guest({ seats: [2] });
    await settled();
    expect(room.entries.at(-1)).toBe('back 2');
    expect([...room.host.company.standIns.keys()]).toEqual([]);
    expect(guests[0]!.notes.at(-1)).toEqual({ step: 2, kind: 'back', seat: 2 });
    await room.clock.advance(MINUTE);
    expect(owner.waiting.chosen).toEqual([]);
    expect(
      await owner.move(owner.waiting.own ?? legalMove(await gameOf('nicht-die-bohne'), room, 2)),
    ).toBeUndefined();
  });

  test('may change what the bot has chosen in secret', async () => {
    const { game, room } = await stoodIn();
    await room.clock.advance(SECOND);
    const owner = room.guest({ seats: [2] });
    await settled();
    expect(owner.waiting).toMatchObject({ chosen: [2], undo: 'possible' });
    expect(owner.waiting.own).toBeDefined();
    expect(await owner.undo()).toBeUndefined();
    expect(await owner.move(legalMove(game, room, 2, 1))).toBeUndefined();
    await room.clock.advance(MINUTE);
    expect(room.entries.filter((text) => text.startsWith('choice 2'))).toHaveLength(2);
  });

  test('may let a bot sit in and take the seat back, without leaving', async () => {
    const { room, guests } = await beans();
    expect(await guests[0]!.takeBack()).toMatchObject({ code: 'nothing-to-do' });
    expect(await guests[0]!.standIn(0)).toBeUndefined();
    expect(await guests[0]!.standIn(0)).toMatchObject({ code: 'not-gone' });
    expect(await guests[0]!.takeBack()).toBeUndefined();
    const { steps } = room.host.log;
    await room.clock.advance(MINUTE);
    expect(room.host.log.steps).toBe(steps);
    expect(guests[0]!.notes.map(({ kind }) => kind)).toEqual(['stand-in', 'back']);
  });

  test('who let a bot sit in and stayed is not pushed back by a failure of the store', async () => {
    const { room, guests } = await beans();
    await guests[0]!.standIn(0);
    room.store.faults.push('fails');
    expect(await guests[1]!.vote('pause')).toMatchObject({ code: 'store' });
    await room.clock.advance(10 * SECOND);
    expect(room.entries).not.toContain('back 0');
  });

  test('may make the move while the bot thinks', async () => {
    const { game, room, guests } = await beans();
    await guests[0]!.standIn(0);
    expect(await guests[0]!.move(legalMove(game, room, 0, 2))).toBeUndefined();
    const { steps } = room.host.log;
    await room.clock.advance(MINUTE);
    expect(room.host.log.steps).toBe(steps);
  });

  test('is back also when the store failed just then', async () => {
    const { room } = await stoodIn();
    room.store.faults.push('fails', 'fails');
    room.guest({ seats: [2] });
    await room.clock.advance(10 * SECOND);
    expect([...room.host.company.standIns.keys()]).toEqual([]);
  });

  test('is back also when somebody else wrote just then', async () => {
    const { room } = await stoodIn();
    room.store.writeFirst(room.plan.sheet.id, { text: 'vote 0 pause', by: '0/elsewhere' });
    room.guest({ seats: [2] });
    await room.clock.advance(10 * SECOND);
    expect([...room.host.company.standIns.keys()]).toEqual([]);
  });

  test('is back on another server, and this one hears of it', async () => {
    const { room } = await stoodIn();
    const other = await Room.open(room.plan, room.store, room.clock, { name: 'other' });
    other.guest({ seats: [2] });
    await settled();
    await room.host.refresh();
    expect([...room.host.company.standIns.keys()]).toEqual([]);
    await room.clock.advance(MINUTE);
    expect(room.entries.some((text) => text.startsWith('choice 2'))).toBe(false);
  });
});

describe('the bench', () => {
  test('plays the bots’ own seats from the start', async () => {
    const { room } = await beans([1]);
    await room.clock.advance(2 * SECOND);
    expect(room.host.log.steps).toBe(2);
    expect(room.host.awaited).toEqual([1]);
  });

  test('empty, it plays nobody’s', async () => {
    const { room } = await beans();
    await room.clock.advance(60 * MINUTE);
    expect(room.host.log.steps).toBe(1);
  });

  test('closed, it plays no more; nothing of it is left', async () => {
    const game = await gameOf('nicht-die-bohne');
    const plan = planOf(game, { seats: 3, people: [], mode: 'online' });
    const room = await Room.open(plan);
    const bench = room.seatBots({ choose: () => game.bots['random']! });
    await room.clock.advance(5 * SECOND);
    const { entries } = room;
    bench.close();
    expect(room.host.guests).toBe(0);
    await room.clock.advance(MINUTE);
    expect(room.entries).toEqual(entries);
  });

  test('of two servers: each bot moves once', async () => {
    const game = await gameOf('nicht-die-bohne');
    const plan = planOf(game, { seats: 3, people: [], mode: 'online', options: { rounds: '1' } });
    const room = await Room.open(plan);
    const other = await Room.open(plan, room.store, room.clock);
    for (const one of [room, other]) one.seatBots({ choose: () => game.bots['random']! });
    for (let i = 0; i < 2000 && !(room.isOver && other.isOver); i++) {
      await room.clock.next();
      await room.host.refresh();
      await other.host.refresh();
    }
    expect(room.lines).toEqual(other.lines);
    expect(replayed(plan, room.lines)).toEqual(room.lines);
    const bys = room.store.all(plan.sheet.id).flatMap(({ by }) => by ?? []);
    expect(new Set(bys).size).toBe(bys.length);
  });

  test('a bot that meets a pause nobody had told it of plays on after it', async () => {
    const { room, guests } = await beans([1, 2]);
    // The pause is kept, and the host learns of it by itself, just before the bot wants to move.
    room.store.faults.push(undefined, undefined, 'answer-lost');
    for (const seat of [1, 2]) await guests[seat]!.vote('pause');
    expect(room.entries.at(-1)).toBe('paused');
    await room.clock.advance(700);
    expect(room.host.company.isPaused).toBe(true);
    await guests[1]!.resume();
    await room.clock.advance(MINUTE);
    expect(room.host.log.steps).toBe(2);
  });

  test('two bots in a row, a pause and a person: only who is asked moves', async () => {
    const { room, guests } = await onlineTable('whisper', { seats: 4, people: [0, 2] });
    await room.clock.advance(5 * SECOND);
    expect(guests[0]!.waiting.chosen).toEqual([1, 3]);
    await guests[0]!.move('bid 0');
    await guests[2]!.move('bid 0');
    await until(room, () => room.host.log.pending.kind !== 'open');
    expect(room.host.log.pending.kind).toBe('turn');
    expect(room.clock.now()).toBeGreaterThan(NOON);
  });

  test('a whole game where people come and go', async () => {
    const game = await gameOf('chicoree');
    const plan = planOf(game, { seats: 3, mode: 'online' });
    const room = await Room.open(plan);
    room.seatBots({ choose: () => game.bots['habitue']! });
    const guests = seatsOf(plan).map((seat) => room.guest({ seats: [seat] }));
    for (const guest of guests) guest.leave('left');
    const here = room.guest({ seats: [0] });
    for (let i = 0; i < 5000 && !room.isOver; i++) {
      for (const who of [1, 2]) await here.standIn(who);
      if (i % 50 === 0) {
        const back = room.guest({ seats: [1] });
        await settled();
        expect([...room.host.company.standIns.keys()]).not.toContain(1);
        back.leave('left');
      }
      if (i % 3 === 0 && room.host.awaited.includes(0)) await here.move(legalMove(game, room, 0));
      await room.clock.advance(SECOND);
    }
    expect(replayed(plan, room.lines)).toEqual(room.lines);
  });
});
