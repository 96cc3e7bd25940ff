// What is special about the file beside the server: one server at a time, full disks, and a garbage
// collector that must not take the database away.

import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StoreError } from '../src/store/database.ts';
import { GroupLogStore } from '../src/store/log-store.ts';
import { migrate } from '../src/store/migrate.ts';
import { openStore } from '../src/store/open-store.ts';
import { SqlRoomStore } from '../src/store/room-store.ts';
import { builtInEngine, packagedEngine, type Engine } from '../src/store/sqlite-engine.ts';
import { InUseError, SqliteDatabase } from '../src/store/sqlite.ts';
import { document, SECRET } from './store-house.ts';
import { startWriter } from './store-writer.ts';

const ENGINES: [string, () => Promise<Engine>][] = [['the package', packagedEngine]];
const builtIn = builtInEngine();
if (builtIn !== undefined) ENGINES.push(['Node', () => Promise.resolve(builtIn)]);

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tablee-sqlite-'));
  file = path.join(folder, 'tablee.db');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe.each(ENGINES)('SQLite of %s', (_name, engineOf) => {
  const open = async (busyMs?: number): Promise<SqliteDatabase> =>
    SqliteDatabase.open(file, await engineOf(), busyMs);
  const openWithTable = async (busyMs?: number): Promise<SqliteDatabase> => {
    const database = await open(busyMs);
    await migrate(database);
    await new SqlRoomStore(database).create(document('a'), SECRET, null);
    return database;
  };

  it('is on the disk with every commit, and can be copied while it runs', async () => {
    const database = await openWithTable();
    const value = async (name: string): Promise<unknown> =>
      Object.values((await database.query(`pragma ${name}`))[0] ?? {})[0];
    expect(await value('journal_mode')).toBe('wal');
    expect(await value('synchronous')).toBe(2);
    expect(await value('foreign_keys')).toBe(0);
    const { DatabaseSync } = await engineOf();
    const copier = new DatabaseSync(file);
    const copy = path.join(folder, 'copy.db');
    copier.exec(`vacuum into '${copy}'`);
    copier.close();
    expect(await new GroupLogStore(database).append('a', 0, [{ text: 'x' }])).toBe(true);
    await database.close();
    const copied = await SqliteDatabase.open(copy, await engineOf());
    expect(await copied.query('select room, length from logs')).toEqual([{ room: 'a', length: 0 }]);
    await copied.close();
  });

  it('lets one server in at a time, by whichever way it comes', async () => {
    const database = await open();
    await symlink(folder, `${folder}-too`);
    const refused = await open().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(InUseError);
    expect(String(refused)).toMatch(/another server uses .*tablee\.db/);
    const engine = await engineOf();
    const elsewhere = SqliteDatabase.open(path.join(`${folder}-too`, 'tablee.db'), engine);
    await expect(elsewhere).rejects.toThrow(InUseError);
    await rm(`${folder}-too`);
    await database.close();
    await (await open()).close();
  });

  it('lives through the garbage collector', async () => {
    v8.setFlagsFromString('--expose-gc');
    const collect = vm.runInNewContext('gc') as () => void;
    const database = await openWithTable();
    const logs = new GroupLogStore(database);
    for (let at = 0; at < 5; at += 1) {
      const isKept = logs.append('a', at, [{ text: `${at}` }]);
      collect();
      expect(await isKept).toBe(true);
      await new Promise((resolve) => setImmediate(resolve));
      collect();
      expect(await logs.entries('a', at)).toHaveLength(1);
    }
    await database.close();
    collect();
  });

  it('says that the disk is full, keeps nothing then, and goes on when there is room', async () => {
    const database = await openWithTable();
    const logs = new GroupLogStore(database);
    const rooms = new SqlRoomStore(database);
    await logs.append('a', 0, [{ text: 'before', at: 1 }]);
    await database.query('pragma max_page_count = 1');
    const large = [{ text: 'x'.repeat(100_000) }];
    await expect(logs.append('a', 1, large)).rejects.toBeInstanceOf(StoreError);
    const created = rooms.create(document('b', { commit: 'x'.repeat(100_000) }), SECRET, null);
    await expect(created).rejects.toBeInstanceOf(StoreError);
    expect(await logs.entries('a')).toEqual([{ text: 'before', at: 1 }]);
    await database.query('pragma max_page_count = 1000000');
    expect(await logs.append('a', 1, [{ text: 'after', at: 2 }])).toBe(true);
    expect(await rooms.find('b')).toBeUndefined();
    await database.close();
  });

  it('says that somebody else holds the file', async () => {
    const database = await openWithTable(1);
    const { DatabaseSync } = await engineOf();
    const holder = new DatabaseSync(file);
    holder.exec('begin immediate');
    const logs = new GroupLogStore(database);
    await expect(logs.append('a', 0, [{ text: 'x' }])).rejects.toBeInstanceOf(StoreError);
    await expect(database.query('delete from rooms')).rejects.toBeInstanceOf(StoreError);
    expect(await logs.entries('a')).toEqual([]);
    holder.exec('rollback');
    holder.close();
    expect(await logs.append('a', 0, [{ text: 'x' }])).toBe(true);
    await database.close();
  });

  it('answers reads while a write waits for another process, and then keeps the write', async () => {
    const database = await openWithTable(60_000);
    const { DatabaseSync } = await engineOf();
    const holder = new DatabaseSync(file);
    holder.exec('begin immediate');
    const logs = new GroupLogStore(database);
    const isKept = logs.append('a', 0, [{ text: 'x', at: 1 }]);
    const isSwept = database.query(`insert into sweeps (name, began) values ('x', 1)`);
    const inTransaction = database.transaction(async (inside) =>
      inside.query('delete from outages'),
    );
    expect(await logs.entries('a')).toEqual([]);
    holder.exec('rollback');
    holder.close();
    expect(await isKept).toBe(true);
    await Promise.all([isSwept, inTransaction]);
    expect(await logs.entries('a')).toEqual([{ text: 'x', at: 1 }]);
    await database.close();
  });

  it('says that the file is no database, or cannot be opened', async () => {
    await writeFile(file, 'x'.repeat(5000));
    await expect(open()).rejects.toBeInstanceOf(StoreError);
    await rm(file);
    // Whoever failed has left no lock behind.
    await (await open()).close();
    const nowhere = SqliteDatabase.open(path.join(folder, 'none', 'a.db'), await engineOf());
    await expect(nowhere).rejects.toThrow(/ENOENT/);
  });

  it('answers who waits for something that waits for them', async () => {
    const database = await openWithTable();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stuck = database.transaction(async (inside) => {
      await inside.query('delete from nodes');
      await database.query('delete from outages');
    });
    const outcome = expect(stuck).rejects.toBeInstanceOf(StoreError);
    await vi.advanceTimersByTimeAsync(6000);
    vi.useRealTimers();
    await outcome;
    expect(await new GroupLogStore(database).append('a', 0, [{ text: 'x' }])).toBe(true);
    await database.close();
  });
});

describe('a server that is killed', () => {
  it('leaves everything it said it kept, and no lock', async () => {
    const writer = await startWriter(
      { 'open-store.js': '{ openStore }' },
      `const store = await openStore({ folder: ${JSON.stringify(folder)}, node: 'child' });
      await store.rooms.create(${JSON.stringify(document('a'))}, ${JSON.stringify(SECRET)}, null);
      console.log('open');
      for (let at = 0; ; at += 1)
        if (await store.logs.append('a', at, [{ text: String(at) }])) console.log(at);`,
    );
    try {
      await writer.printed(1);
      await expect(openStore({ folder, node: 'second' })).rejects.toThrow(InUseError);
      await writer.printed(200);
    } finally {
      await writer.end();
    }
    const said = writer.lines.slice(1);
    const store = await openStore({ folder, node: 'third' });
    const kept = (await store.logs.entries('a')).map(({ text }) => text);
    expect(kept.slice(0, said.length)).toEqual(said);
    expect(kept).toEqual(kept.map((_, index) => String(index)));
    expect((await store.rooms.find('a'))?.length).toBe(kept.length);
    await store.close();
  });
});
