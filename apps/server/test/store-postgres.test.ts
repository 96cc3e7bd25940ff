// What is special about the database that servers share: it goes away and comes back, and servers
// stop in the middle of something.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type Postgres } from '../../../scripts/postgres.ts';
import { StoreError } from '../src/store/database.ts';
import { GroupLogStore } from '../src/store/log-store.ts';
import { migrate } from '../src/store/migrate.ts';
import { openStore } from '../src/store/open-store.ts';
import { PostgresDatabase } from '../src/store/postgres.ts';
import { SqlRoomStore } from '../src/store/room-store.ts';
import { askServer, freshPostgres } from './postgres.ts';
import { document, SECRET } from './store-house.ts';
import { startWriter } from './store-writer.ts';

const DEAD = 'postgres://nobody:x@127.0.0.1:1/none';
const CUT = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

describe('PostgreSQL', () => {
  let url: string;
  let database: PostgresDatabase;
  beforeAll(async () => {
    url = await freshPostgres();
    database = new PostgresDatabase(url);
    await migrate(database);
  });
  afterAll(() => database.close());

  /** Connections that were cut are noticed in time, or by whoever uses them first. */
  const settled = async (): Promise<void> => {
    for (let tries = 0; tries < 20; tries += 1)
      await database.query('select 1 as n').catch((error: unknown) => {
        expect(error).toBeInstanceOf(StoreError);
      });
    expect(await database.query('select 1 as n')).toEqual([{ n: 1 }]);
  };

  it('that is not there is a StoreError, wherever one asks', async () => {
    const dead = new PostgresDatabase(DEAD);
    await expect(dead.query('select 1')).rejects.toBeInstanceOf(StoreError);
    await expect(dead.transaction(() => Promise.resolve())).rejects.toBeInstanceOf(StoreError);
    const logs = new GroupLogStore(dead);
    await expect(logs.append('a', 0, [{ text: 'x' }])).rejects.toBeInstanceOf(StoreError);
    await expect(
      openStore({ databaseUrl: DEAD, folder: 'unused', node: 'a' }),
    ).rejects.toBeInstanceOf(StoreError);
    await dead.close();
  });

  it.each([
    [['same', 'same'], 1],
    [['one', 'two'], 0],
  ])('with servers %j: the log warns %i times of a double name', async (names, times) => {
    const said: string[] = [];
    const say = (_facts: object, message: string): void => void said.push(message);
    const log = { info: say, warn: say, error: say };
    const [first, second] = names.map((node) =>
      openStore({ databaseUrl: url, folder: 'unused', node, log }),
    );
    const [one, two] = [await first!, await second!];
    for (let beats = 0; beats < 2; beats += 1) {
      await one.heartbeat.beat();
      await two.heartbeat.beat();
    }
    await one.close();
    await two.close();
    expect([...new Set(said)]).toHaveLength(times);
  });

  it('opens no more connections than it may', async () => {
    const few = new PostgresDatabase(url, { connections: 2 });
    const ask = async (): Promise<unknown> =>
      (await few.query('select pg_backend_pid() as pid, pg_sleep(0.01)'))[0]?.['pid'];
    const pids = await Promise.all(Array.from({ length: 10 }, ask));
    expect(new Set(pids).size).toBe(2);
    await few.close();
  });

  it('that does not know us is a StoreError', async () => {
    const other = new URL(url);
    other.pathname = '/there_is_no_such_database';
    const stranger = new PostgresDatabase(other.href);
    await expect(stranger.query('select 1')).rejects.toBeInstanceOf(StoreError);
    await stranger.close();
  });

  it('may cut idle connections without ending the process', async () => {
    await Promise.all(Array.from({ length: 5 }, () => database.query('select pg_sleep(0.05)')));
    await askServer(url, CUT);
    await settled();
  });

  it('may cut a connection in the middle of a transaction', async () => {
    const cut = database.transaction(async (inside) => {
      await inside.query(`insert into nodes (id, seen) values ('cut', 1)`);
      await askServer(url, CUT);
      // The server takes a moment to do it.
      for (;;) await inside.query('select 1 as n');
    });
    await expect(cut).rejects.toBeInstanceOf(StoreError);
    await settled();
    expect(await database.query(`select id from nodes where id = 'cut'`)).toEqual([]);
  });

  it('that takes too long is a StoreError, and so is one that may only be read', async () => {
    const hasty = new PostgresDatabase(url, { patience: 100 });
    await expect(hasty.query('select pg_sleep(20)')).rejects.toBeInstanceOf(StoreError);
    await hasty.close();
    const name = new URL(url).pathname.slice(1);
    await askServer(url, `alter database ${name} set default_transaction_read_only = on`);
    const reader = new PostgresDatabase(url);
    await expect(reader.query('delete from nodes')).rejects.toBeInstanceOf(StoreError);
    await reader.close();
    await askServer(
      url,
      'set default_transaction_read_only = off',
      `alter database ${name} reset default_transaction_read_only`,
    );
  });

  it('keeps values of rows out of its errors', async () => {
    await new SqlRoomStore(database).create(document('twice'), SECRET, null);
    const error: unknown = await new SqlRoomStore(database)
      .create(document('twice'), SECRET, null)
      .catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: '23505' });
    const missing: unknown = await database
      .query(
        `insert into rooms (id, game, state, is_public, may_watch, free_seats, revision, document,
          secret, awaited, created, touched) values ('x', 'g', 's', 0, 0, 0, 0, 'd',
          'THE SECRET', '', 0, null)`,
      )
      .catch((caught: unknown) => caught);
    for (const caught of [error, missing])
      expect(JSON.stringify(Object.entries(caught as object))).not.toMatch(/SECRET|twice/);
  });

  it('keeps the connection after an error of our own', async () => {
    const own = new PostgresDatabase(url);
    const pid = async (): Promise<unknown> => own.query('select pg_backend_pid() as pid');
    const before = await pid();
    await expect(own.query('select nonsense')).rejects.toThrow(/nonsense/);
    await expect(
      own.transaction(() => Promise.reject(new Error('changed my mind'))),
    ).rejects.toThrow('changed my mind');
    expect(await pid()).toEqual(before);
    await own.close();
  });

  it('does not commit half a transaction whose error was passed over', async () => {
    const careless = database.transaction(async (inside) => {
      await inside.query(`insert into nodes (id, seen) values ('half', 1)`);
      await inside.query('select nonsense').catch(() => undefined);
    });
    await expect(careless).rejects.toThrow('passed over');
    expect(await database.query(`select id from nodes where id = 'half'`)).toEqual([]);
  });

  it('lets a server that was stopped for a while come too late', async () => {
    await new SqlRoomStore(database).create(document('stopped'), SECRET, null);
    const writer = await startWriter(
      { 'postgres.js': '{ PostgresDatabase }', 'log-store.js': '{ GroupLogStore }' },
      `const logs = new GroupLogStore(new PostgresDatabase(${JSON.stringify(url)}));
      for (let at = 0; ; at += 1) {
        const isKept = await logs.append('stopped', at, [{ text: 'child' }]);
        console.log(isKept);
        if (!isKept) break;
      }
      setInterval(() => undefined, 1000);`,
    );
    try {
      await writer.printed(20);
      writer.child.kill('SIGSTOP');
      // What it sent before it stopped may still be written; then the log is ours.
      const logs = new GroupLogStore(database);
      let isKept = false;
      while (!isKept) {
        const { length } = await logs.entries('stopped');
        isKept = await logs.append('stopped', length, [{ text: 'we' }]);
      }
      const { length } = await logs.entries('stopped');
      expect(await logs.append('stopped', length, [{ text: 'go on' }])).toBe(true);
      writer.child.kill('SIGCONT');
      while (!writer.lines.includes('false')) await writer.printed(writer.lines.length + 1);
      const texts = (await logs.entries('stopped')).map(({ text }) => text);
      expect(texts.slice(length - 1)).toEqual(['we', 'go on']);
      const theirs = texts.filter((text) => text === 'child').length;
      expect(theirs).toBe(writer.lines.filter((line) => line === 'true').length);
    } finally {
      writer.child.kill('SIGCONT');
      await writer.end();
    }
  });
});

describe('a PostgreSQL of our own', () => {
  let server: Postgres;
  beforeAll(async () => {
    server = await startPostgres({ isOwn: true });
  });
  afterAll(() => server.stop());

  it('may be killed: what was kept is there, and everything goes on', async () => {
    const store = await openStore({ databaseUrl: server.url, folder: 'unused', node: 'a' });
    await store.rooms.create(document('a'), SECRET, null);
    let length = 0;
    const writing = (async () => {
      while (await store.logs.append('a', length, [{ text: `${length}` }])) length += 1;
    })();
    const stopped = expect(writing).rejects.toBeInstanceOf(StoreError);
    while (length < 50) await new Promise((resolve) => setTimeout(resolve, 5));
    await server.kill();
    await stopped;
    await expect(store.logs.append('a', length, [{ text: 'x' }])).rejects.toBeInstanceOf(
      StoreError,
    );
    await server.restart();
    const kept = await store.logs.entries('a');
    // The last one was on its way: only the database knows.
    expect([length, length + 1]).toContain(kept.length);
    expect(kept.map(({ text }) => text)).toEqual(kept.map((_, index) => `${index}`));
    expect(await store.logs.append('a', kept.length, [{ text: 'on' }])).toBe(true);
    await store.close();
  });
});
