// What the store asks is answered from indexes, however much has ever been played: every statement is
// planned on a database full of finished games, and none may read a large table from end to end.

import { beforeAll, afterAll, describe, expect, it, vi } from 'vitest';
import type { LiveRooms } from '../src/rooms/live-rooms.ts';
import type { RoomsPlan } from '../src/rooms/ports.ts';
import { Retention } from '../src/rooms/retention.ts';
import { SqlChatStore } from '../src/store/chat-store.ts';
import type { Database, Queries, Row } from '../src/store/database.ts';
import { Heartbeat } from '../src/store/heartbeat.ts';
import { GroupLogStore } from '../src/store/log-store.ts';
import { PostgresDatabase } from '../src/store/postgres.ts';
import { SqlRoomStore } from '../src/store/room-store.ts';
import { SqliteDatabase } from '../src/store/sqlite.ts';
import { HandClock } from './rooms-clock.ts';
import {
  document,
  KINDS,
  openDatabaseHouse,
  SECRET,
  timeOf,
  type DatabaseHouse,
} from './store-house.ts';
import { WAIT } from './wait.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 5, 1);
const TABLES = 4000;
const LARGE = ['rooms', 'logs', 'sittings', 'entries', 'records', 'chat', 'people'];

interface Asked {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** Finished games, as many of one's own as of others; a few are old enough to go. */
const fill = async (database: Database): Promise<void> => {
  const numbers = `with recursive numbers (i) as
    (select 1 union all select i + 1 from numbers where i < ${TABLES})`;
  const text = JSON.stringify(document('x', { state: 'over' }));
  const at = `case when i <= 5 then 0 else ${NOW - DAY} end`;
  await database.query(
    `${numbers} insert into rooms (id, game, state, is_public, may_watch, free_seats, revision,
        document, secret, awaited, created, touched, due)
      select 't' || i, 'g', 'over', i % 2, 1, 0, 1, cast($1 as text), '{}', '', i, ${at}, null
        from numbers`,
    [text],
  );
  for (const insert of [
    `logs (room, length) select 't' || i, 5 from numbers`,
    `sittings (person, room, seat) select 'p' || i, 't' || i, 0 from numbers`,
    `entries (room, n, at, command, text)
      select 't' || (i / 4 + 1), i % 4, 0, null, 'a move' from numbers`,
    `records (room, text) select 't' || i, 'a record' from numbers`,
    `chat (room, n, seat, name, text, command, at)
      select 't' || i, 0, 0, 'n', 'x', 'c', 0 from numbers`,
    `people (id, name, face, settings, recovery, created, seen)
      select 'p' || i, 'n', 0, '{}', null, 0, ${NOW} from numbers`,
  ])
    await database.query(`${numbers} insert into ${insert}`);
  // PostgreSQL does so by itself, sooner or later; nobody does for a file.
  if (database.kind === 'postgres') await database.query('analyze');
};

/** Hears every statement that goes to the database, inside transactions, too. */
const overhear = (database: Database): Asked[] => {
  const asked: Asked[] = [];
  const hear = (sql: string, values: readonly unknown[] = []): void => {
    asked.push({ sql, values });
  };
  const query = database.query.bind(database);
  vi.spyOn(database, 'query').mockImplementation((sql, values) => {
    hear(sql, values);
    return query(sql, values);
  });
  const transaction = database.transaction.bind(database);
  vi.spyOn(database, 'transaction').mockImplementation((work) =>
    transaction((inside: Queries) =>
      work({
        query: (sql, values) => {
          hear(sql, values);
          return inside.query(sql, values);
        },
      }),
    ),
  );
  if (database instanceof PostgresDatabase) {
    const prepared = database.prepared.bind(database);
    vi.spyOn(database, 'prepared').mockImplementation((name, sql, values) => {
      hear(sql, values);
      return prepared(name, sql, values);
    });
  }
  if (database instanceof SqliteDatabase) {
    const prepare = database.prepare.bind(database);
    vi.spyOn(database, 'prepare').mockImplementation((sql) => {
      hear(sql);
      return prepare(sql);
    });
  }
  return asked;
};

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

const scansIn = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(scansIn),
];

const INDEXED = /^SEARCH \w+ USING/;

/** The tables that a statement would read from end to end. */
const scansOf = async (database: Database, { sql, values }: Asked): Promise<string[]> => {
  if (database instanceof PostgresDatabase) {
    const explain = `explain (format json) ${sql}`;
    const [row] = await database.prepared('', explain, [...values]);
    const [{ Plan: plan }] = (row as Row & { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'];
    return scansIn(plan);
  }
  const rows = await database.query(`explain query plan ${sql}`);
  return rows
    .map((row) => String(row['detail']))
    .filter((detail) => !INDEXED.test(detail))
    .flatMap((detail) => /^(?:SCAN|SEARCH) (\w+)/.exec(detail)?.[1] ?? []);
};

describe.each(KINDS)('on a full database in %s', (kind) => {
  let house: DatabaseHouse;
  let database: Database;
  let asked: Asked[];
  beforeAll(async () => {
    house = await openDatabaseHouse(kind);
    database = await house.connect();
    await fill(database);
  });
  afterAll(() => house.close());

  /** None of what is asked meanwhile reads a whole table. */
  const isQuick = async (work: () => Promise<unknown>): Promise<void> => {
    asked = overhear(database);
    await work();
    vi.restoreAllMocks();
    expect(asked).not.toEqual([]);
    for (const one of asked) {
      const scans = (await scansOf(database, one)).filter((table) => LARGE.includes(table));
      expect(scans, one.sql).toEqual([]);
    }
  };

  it('tables are opened, played, talked at, listed and taken away without reading others', () =>
    isQuick(async () => {
      const rooms = new SqlRoomStore(database);
      const logs = new GroupLogStore(database);
      const chat = new SqlChatStore(database);
      await rooms.create(document('new'), SECRET, NOW);
      await logs.append('new', 0, [{ text: 'a move', at: NOW }]);
      await logs.entries('t7');
      await logs.saveSnapshot('new', 1, '{}');
      await logs.snapshot('new');
      await rooms.find('t7');
      await rooms.secret('t7');
      await rooms.marks(['t7', 't8']);
      await rooms.note('new', NOW, [0], NOW);
      await rooms.due(NOW, 100);
      await rooms.lobby(100);
      await rooms.of('p7', 100);
      await rooms.record('t7');
      await rooms.keepRecord('t7', 1, 'a record');
      await chat.say('new', 'c1', { seat: 0, name: 'n', text: 'hello', at: NOW });
      await chat.lines('new', 0);
      await rooms.change('new', 0, document('new', { state: 'over' }));
      await rooms.remove('new');
    }));

  it('a server that forgets old outages looks at tables that are played only', () =>
    isQuick(async () => {
      await database.query('insert into outages (since, until) values (1, 2)');
      const heartbeat = await Heartbeat.start(
        database,
        'a',
        timeOf(() => NOW),
      );
      await heartbeat.close();
      expect(asked.some(({ sql }) => sql.includes('min(created)'))).toBe(true);
    }));

  it('old things are found without looking at what stays', async () => {
    const rooms = new SqlRoomStore(database);
    const clock = new HandClock(NOW);
    const plan = {
      store: { database },
      clock,
      settings: { keep: { finished: 30, deserted: 30, guests: 30 } },
      log: { info: () => undefined, error: expect.unreachable },
    } as unknown as RoomsPlan;
    const live = { get: () => undefined, remove: (id: string) => rooms.remove(id) };
    await isQuick(async () => {
      const retention = new Retention(plan, live as unknown as LiveRooms);
      retention.begin();
      await vi.waitFor(async () => expect((await retention.last()).swept).toBeDefined(), WAIT);
      expect((await retention.last()).swept).toMatchObject({ tables: 5 });
      await retention.close();
    });
  });
});
