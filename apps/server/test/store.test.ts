// What both databases promise alike: logs that cannot fork, documents that change one at a time,
// talk without gaps, transactions that hold.

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SqlChatStore } from '../src/store/chat-store.ts';
import { StoreError, type Database } from '../src/store/database.ts';
import { GroupLogStore } from '../src/store/log-store.ts';
import type { PostgresDatabase } from '../src/store/postgres.ts';
import { SqlRoomStore } from '../src/store/room-store.ts';
import { SqliteDatabase } from '../src/store/sqlite.ts';
import {
  document,
  EMPTY,
  KINDS,
  openDatabaseHouse,
  person,
  SECRET,
  type DatabaseHouse,
} from './store-house.ts';

let house: DatabaseHouse;
let database: Database;
/** Another server's. */
let other: Database;
let count = 0;
/** A new name, so that no test sees another's table. */
const fresh = (): string => `table${(count += 1)}`;

const open = (kind: string): void => {
  beforeAll(async () => {
    house = await openDatabaseHouse(kind);
    database = await house.connect();
    other = await house.connect();
  });
  afterAll(() => house.close());
};

const number = async (sql: string, ...values: string[]): Promise<unknown> =>
  (await database.query(sql, values))[0]?.['n'];

describe.each(KINDS)('the log in %s', (kind) => {
  open(kind);
  let logs: GroupLogStore;
  let rooms: SqlRoomStore;
  const table = async (): Promise<string> => {
    const id = fresh();
    await rooms.create(document(id), SECRET, null);
    return id;
  };
  beforeEach(() => {
    logs = new GroupLogStore(database);
    rooms = new SqlRoomStore(database);
  });

  it('keeps entries in order, with who and when', async () => {
    const id = await table();
    const first = { text: 'deal "a" {b}, \\c', by: 'c1', at: 5_000_000_000_000 };
    expect(await logs.append(id, 0, [first, { text: 'x', at: 2 }])).toBe(true);
    expect(await logs.append(id, 2, [{ text: 'é\nz', at: 3 }])).toBe(true);
    expect(await logs.entries(id)).toEqual([first, { text: 'x', at: 2 }, { text: 'é\nz', at: 3 }]);
    expect(await logs.entries(id, 2)).toEqual([{ text: 'é\nz', at: 3 }]);
    expect(await logs.entries(id, 3)).toEqual([]);
    expect(await rooms.find(id)).toMatchObject({ length: 3, revision: 0 });
  });

  it('says of many tables at once how far they are', async () => {
    const [one, two] = [await table(), await table()];
    await logs.append(one, 0, [{ text: 'a' }, { text: 'b' }]);
    await rooms.change(two, 0, document(two));
    const marks = await rooms.marks([one, 'nowhere', two]);
    expect(marks.get(one)).toEqual({ revision: 0, length: 2 });
    expect(marks.get(two)).toEqual({ revision: 1, length: 0 });
    expect(marks.size).toBe(2);
    expect((await rooms.marks([])).size).toBe(0);
  });

  it('says when, for entries that do not', async () => {
    const id = await table();
    await new GroupLogStore(database, () => 4711).append(id, 0, [{ text: 'a' }]);
    expect(await logs.entries(id)).toEqual([{ text: 'a', at: 4711 }]);
  });

  it('asks for a look at the table a minute after its last entry', async () => {
    const id = await table();
    await logs.append(id, 0, [{ text: 'a', at: 20_000 }]);
    expect(await rooms.due(79_999, 1000)).not.toContain(id);
    expect(await rooms.due(80_000, 1000)).toContain(id);
    expect((await rooms.find(id))?.document.touched).toBe(20_000);
  });

  it('lets the time of a look, and of the last touch, stay behind a little', async () => {
    const id = await table();
    const touched = async (): Promise<unknown> => (await rooms.find(id))?.document.touched;
    await logs.append(id, 0, [{ text: 'a', at: 100_000 }]);
    await logs.append(id, 1, [{ text: 'b', at: 110_000 }]);
    expect(await touched()).toBe(100_000);
    expect(await rooms.due(160_000, 1000)).toContain(id);
    await logs.append(id, 2, [{ text: 'c', at: 110_001 }]);
    expect(await touched()).toBe(110_001);
    expect(await rooms.due(170_000, 1000)).not.toContain(id);
    // What nobody may know of does not show, but the table is looked at all the same.
    await logs.append(id, 3, [{ text: 'choice 1 x', at: 150_000 }]);
    expect(await touched()).toBe(110_001);
    expect(await rooms.due(209_999, 1000)).not.toContain(id);
    expect(await rooms.due(210_000, 1000)).toContain(id);
    await logs.append(id, 4, [
      { text: 'rules 2', at: 150_500 },
      { text: 'order 1 pick x', at: 150_500 },
    ]);
    expect(await touched()).toBe(110_001);
    // However far away the next look was, it is soon again.
    await rooms.note(id, 9_000_000, [], 0);
    await logs.append(id, 6, [{ text: 'choice 2 x', at: 151_000 }]);
    expect(await rooms.due(211_000, 1000)).toContain(id);
  });

  it('refuses whoever saw another length, and keeps nothing of theirs', async () => {
    const id = await table();
    await logs.append(id, 0, [
      { text: 'a', at: 1 },
      { text: 'b', at: 1 },
    ]);
    for (const at of [0, 1, 3, 99])
      expect(await logs.append(id, at, [{ text: 'late' }]), String(at)).toBe(false);
    expect(await logs.append('nowhere', 0, [{ text: 'x' }])).toBe(false);
    expect(await logs.append('nowhere', 0, [])).toBe(false);
    expect(await logs.entries(id)).toHaveLength(2);
    expect(await logs.entries('nowhere')).toEqual([]);
    expect(await logs.append(id, 2, [])).toBe(true);
    expect(await logs.append(id, 1, [])).toBe(false);
  });

  it('writes everything of one moment together', async () => {
    const ids = await Promise.all(Array.from({ length: 40 }, table));
    const spy =
      database instanceof SqliteDatabase
        ? vi.spyOn(database, 'atOnce')
        : vi.spyOn(database as PostgresDatabase, 'prepared');
    const kept = await Promise.all(
      ids.map((id, index) => logs.append(id, index % 3 === 0 ? 1 : 0, [{ text: id, at: index }])),
    );
    expect(spy).toHaveBeenCalledTimes(1);
    spy.mockRestore();
    expect(kept).toEqual(ids.map((_, index) => index % 3 !== 0));
    for (const [index, id] of ids.entries())
      expect(await logs.entries(id)).toEqual(index % 3 === 0 ? [] : [{ text: id, at: index }]);
  });

  it('takes several of one table one after the other', async () => {
    const id = await table();
    const kept = await Promise.all(
      [0, 1, 1, 2, 2, 5].map((at, index) => logs.append(id, at, [{ text: `${index}`, at }])),
    );
    expect(kept).toEqual([true, true, false, true, false, false]);
    expect((await logs.entries(id)).map(({ text }) => text)).toEqual(['0', '1', '3']);
  });

  it('gives every place in a log to exactly one of many who want it', async () => {
    const id = await table();
    const writers = [logs, new GroupLogStore(other), new GroupLogStore(database)];
    const won: string[] = [];
    for (let at = 0; at < 25; at += 1) {
      const kept = await Promise.all(
        writers.map((writer, index) => writer.append(id, at, [{ text: `${at} ${index}` }])),
      );
      expect(kept.filter(Boolean)).toHaveLength(1);
      won.push(`${at} ${kept.indexOf(true)}`);
    }
    expect((await logs.entries(id)).map(({ text }) => text)).toEqual(won);
  });

  it('lets two servers write on, each as far as it knows, without a gap', async () => {
    const id = await table();
    const write = async (store: GroupLogStore, name: string): Promise<string[]> => {
      const won: string[] = [];
      for (let tries = 0; tries < 40; tries += 1) {
        const { length } = await store.entries(id);
        if (await store.append(id, length, [{ text: `${name}${tries}` }]))
          won.push(`${name}${tries}`);
      }
      return won;
    };
    const [mine, theirs] = await Promise.all([
      write(logs, 'a'),
      write(new GroupLogStore(other), 'b'),
    ]);
    const kept = (await logs.entries(id)).map(({ text }) => text);
    expect([...kept].sort()).toEqual([...mine, ...theirs].sort());
    expect(kept.filter((text) => text.startsWith('a'))).toEqual(mine);
    expect(await number('select max(n) + 1 as n from entries where room = $1', id)).toBe(
      kept.length,
    );
  });

  it('never makes two servers wait for each other, whatever the order of their tables', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, table));
    const theirs = new GroupLogStore(other);
    for (let at = 0; at < 15; at += 1) {
      const one = ids.map((id) => logs.append(id, at, [{ text: 'a', at }]));
      const two = [...ids].reverse().map((id) => theirs.append(id, at, [{ text: 'b', at }]));
      const kept = await Promise.all([...one, ...two]);
      expect(kept.filter(Boolean)).toHaveLength(ids.length);
    }
  });

  it('does not let the others pay for one that cannot be written', async () => {
    const [good, bad, also] = [await table(), await table(), await table()];
    await database.query(
      `insert into entries (room, n, at, command, text) values ($1, 1, 0, null, 'stray')`,
      [bad],
    );
    const outcomes = await Promise.allSettled([
      logs.append(good, 0, [{ text: 'a' }]),
      logs.append(bad, 0, [{ text: 'b' }, { text: 'c' }]),
      logs.append(also, 0, [{ text: 'd' }]),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes[1]).not.toMatchObject({ reason: expect.any(StoreError) as unknown });
    expect(await rooms.find(bad)).toMatchObject({ length: 0 });
    expect(await logs.entries(good)).toHaveLength(1);
    expect(await logs.entries(also)).toHaveLength(1);
  });

  it('keeps the newest snapshot of a table', async () => {
    const id = await table();
    expect(await logs.snapshot(id)).toBeUndefined();
    await logs.saveSnapshot(id, 20, 'twenty');
    await logs.saveSnapshot(id, 10, 'ten');
    expect(await logs.snapshot(id)).toEqual({ length: 20, data: 'twenty' });
    await logs.saveSnapshot(id, 30, 'thirty');
    expect(await logs.snapshot(id)).toEqual({ length: 30, data: 'thirty' });
    await logs.saveSnapshot('nowhere', 1, 'x');
    expect(await logs.snapshot('nowhere')).toBeUndefined();
  });

  it('keeps no snapshot of a table that is over', async () => {
    const id = await table();
    await logs.saveSnapshot(id, 20, 'twenty');
    await rooms.change(id, 0, document(id, { state: 'playing' }));
    expect(await logs.snapshot(id)).toBeDefined();
    await rooms.change(id, 1, document(id, { state: 'over' }));
    expect(await logs.snapshot(id)).toBeUndefined();
  });

  it('takes nothing for a table that was removed, and keeps nothing of it', async () => {
    const id = await table();
    await logs.append(id, 0, [{ text: 'a' }]);
    await logs.saveSnapshot(id, 1, 'x');
    await new SqlChatStore(database).say(id, 'c', { seat: 0, name: 'A', text: 'hi', at: 1 });
    await rooms.remove(id);
    expect(await logs.append(id, 1, [{ text: 'b' }])).toBe(false);
    await logs.saveSnapshot(id, 1, 'x');
    expect(await rooms.find(id)).toBeUndefined();
    for (const part of ['sittings', 'entries', 'snapshots', 'chat'])
      expect(await number(`select count(*) as n from ${part} where room = $1`, id), part).toBe(0);
  });
});

describe.each(KINDS)('the tables in %s', (kind) => {
  open(kind);
  let rooms: SqlRoomStore;
  beforeEach(async () => {
    rooms = new SqlRoomStore(database);
    for (const table of ['rooms', 'logs', 'sittings']) await database.query(`delete from ${table}`);
  });
  const places = async (who: string): Promise<unknown> =>
    (await rooms.of(who, 10)).map(({ room: { id }, seat }) => [id, seat]);

  it('come back as they were kept, the secret apart', async () => {
    const kept = document('a', { kicked: ['zoé "z"'], previous: 'b' });
    await rooms.create(kept, SECRET, null);
    expect(await rooms.find('a')).toEqual({
      revision: 0,
      document: kept,
      length: 0,
      isFrozen: false,
    });
    expect(await rooms.secret('a')).toEqual(SECRET);
    expect(await rooms.find('b')).toBeUndefined();
    expect(await rooms.secret('b')).toBeUndefined();
    expect(await number('select document as n from rooms')).not.toContain(SECRET.seed);
  });

  it('change only for whoever saw them last', async () => {
    await rooms.create(document('a'), SECRET, null);
    const theirs = new SqlRoomStore(other);
    for (let revision = 0; revision < 5; revision += 1) {
      const changed = await Promise.all(
        [rooms, theirs, rooms, theirs].map((store, index) =>
          store.change('a', revision, document('a', { commit: `${revision} ${index}` })),
        ),
      );
      expect(changed.filter(Boolean)).toHaveLength(1);
      expect(await rooms.find('a')).toMatchObject({
        revision: revision + 1,
        document: { commit: `${revision} ${changed.indexOf(true)}` },
      });
    }
    expect(await rooms.change('b', 0, document('b'))).toBe(false);
  });

  it('know who sits where, also after every change', async () => {
    await rooms.create(document('a'), SECRET, null);
    await rooms.create(
      document('b', { seats: [EMPTY, person('anna')], touched: 2000 }),
      SECRET,
      null,
    );
    expect(await places('anna')).toEqual([
      ['b', 1],
      ['a', 0],
    ]);
    const seats = [person('bert'), EMPTY, person('anna')];
    expect(await rooms.change('a', 0, document('a', { seats }))).toBe(true);
    // Somebody who comes too late changes nothing here either.
    expect(await rooms.change('a', 0, document('a', { seats: [person('zoe')] }))).toBe(false);
    expect(await places('anna')).toEqual([
      ['b', 1],
      ['a', 2],
    ]);
    expect(await places('bert')).toEqual([['a', 0]]);
    expect(await places('zoe')).toEqual([]);
    expect(await rooms.change('a', 1, document('a', { seats: [EMPTY] }))).toBe(true);
    expect(await places('bert')).toEqual([]);
    await rooms.remove('b');
    expect(await places('anna')).toEqual([]);
  });

  it('are created whole or not at all', async () => {
    await rooms.create(document('a'), SECRET, null);
    const again = rooms.create(document('a', { seats: [person('zoe')] }), SECRET, null);
    await expect(again).rejects.not.toBeInstanceOf(StoreError);
    expect(await places('zoe')).toEqual([]);
    expect(await rooms.find('a')).toMatchObject({
      document: { seats: [{ person: 'anna' }, {}, {}] },
    });
  });

  it('stand in the lobby while there is something to do there, last touched first', async () => {
    const settings = document('x').settings;
    const kinds: Record<string, Partial<Parameters<typeof document>[1]>> = {
      old: { touched: 1 },
      young: { touched: 9 },
      full: { seats: [person('anna')] },
      hidden: { settings: { ...settings, isPublic: false } },
      seen: { state: 'playing', touched: 5 },
      seenNow: { state: 'playing', touched: 6 },
      unseen: { state: 'playing', settings: { ...settings, mayWatch: false } },
      over: { state: 'over' },
    };
    for (const [id, more] of Object.entries(kinds))
      await rooms.create(document(id, more), SECRET, null);
    const names = async (limit: number): Promise<unknown> => {
      const { open: free, running } = await rooms.lobby(limit);
      return [free.map(({ id }) => id), running.map(({ id }) => id)];
    };
    expect(await names(10)).toEqual([
      ['young', 'old'],
      ['seenNow', 'seen'],
    ]);
    expect(await names(1)).toEqual([['young'], ['seenNow']]);
    await rooms.note('old', null, [], 10);
    await new GroupLogStore(database).append('seen', 0, [{ text: 'a', at: 50_000 }]);
    expect(await names(10)).toEqual([
      ['old', 'young'],
      ['seen', 'seenNow'],
    ]);
    expect((await rooms.lobby(1)).open[0]?.touched).toBe(10);
  });

  it('are read again by their ids, those that exist', async () => {
    const ids = Array.from({ length: 20 }, (_, i) => `room${i}`);
    for (const id of ids) await rooms.create(document(id), SECRET, null);
    const found = await rooms.documents([...ids, 'none']);
    expect(found.map(({ document: { id } }) => id).sort()).toEqual(ids.toSorted());
    expect(found.find(({ document: { id } }) => id === 'room3')).toEqual({
      revision: 0,
      document: document('room3'),
    });
  });

  it('remember when to look and whom they wait for', async () => {
    await rooms.create(document('a'), SECRET, null);
    await rooms.create(document('b'), SECRET, null);
    expect(await rooms.due(1e15, 10)).toEqual([]);
    await rooms.note('a', 300, [0, 2], 2000);
    await rooms.note('b', 200, [], 1500);
    expect(await rooms.due(199, 10)).toEqual([]);
    expect(await rooms.due(300, 10)).toEqual(['b', 'a']);
    expect(await rooms.due(300, 1)).toEqual(['b']);
    expect(await rooms.of('anna', 10)).toEqual([
      { room: { id: 'a', revision: 0, touched: 2000 }, isPlaying: false, seat: 0, awaited: [0, 2] },
      { room: { id: 'b', revision: 0, touched: 1500 }, isPlaying: false, seat: 0, awaited: [] },
    ]);
    expect(await rooms.of('anna', 1)).toHaveLength(1);
    await rooms.note('a', null, [1], 2000);
    expect(await rooms.due(1e15, 10)).toEqual(['b']);
  });

  it('can be looked at later, unless somebody has looked; whom they wait for stays', async () => {
    await rooms.create(document('late'), SECRET, 100);
    await rooms.create(document('soon'), SECRET, 301);
    await rooms.create(document('never'), SECRET, null);
    await rooms.note('late', 100, [1], 0);
    for (const id of ['late', 'soon', 'never']) await rooms.postpone(id, 300);
    expect(await rooms.due(600_299, 10)).toEqual(['soon']);
    expect(await rooms.due(600_300, 10)).toEqual(['soon', 'late']);
    const found = (await rooms.of('anna', 10)).find(({ room }) => room.id === 'late');
    expect(found?.awaited).toEqual([1]);
  });
});

describe.each(KINDS)('the talk in %s', (kind) => {
  open(kind);
  const line = (text: string): { seat: number; name: string; text: string; at: number } => ({
    seat: 1,
    name: 'Zoé',
    text,
    at: 5_000_000_000_000,
  });

  it('numbers lines from 0, and takes every command once', async () => {
    const chat = new SqlChatStore(database);
    expect(await chat.say('a', 'c1', line('hi'))).toEqual({ n: 0, ...line('hi') });
    expect(await chat.say('a', 'c2', line('ho'))).toEqual({ n: 1, ...line('ho') });
    expect(await chat.say('a', 'c1', line('again'))).toEqual({ n: 0, ...line('hi') });
    expect(await chat.say('b', 'c1', line('there'))).toEqual({ n: 0, ...line('there') });
    expect(await chat.lines('a', 0)).toEqual([
      { n: 0, ...line('hi') },
      { n: 1, ...line('ho') },
    ]);
    expect(await chat.lines('a', 1)).toHaveLength(1);
    expect(await chat.lines('c', 0)).toEqual([]);
  });

  it('has no gaps and nothing twice when two servers take the same commands at once', async () => {
    const stores = [new SqlChatStore(database), new SqlChatStore(other)];
    const said = await Promise.all(
      Array.from({ length: 20 }, (_, index) => `c${index}`).flatMap((command) =>
        stores.map((store) => store.say('busy', command, line(command))),
      ),
    );
    const lines = await stores[0]!.lines('busy', 0);
    expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, index) => index));
    expect(new Set(lines.map(({ text }) => text)).size).toBe(20);
    for (const one of said) expect(lines[one.n]).toEqual(one);
  });

  it('gives the last 200 lines', async () => {
    const chat = new SqlChatStore(database);
    for (let index = 0; index < 205; index += 1) await chat.say('long', `c${index}`, line('x'));
    const numbers = (await chat.lines('long', 0)).map(({ n }) => n);
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([200, 5, 204]);
  });
});

describe.each(KINDS)('a transaction in %s', (kind) => {
  open(kind);
  beforeEach(async () => {
    await database.query('delete from nodes');
    await database.query(`insert into nodes (id, seen) values ('a', 0)`);
  });
  const seen = (): Promise<unknown> => number(`select seen as n from nodes where id = 'a'`);
  const nodes = (): Promise<unknown> => number('select count(*) as n from nodes');

  it('is undone as a whole, and its error comes out as it was thrown', async () => {
    class Mine extends Error {}
    const failing = database.transaction(async (inside) => {
      await inside.query('update nodes set seen = 1');
      await inside.query(`insert into nodes (id, seen) values ('b', 1)`);
      throw new Mine('the table is closed');
    });
    await expect(failing).rejects.toThrow(Mine);
    expect([await nodes(), await seen()]).toEqual([1, 0]);
  });

  it('is undone after an error of the database, which is no trouble of the store', async () => {
    const failing = database.transaction(async (inside) => {
      await inside.query('update nodes set seen = 1');
      await inside.query(`insert into nodes (id, seen) values ('a', 1)`);
    });
    await expect(failing).rejects.not.toBeInstanceOf(StoreError);
    expect(await seen()).toBe(0);
  });

  it('may read before it writes: nothing is lost, whoever does the same at the same time', async () => {
    const add = (on: Database): Promise<void> =>
      on.transaction(async (inside) => {
        const [row] = await inside.query(`select seen from nodes where id = 'a'`);
        await new Promise((resolve) => setImmediate(resolve));
        await inside.query('update nodes set seen = $1', [Number(row?.['seen']) + 1]);
      });
    await Promise.all([add(database), add(other), add(database), add(other), add(database)]);
    expect(await seen()).toBe(5);
  });

  it('shows nobody what is not committed, and takes nobody else along when it is undone', async () => {
    let outside: Promise<unknown> | undefined;
    const failing = database.transaction(async (inside) => {
      await inside.query('update nodes set seen = 1');
      expect(await inside.query('select seen from nodes')).toEqual([{ seen: 1 }]);
      expect(await seen()).toBe(0);
      outside = database.query(`insert into nodes (id, seen) values ('outside', 1)`);
      await new Promise((resolve) => setImmediate(resolve));
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    await outside;
    expect([await nodes(), await seen()]).toEqual([2, 0]);
  });

  it('cannot be used when it is over', async () => {
    const leaked = await database.transaction((inside) => Promise.resolve({ inside }));
    await expect(leaked.inside.query('select 1 as n')).rejects.toThrow('over');
  });

  it('gives whole numbers as numbers, whatever the database counts in', async () => {
    await database.query('update nodes set seen = $1', [9_007_199_254_740_991]);
    const [row] = await database.query(
      `select seen, count(*) as many, sum(seen) as sum, max(seen) as most from nodes group by seen`,
    );
    expect(row).toEqual({
      seen: 9_007_199_254_740_991,
      many: 1,
      sum: 9_007_199_254_740_991,
      most: 9_007_199_254_740_991,
    });
    expect(Number((await database.query('select 1 < 2 as is_less'))[0]?.['is_less'])).toBe(1);
  });
});

describe.each(KINDS)('a closed database: %s', (kind) => {
  it('says so to everyone', async () => {
    const own = await openDatabaseHouse(kind);
    const closed = await own.connect();
    await new SqlRoomStore(closed).create(document('a'), SECRET, null);
    await closed.close();
    await closed.close();
    const logs = new GroupLogStore(closed);
    await expect(closed.query('select 1 as n')).rejects.toBeInstanceOf(StoreError);
    await expect(closed.transaction(() => Promise.resolve())).rejects.toBeInstanceOf(StoreError);
    await expect(logs.append('a', 0, [{ text: 'a' }])).rejects.toBeInstanceOf(StoreError);
    await expect(logs.entries('a')).rejects.toBeInstanceOf(StoreError);
    await own.close();
  });
});
