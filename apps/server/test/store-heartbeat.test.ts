// How servers find out since when nobody was there, and since when they are there themselves.

import { SenseOfTime, type RawTime, type Timer } from '@tablee/table';
import { describe, expect, it } from 'vitest';
import { StoreError, type Database } from '../src/store/database.ts';
import { Heartbeat, SILENT_MS } from '../src/store/heartbeat.ts';
import { SqlRoomStore } from '../src/store/room-store.ts';
import { document, KINDS, openDatabaseHouse, SECRET, timeOf, within } from './store-house.ts';

const HOUR = 3_600_000;

/** A machine that sleeps when it is told to: no timer ever rings, whoever asks first notices. */
class Machine implements RawTime {
  readonly #start: number;
  steadily = 0;
  set = 0;

  constructor(start: number) {
    this.#start = start;
  }

  wall(): number {
    return this.#start + this.steadily + this.set;
  }

  steady(): number {
    return this.steadily;
  }

  after(): Timer {
    return { cancel: () => undefined };
  }
}

// A file has one server at a time: whoever starts on it was not there before.
it('the heartbeats of several servers find since when none of them was there', () =>
  within(openDatabaseHouse('PostgreSQL'), async (database, other) => {
    const start = 1_000_000;
    let now = start;
    const clock = (): number => now;
    const first = await Heartbeat.start(database, 'a', timeOf(clock));
    expect(first.outages.all).toEqual([]);
    expect(first.isWell).toBe(true);
    now += SILENT_MS;
    const second = await Heartbeat.start(other, 'b', timeOf(clock));
    expect(second.outages.all).toEqual([]);
    now += 1000;
    await second.close();
    await first.close();
    // Nobody is there, and then two start at once.
    now += 60_000;
    const outage = { since: start + SILENT_MS + 1000, until: now };
    const both = await Promise.all(
      ['c', 'd'].map((node) => Heartbeat.start(other, node, timeOf(clock))),
    );
    for (const one of both) expect(one.outages.all).toEqual([outage]);
    now += 3000;
    const late = await Heartbeat.start(database, 'e', timeOf(clock));
    expect(late.outages.all).toEqual([outage]);
    for (const one of [...both, late]) await one.close();
  }));

it.each(KINDS)(
  'a wall that was set back while nobody was there: people are waited for on %s',
  (kind) =>
    within(openDatabaseHouse(kind), async (database, other) => {
      const start = 10 * HOUR;
      let now = start;
      const clock = (): number => now;
      const first = await Heartbeat.start(database, 'a', timeOf(clock));
      now += 1000;
      await first.close();
      now -= HOUR;
      // It goes on where time stood still: that is no outage, but nobody could be heard either.
      const again = await Heartbeat.start(other, 'a', timeOf(clock));
      expect(again.awakeSince).toBe(start + 1000);
      await again.close();
    }),
);

it('a server that was frozen while another one served finds no outage, but that it slept', () =>
  within(openDatabaseHouse('PostgreSQL'), async (database, other) => {
    const machine = new Machine(1_000_000);
    const time = new SenseOfTime(machine);
    const theirs = await Heartbeat.start(
      other,
      'b',
      timeOf(() => machine.wall()),
    );
    const ours = await Heartbeat.start(database, 'a', time);
    time.after(60_000, () => undefined);
    for (let i = 0; i < 6; i++) {
      machine.steadily += 2000;
      await theirs.beat();
    }
    const woke = time.now();
    expect(ours.awakeSince).toBe(woke);
    await ours.beat();
    expect(ours.outages.all).toEqual([]);
    expect(ours.awakeSince).toBe(woke);
    await ours.close();
    await theirs.close();
    expect(await database.query('select since from outages')).toEqual([]);
  }));

it.each([13_000, 4000])(
  'servers that slept together for %i ms: each knows it before it counts',
  (slept) =>
    within(openDatabaseHouse('PostgreSQL'), async (database, other) => {
      const start = 1_000_000;
      const machines = [new Machine(start), new Machine(start)];
      const times = machines.map((machine) => new SenseOfTime(machine));
      const ours = await Heartbeat.start(database, 'a', times[0]!);
      const theirs = await Heartbeat.start(other, 'b', times[1]!);
      // Each has heard of the other.
      await ours.beat();
      for (const time of times) time.after(60_000, () => undefined);
      for (const machine of machines) machine.steadily += slept;
      const outage = { since: start, until: start + slept };
      await ours.known();
      expect(ours.outages.all).toEqual([outage]);
      // Who wakes later finds a server that is there, and what it has written down.
      await theirs.known();
      expect(theirs.outages.all).toEqual([outage]);
      await ours.close();
      await theirs.close();
    }),
);

describe.each(KINDS)('the heartbeat in %s', (kind) => {
  const start = 1_000_000;

  it('finds that the only server was started again, however quickly', () =>
    within(openDatabaseHouse(kind), async (database) => {
      let now = start;
      const clock = (): number => now;
      const before = await Heartbeat.start(database, 'a', timeOf(clock));
      await before.close();
      now += 500;
      const after = await Heartbeat.start(database, 'a', timeOf(clock));
      expect(after.outages.all).toEqual([{ since: start, until: now }]);
      now += 500;
      await after.beat();
      expect(after.outages.all).toHaveLength(1);
      await after.close();
    }));

  it('finds also that this server itself stood still, and nobody else was there', () =>
    within(openDatabaseHouse(kind), async (database) => {
      let now = start;
      const heartbeat = await Heartbeat.start(
        database,
        'a',
        timeOf(() => now),
      );
      now += SILENT_MS + 1;
      expect(heartbeat.isWell).toBe(false);
      await heartbeat.beat();
      expect(heartbeat.isWell).toBe(true);
      expect(heartbeat.outages.all).toEqual([{ since: start, until: now }]);
      await heartbeat.close();
    }));

  it('knows that it was asleep before the next beat, and writes it down', () =>
    within(openDatabaseHouse(kind), async (database) => {
      const machine = new Machine(start);
      const time = new SenseOfTime(machine);
      const heartbeat = await Heartbeat.start(database, 'a', time);
      let woken = 0;
      heartbeat.onWake(() => (woken += 1));
      time.after(60_000, () => undefined);
      machine.steadily += 4000;
      const gap = { since: start, until: time.now() };
      // Whoever moves now must not pay for it.
      expect(heartbeat.outages.all).toEqual([gap]);
      expect(heartbeat.awakeSince).toBe(gap.until);
      expect(woken).toBe(1);
      await heartbeat.close();
      const rows = await database.query('select since, until from outages');
      expect(rows.map((row) => Number(row['until']))).toEqual([gap.until]);
    }));

  it('a clock set forward is an outage, one set back is not, and the time never goes back', () =>
    within(openDatabaseHouse(kind), async (database) => {
      const machine = new Machine(start);
      const time = new SenseOfTime(machine);
      const heartbeat = await Heartbeat.start(database, 'a', time);
      machine.set += HOUR;
      expect(time.now()).toBe(start + HOUR);
      expect(heartbeat.outages.all).toEqual([{ since: start, until: start + HOUR }]);
      await heartbeat.beat();
      machine.set -= 2 * HOUR;
      machine.steadily += 1000;
      await heartbeat.beat();
      expect(heartbeat.isWell).toBe(true);
      expect(heartbeat.outages.all).toHaveLength(1);
      expect(time.now()).toBeGreaterThan(start + HOUR);
      await heartbeat.close();
      // Also for who starts afterwards: it goes on from the last sign of life.
      const later = new SenseOfTime(new Machine(start - HOUR));
      const next = await Heartbeat.start(database, 'a', later);
      expect(later.now()).toBeGreaterThan(start + HOUR);
      expect(next.outages.all).toEqual([{ since: start, until: start + HOUR }]);
      await next.close();
    }));

  it('is not awake while the database does not answer, and awake from then on', () =>
    within(openDatabaseHouse(kind), async (database) => {
      let now = start;
      let isAway = false;
      const query: Database['query'] = (...asked) =>
        isAway ? Promise.reject(new Error('away')) : database.query(...asked);
      const away = { kind: database.kind, query } as Database;
      const heartbeat = await Heartbeat.start(
        away,
        'a',
        timeOf(() => now),
      );
      isAway = true;
      for (let i = 0; i < 3; i++) {
        expect(heartbeat.awakeSince).toBe(-Infinity);
        now += 2000;
        await expect(heartbeat.beat()).rejects.toThrow('away');
      }
      await heartbeat.known();
      now += 1;
      expect(heartbeat.awakeSince).toBe(now);
      // Whoever counted time now would count what was nobody's.
      await expect(heartbeat.known()).rejects.toThrow(StoreError);
      isAway = false;
      await heartbeat.known();
      expect(heartbeat.outages.all).toEqual([{ since: start, until: now }]);
      const back = now;
      now += 2000;
      expect(heartbeat.awakeSince).toBe(back);
      await heartbeat.close();
    }));

  it('forgets outages that no table in play can need, and only those', () =>
    within(openDatabaseHouse(kind), async (database) => {
      const rooms = new SqlRoomStore(database);
      const long = (days: number): number => start + days * 24 * HOUR;
      for (const days of [1, 2, 3, 4])
        await database.query('insert into outages (since, until) values ($1, $2)', [
          long(days),
          long(days) + 60_000,
        ]);
      const kept = async (): Promise<unknown> =>
        (await database.query('select since from outages order by since')).map((row) =>
          Number(row['since']),
        );
      await rooms.create(document('old', { state: 'over', created: long(0) }), SECRET, null);
      await rooms.create(document('new', { state: 'playing', created: long(2.5) }), SECRET, null);
      let now = long(9);
      const heartbeat = await Heartbeat.start(
        database,
        'a',
        timeOf(() => now),
      );
      expect(heartbeat.outages.all.map(({ since }) => since)).toEqual([long(3), long(4)]);
      expect(await kept()).toEqual([long(3), long(4)]);
      await rooms.remove('new');
      now += HOUR;
      await heartbeat.beat();
      expect(await kept()).toEqual([now - HOUR]);
      await heartbeat.close();
    }));

  it('tells who else is there, and forgets who has long been gone', () =>
    within(openDatabaseHouse(kind), async (database) => {
      await database.query(`insert into nodes (id, seen) values ('old', 5), ('new', $1)`, [start]);
      const heartbeat = await Heartbeat.start(
        database,
        'a',
        timeOf(() => start + 86_400_001 - 100),
      );
      const told: unknown[] = [];
      heartbeat.onBeat((nodes) => told.push(nodes.map(({ id }) => id).sort()));
      await heartbeat.beat();
      expect(told).toEqual([['a', 'new']]);
      await heartbeat.close();
    }));

  it('says that the database does not answer, and goes on', () =>
    within(openDatabaseHouse(kind), async (database) => {
      const heartbeat = await Heartbeat.start(database, 'a', timeOf(Date.now));
      await database.close();
      await heartbeat.close();
      expect(heartbeat.isWell).toBe(false);
      expect(heartbeat.trouble).toBeInstanceOf(Error);
    }));
});
