// The clocks of a table online: whose time runs, what is left, what happens when it is up, and that
// all of it follows from the log, the time of day and the outages alone.
import { rngFor, type Seat } from '@tablee/kit';
import type { ClockPlan } from '@tablee/wire';
import { describe, expect, test } from 'vitest';

import { settled } from '../testing/hand-clock.ts';
import { GRACE_MS, Outages, type Outage } from '../src/index.ts';
import {
  clockOf,
  legalMove,
  MINUTE,
  moveAll,
  NOON,
  onlineTable,
  SECOND,
  until,
  type OnlineTable,
  type OnlineWish,
} from './online-setting.ts';
import { ALL_IDS, freshSeed, Room, seatsOf } from './table-setting.ts';

const LIVE: ClockPlan = { kind: 'live', bank: 60, move: 10 };
const FULL = { bank: MINUTE, move: 10 * SECOND };

/** A bean table at the first lead: seat 0's turn. */
const beans = (wish: Partial<OnlineWish> = {}) =>
  onlineTable('nicht-die-bohne', { seats: 3, clock: LIVE, ...wish });

/** Everyone but this seat moves until the table waits for it alone. */
async function othersMove(table: OnlineTable, seat: Seat): Promise<void> {
  const { game, room, guests } = table;
  for (let i = 0; i < 20; i++) {
    const others = room.host.awaited.filter((one) => one !== seat);
    if (others.length === 0) return;
    for (const other of others) await guests[other]!.move(legalMove(game, room, other));
  }
}

const flags = (room: Room): readonly string[] =>
  room.entries.filter((text) => /^(flag|stand-in|back)/.test(text));

describe('whose time runs', () => {
  test('only that of the seat whose turn it is: first its move’s, then its bank’s', async () => {
    const { game, room, guests } = await beans();
    expect(clockOf(room, 0)).toEqual({ ...FULL, isRunning: true });
    expect(clockOf(room, 1)).toEqual({ ...FULL, isRunning: false });
    await room.clock.advance(4 * SECOND);
    expect(clockOf(room, 0)).toEqual({ bank: MINUTE, move: 6 * SECOND, isRunning: true });
    await room.clock.advance(10 * SECOND);
    expect(clockOf(room, 0)).toEqual({ bank: 56 * SECOND, move: 0, isRunning: true });
    await guests[0]!.move(legalMove(game, room, 0));
    expect(clockOf(room, 0)).toEqual({
      bank: 56 * SECOND,
      move: 10 * SECOND,
      isRunning: false,
    });
    for (const seat of [1, 2]) expect(clockOf(room, seat)).toEqual({ ...FULL, isRunning: true });
  });

  test('a quick move gives nothing back', async () => {
    const table = await beans();
    for (let i = 0; i < 12; i++) {
      await table.room.clock.advance(9 * SECOND);
      await moveAll(table);
    }
    for (const seat of [0, 1, 2]) expect(clockOf(table.room, seat)).toMatchObject(FULL);
  });

  test('everyone is told with every step, the same', async () => {
    const { game, room, guests } = await beans();
    const watcher = room.guest({ seats: [] });
    await room.clock.advance(12 * SECOND);
    await guests[0]!.move(legalMove(game, room, 0));
    for (const guest of [...guests, watcher]) {
      expect(guest.people).toEqual(room.host.people);
      expect(guest.people.seats[0]!.clock).toEqual({
        bank: 58 * SECOND,
        move: 10 * SECOND,
        isRunning: false,
      });
    }
  });

  test('a server that reads on late shows nobody as thinking all that while', async () => {
    const table = await beans({ bench: false });
    const { room } = table;
    const other = await Room.open(room.plan, room.store, room.clock, { name: 'other' });
    const watcher = other.guest({ seats: [] });
    for (let i = 0; i < 6; i++) {
      await room.clock.advance(SECOND);
      await moveAll(table);
    }
    await room.clock.advance(9 * SECOND);
    await moveAll(table);
    await room.clock.advance(8 * SECOND);
    const before = watcher.reports.length;
    await other.host.refresh();
    const shown = watcher.reports.slice(before).flatMap((report) => {
      if (report.kind !== 'people') return [];
      return report.people.seats.map(({ clock }) => clock!.bank);
    });
    expect(shown).toEqual([MINUTE, MINUTE, MINUTE]);
    const last = watcher.people.seats.map(({ clock }) => clock);
    expect(last).toEqual([0, 1, 2].map((seat) => clockOf(room, seat)));
  });

  test('bots have no clock, and a table without one has none', async () => {
    const { room } = await beans({ people: [0, 2] });
    expect(room.host.people.seats.map(({ clock }) => clock !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
    const { room: free } = await onlineTable('nicht-die-bohne', { seats: 3 });
    for (const { clock } of free.host.people.seats) expect(clock).toBeUndefined();
    await free.clock.advance(30 * 24 * 60 * MINUTE);
    expect(flags(free)).toEqual([]);
  });

  test('nobody’s in an open window, however long it is', async () => {
    const { room, guests } = await onlineTable('whisper', { seats: 2, clock: LIVE });
    await room.clock.advance(3 * SECOND);
    await guests[0]!.move('bid 0');
    await guests[1]!.move('bid 0');
    expect(room.host.log.pending.kind).toBe('open');
    for (let bid = 1; bid <= 4; bid++) {
      for (const seat of [0, 1]) expect(clockOf(room, seat).isRunning).toBe(false);
      await room.clock.advance(2999);
      await guests[bid % 2]!.move(`bid ${bid}`);
    }
    await room.clock.advance(3 * SECOND);
    expect(room.host.log.pending).toMatchObject({ kind: 'turn', seat: 0 });
    expect(clockOf(room, 0)).toEqual({ ...FULL, isRunning: true });
    expect(clockOf(room, 1)).toEqual({ ...FULL, isRunning: false });
  });

  test('nobody’s once the game is over', async () => {
    const { room, guests } = await onlineTable('whisper', { seats: 2, clock: LIVE });
    await guests[0]!.move('bid 0');
    await guests[1]!.move('bid 0');
    await room.clock.advance(3 * SECOND);
    await guests[0]!.move('name ace');
    for (const seat of [0, 1]) expect(clockOf(room, seat).isRunning).toBe(false);
    await room.clock.advance(60 * MINUTE);
    expect(flags(room)).toEqual([]);
  });
});

describe('a sealed phase', () => {
  test('one’s own choice stops one’s own clock, and nobody else’s', async () => {
    const { room, guests } = await onlineTable('whisper', { seats: 3, clock: LIVE });
    await room.clock.advance(3 * SECOND);
    await guests[1]!.move('bid 1');
    await room.clock.advance(20 * SECOND);
    expect(clockOf(room, 1)).toEqual({ bank: MINUTE, move: 7 * SECOND, isRunning: false });
    for (const seat of [0, 2])
      expect(clockOf(room, seat)).toEqual({ bank: 47 * SECOND, move: 0, isRunning: true });
  });

  test('withdrawing gives no free time, however often', async () => {
    const { room, guests } = await onlineTable('whisper', { seats: 2, clock: LIVE });
    for (let i = 1; i <= 4; i++) {
      await room.clock.advance(3 * SECOND);
      await guests[0]!.move('bid 1');
      await room.clock.advance(MINUTE / 10);
      expect(await guests[0]!.undo()).toBeUndefined();
    }
    // Twelve seconds of thinking; what passed while the choice lay there does not count.
    expect(clockOf(room, 0)).toEqual({ bank: 58 * SECOND, move: 0, isRunning: true });
    await room.clock.advance(58 * SECOND);
    expect(room.entries).toContain('flag 0');
  });

  test('changing one’s mind changes no clock', async () => {
    const { room, guests } = await onlineTable('whisper', { seats: 2, clock: LIVE });
    await room.clock.advance(3 * SECOND);
    await guests[0]!.move('bid 1');
    await room.clock.advance(30 * SECOND);
    await guests[0]!.move('bid 2');
    expect(clockOf(room, 0)).toEqual({ bank: MINUTE, move: 7 * SECOND, isRunning: false });
  });
});

describe('when the time is up', () => {
  test('a bot makes this one move, and the seat stays its owner’s', async () => {
    const table = await beans();
    const { game, room, guests } = table;
    await room.clock.advance(70 * SECOND - 1);
    expect(flags(room)).toEqual([]);
    await room.clock.advance(1);
    expect(flags(room)).toEqual(['flag 0']);
    expect(room.host.people.seats[0]).toMatchObject({ standIn: 'flag', presence: 'here' });
    for (const guest of guests) expect(guest.notes).toEqual([{ step: 1, kind: 'flag', seat: 0 }]);
    await room.clock.advance(SECOND);
    expect(room.host.log.steps).toBe(2);
    expect(room.host.people.seats[0]!.standIn).toBeUndefined();
    expect([...room.host.company.standIns.keys()]).toEqual([]);
    // Its owner plays on, with an empty bank and each move's own time.
    await othersMove(table, 0);
    expect(clockOf(room, 0)).toEqual({ bank: 0, move: 10 * SECOND, isRunning: true });
    expect(await guests[0]!.move(legalMove(game, room, 0))).toBeUndefined();
    expect(flags(room)).toEqual(['flag 0']);
  });

  test('its owner may still make it, before the bot does', async () => {
    const { game, room, guests } = await beans();
    await room.clock.advance(70 * SECOND);
    expect(flags(room)).toEqual(['flag 0']);
    expect(await guests[0]!.move(legalMove(game, room, 0, 1))).toBeUndefined();
    const { steps } = room.host.log;
    await room.clock.advance(5 * SECOND);
    expect(room.host.log.steps).toBe(steps);
  });

  test('a second time in a row: the bot stays until the owner is back', async () => {
    const { room } = await onlineTable('pas-de-bras', { seats: 3, clock: LIVE, people: [0] });
    await room.clock.advance(70 * SECOND);
    await until(room, () => flags(room).length > 1);
    expect(flags(room)).toEqual(['flag 0', 'flag 0', 'stand-in 0 got-up']);
    expect(room.host.people.seats[0]).toMatchObject({ standIn: 'sits' });
    expect(clockOf(room, 0).isRunning).toBe(false);
    await room.clock.advance(10 * MINUTE);
    expect(flags(room)).toHaveLength(3);
    expect(room.host.log.steps).toBeGreaterThan(20);
  });

  test('a move of one’s own in between, and it is the first time again', async () => {
    const table = await beans({ clock: { kind: 'live', bank: 0, move: 10 } });
    const { game, room, guests } = table;
    for (let i = 1; i <= 3; i++) {
      await othersMove(table, 0);
      await room.clock.advance(11 * SECOND);
      expect(flags(room)).toEqual(new Array<string>(i).fill('flag 0'));
      await othersMove(table, 0);
      expect(await guests[0]!.move(legalMove(game, room, 0))).toBeUndefined();
    }
    expect([...room.host.company.standIns.keys()]).toEqual([]);
  });

  test.each(['comes', 'asks'] as const)('back on return, who %s for it', async (how) => {
    const clock: ClockPlan = { kind: 'live', bank: 0, move: 10 };
    const { room, guests } = await onlineTable('pas-de-bras', { seats: 3, clock, people: [0] });
    await until(room, () => room.entries.includes('stand-in 0 got-up'));
    if (how === 'asks') expect(await guests[0]!.takeBack()).toBeUndefined();
    else {
      guests[0]!.leave();
      room.guest({ seats: [0] });
      await settled();
    }
    expect(room.entries.at(-1)).toBe('back 0');
    expect([...room.host.company.standIns.keys()]).toEqual([]);
    expect(clockOf(room, 0)).toMatchObject({ isRunning: true });
    // The time for this one move was up; from the next one on the seat is played by its owner.
    const { steps } = room.host.log;
    await until(room, () => room.host.log.steps > steps && room.host.awaited.includes(0));
    expect(clockOf(room, 0)).toEqual({ bank: 0, move: 10 * SECOND, isRunning: true });
    await room.clock.advance(10 * SECOND - 1);
    expect([...room.host.company.standIns.keys()]).toEqual([]);
  });

  test('several at once in a sealed phase: each gets its one move', async () => {
    const { room, guests } = await onlineTable('whisper', { seats: 4, clock: LIVE });
    await guests[2]!.move('bid 2');
    await room.clock.advance(70 * SECOND);
    expect(flags(room)).toEqual(['flag 0', 'flag 1', 'flag 3']);
    await room.clock.advance(SECOND);
    expect(room.lines.at(-1)).toMatch(/^sealed 0 bid \d ; 1 bid \d ; 2 bid 2 ; 3 bid \d$/);
  });

  test('the table says when that will be', async () => {
    const { room } = await beans();
    expect(room.host.due).toBe(NOON + 70 * SECOND);
    await room.clock.advance(30 * SECOND);
    expect(room.host.due).toBe(NOON + 70 * SECOND);
  });

  test('a store that fails is not hammered', async () => {
    const { room } = await beans();
    await room.clock.advance(69 * SECOND);
    let appends = 0;
    let isDown = true;
    room.store.onAppend = () => {
      appends += 1;
      // Whatever tries this often within ten seconds will not stop by itself.
      if (isDown && appends < 1000) throw new Error('the disk is full');
    };
    await room.clock.advance(11 * SECOND);
    expect(appends).toBeLessThan(40);
    isDown = false;
    await room.clock.advance(5 * SECOND);
    expect(flags(room)).toEqual(['flag 0']);
  });
});

describe('by correspondence', () => {
  const DAYS: ClockPlan = { kind: 'correspondence', move: 86_400 };
  const DAY = 86_400 * SECOND;

  test('every move has its time, and there is no bank', async () => {
    const { game, room, guests } = await beans({ clock: DAYS });
    expect(clockOf(room, 0)).toEqual({ bank: 0, move: DAY, isRunning: true });
    await room.clock.advance(DAY - 1);
    expect(flags(room)).toEqual([]);
    expect(await guests[0]!.move(legalMove(game, room, 0))).toBeUndefined();
    for (const seat of [1, 2])
      expect(clockOf(room, seat)).toEqual({ bank: 0, move: DAY, isRunning: true });
    await room.clock.advance(DAY - 1);
    expect(flags(room)).toEqual([]);
    await room.clock.advance(1);
    expect(flags(room)).toEqual(['flag 1', 'flag 2']);
  });

  test('also when nobody has the table open then: whoever opens it finds it', async () => {
    const { room } = await beans({ clock: DAYS, here: [] });
    room.close();
    await room.clock.advance(3 * DAY);
    await room.reopen({ outages: new Outages() });
    await room.clock.advance(SECOND);
    expect(flags(room)).toEqual(['flag 0']);
    expect(room.host.log.steps).toBe(2);
  });
});

describe('a pause by agreement', () => {
  test('stops all clocks, and they go on where they were', async () => {
    const { room, guests } = await beans();
    await room.clock.advance(15 * SECOND);
    for (const guest of guests) await guest.vote('pause');
    const before = clockOf(room, 0);
    expect(before).toEqual({ bank: 55 * SECOND, move: 0, isRunning: false });
    await room.clock.advance(24 * 60 * MINUTE);
    expect(flags(room)).toEqual([]);
    expect(clockOf(room, 0)).toEqual(before);
    expect(room.host.due).toBeNull();
    expect(await guests[1]!.resume()).toBeUndefined();
    expect(clockOf(room, 0)).toEqual({ ...before, isRunning: true });
    await room.clock.advance(55 * SECOND - 1);
    expect(flags(room)).toEqual([]);
    await room.clock.advance(1);
    expect(flags(room)).toEqual(['flag 0']);
  });
});

describe('an outage', () => {
  test('does not count, nor do the seconds of grace after it', async () => {
    const { room } = await beans();
    await room.clock.advance(5 * SECOND);
    room.close();
    await room.clock.advance(10 * MINUTE);
    const outages: Outage[] = [{ since: NOON + 5 * SECOND, until: NOON + 605 * SECOND }];
    await room.reopen({ outages: new Outages(outages) });
    expect(clockOf(room, 0)).toEqual({ bank: MINUTE, move: 5 * SECOND, isRunning: true });
    await room.clock.advance(GRACE_MS);
    expect(clockOf(room, 0)).toEqual({ bank: MINUTE, move: 5 * SECOND, isRunning: true });
    await room.clock.advance(8 * SECOND);
    expect(clockOf(room, 0)).toEqual({ bank: 57 * SECOND, move: 0, isRunning: true });
    expect(room.host.due).toBe(NOON + 605 * SECOND + GRACE_MS + 65 * SECOND);
    await room.clock.advance(57 * SECOND);
    expect(flags(room)).toEqual(['flag 0']);
  });

  test('of before somebody was asked costs or gives them nothing', async () => {
    const outages: Outage[] = [{ since: NOON - 5 * MINUTE, until: NOON - MINUTE }];
    const { room } = await beans({ extras: { outages: new Outages(outages) } });
    await room.clock.advance(14 * SECOND);
    expect(clockOf(room, 0)).toEqual({ bank: 56 * SECOND, move: 0, isRunning: true });
  });

  test('an open window opens again in full', async () => {
    const { room, guests } = await onlineTable('whisper', { seats: 2, clock: LIVE });
    for (const guest of guests) await guest.move('bid 0');
    await room.clock.advance(SECOND);
    room.close();
    await room.clock.advance(MINUTE);
    await room.reopen({
      outages: new Outages([{ since: NOON + SECOND, until: NOON + 61 * SECOND }]),
    });
    expect(room.guest({ seats: [1] }).waiting.bell).toEqual({ left: 3000, of: 3000 });
  });
});

describe('another host', () => {
  test.each(ALL_IDS)('%s: has the same numbers, from the log alone', async (id) => {
    const seed = freshSeed();
    const rng = rngFor(seed, 'clocks');
    const table = await onlineTable(id, { seats: 3, seed, clock: LIVE, bench: true });
    const { room, guests, game } = table;
    const other = await Room.open(room.plan, room.store, room.clock, { outages: new Outages() });
    for (let i = 0; i < 60 && !room.isOver; i++) {
      await room.clock.advance(rng.below(12) * SECOND + rng.below(1000));
      const seat = rng.below(3);
      if (rng.below(8) === 0) await guests[seat]!.undo();
      else if (room.host.awaited.includes(seat))
        await guests[seat]!.move(legalMove(game, room, seat));
      else await guests[seat]!.order('pick name ace').catch(() => undefined);
      await other.host.refresh();
      const third = await Room.open(room.plan, room.store, room.clock, { outages: new Outages() });
      for (const one of seatsOf(room.plan)) {
        expect(clockOf(other, one), `seed ${seed}`).toEqual(clockOf(room, one));
        expect(clockOf(third, one), `seed ${seed}`).toEqual(clockOf(room, one));
      }
      third.close();
    }
    other.close();
  });

  test('that waits as well does not write the flag twice', async () => {
    const { room } = await beans();
    const other = await Room.open(room.plan, room.store, room.clock, { outages: new Outages() });
    await room.clock.advance(70 * SECOND + 100);
    expect(flags(room)).toEqual(['flag 0']);
    expect([...other.host.company.standIns.keys()]).toEqual([0]);
  });
});
