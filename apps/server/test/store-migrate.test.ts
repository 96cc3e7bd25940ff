// How a database is brought forward.

import { describe, expect, it } from 'vitest';
import type { Database } from '../src/store/database.ts';
import { GroupLogStore } from '../src/store/log-store.ts';
import { migrate, NewerDatabaseError } from '../src/store/migrate.ts';
import { MIGRATIONS } from '../src/store/schema.ts';
import { emptyHouse, KINDS, within } from './store-house.ts';

/** How many steps there are before the list of who was sent away from where. */
const BEFORE_KICKS = stepsBefore('create table kicks');
const BEFORE_DAY_MOVES = stepsBefore('add column moves');

function stepsBefore(words: string): number {
  return MIGRATIONS.findIndex((step) =>
    step.some((one) => typeof one === 'string' && one.includes(words)),
  );
}

const versionOf = async (database: Database): Promise<unknown> =>
  (await database.query('select version from schema_version'))[0]?.['version'];

/** The first two steps are older than the rule: the second moved the lengths of logs, and stops older builds. */
const FIRST_ADDING = 2;

describe('a step', () => {
  // During a rolling upgrade servers of the earlier build go on writing behind it.
  it.each(MIGRATIONS.slice(FIRST_ADDING).flat())('only adds: %s', (statement) => {
    for (const sql of typeof statement === 'string' ? [statement] : Object.values(statement))
      expect(sql).toMatch(
        /^(?:create (?:table|index) |alter table \w+ add column |insert (?:or ignore )?into )/,
      );
  });
});

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

const COLUMNS = {
  sqlite: `select t.name as "table", c.name as "column"
    from sqlite_master as t, pragma_table_info(t.name) as c where t.type = 'table'`,
  postgres: `select table_name as "table", column_name as "column"
    from information_schema.columns where table_schema = current_schema()`,
};

const tablesIn = async (database: Database): Promise<Table[]> => {
  const rows = await database.query(COLUMNS[database.kind]);
  return [...new Set(rows.map((row) => String(row['table'])))].map((name) => ({
    name,
    columns: rows.filter((row) => row['table'] === name).map((row) => String(row['column'])),
  }));
};

describe.each(KINDS)('the steps forward in %s', (kind) => {
  it('lead from nothing to everything, and the second time nowhere', () =>
    within(emptyHouse(kind), async (database) => {
      await migrate(database);
      expect(await versionOf(database)).toBe(MIGRATIONS.length);
      await database.query(`insert into nodes (id, seen) values ('a', 1)`);
      await migrate(database);
      expect(await versionOf(database)).toBe(MIGRATIONS.length);
      expect(await database.query('select id from nodes')).toEqual([{ id: 'a' }]);
    }));

  it('go on from where an older build stopped', () =>
    within(emptyHouse(kind), async (database) => {
      const steps = [['create table a (x integer)'], ['alter table a add column y integer']];
      await migrate(database, steps.slice(0, 1));
      await database.query('insert into a (x) values (1)');
      await migrate(database, steps);
      expect(await database.query('select x, y from a')).toEqual([{ x: 1, y: null }]);
      expect(await versionOf(database)).toBe(2);
    }));

  it('keep the length of every log when it moves to a place of its own', () =>
    within(emptyHouse(kind), async (database) => {
      await migrate(database, MIGRATIONS.slice(0, 1));
      for (const [id, length] of [
        ['a', 0],
        ['b', 3],
      ] as const)
        await database.query(
          `insert into rooms (id, game, state, is_public, may_watch, free_seats, revision, document,
              secret, length, awaited, created, touched, due)
            values ($1, 'g', 'playing', 0, 0, 0, 0, '{}', '{}', $2, '', 0, 0, null)`,
          [id, length],
        );
      await migrate(database);
      const logs = new GroupLogStore(database);
      expect(await logs.append('b', 0, [{ text: 'x' }])).toBe(false);
      expect(await logs.append('b', 3, [{ text: 'x' }])).toBe(true);
      expect(await logs.append('a', 0, [{ text: 'x' }])).toBe(true);
      // A build that was not told refuses moves instead of counting from another end.
      await expect(database.query('update rooms set length = 4')).rejects.toThrow();
    }));

  it('find who was sent away from where in the tables that are there', () =>
    within(emptyHouse(kind), async (database) => {
      await migrate(database, MIGRATIONS.slice(0, BEFORE_KICKS));
      for (const [id, document] of [
        ['a', { kicked: ['zoe', 'max', 'zoe'] }],
        ['b', { kicked: [] }],
        ['c', { kicked: ['max'] }],
        ['d', {}],
      ] as const)
        await database.query(
          `insert into rooms (id, game, state, is_public, may_watch, free_seats, revision, document,
              secret, awaited, created, touched, due)
            values ($1, 'g', 'gathering', 0, 0, 0, 0, $2, '{}', '', 0, 0, null)`,
          [id, JSON.stringify(document)],
        );
      await migrate(database);
      expect(await database.query('select person, room from kicks order by person, room')).toEqual([
        { person: 'max', room: 'a' },
        { person: 'max', room: 'c' },
        { person: 'zoe', room: 'a' },
      ]);
    }));

  it('let results of the deal of the day count that an older build kept', () =>
    within(emptyHouse(kind), async (database) => {
      await migrate(database, MIGRATIONS.slice(0, BEFORE_DAY_MOVES));
      await database.query(
        `insert into day_results (game, day, player, score, won) values ('g', '2026-01-05', 'p', 7, 1)`,
      );
      await migrate(database);
      expect(await database.query('select * from day_results')).toEqual([
        {
          ...{ game: 'g', day: '2026-01-05', player: 'p', score: 7, won: 1 },
          ...{ moves: null, device: null, counts: 1 },
        },
      ]);
    }));

  it('leave to servers of earlier builds what they write', () =>
    within(emptyHouse(kind), async (database) => {
      const known: Table[] = [];
      for (let steps = FIRST_ADDING; steps < MIGRATIONS.length; steps += 1) {
        await migrate(database, MIGRATIONS.slice(0, steps));
        known.push(...(await tablesIn(database)));
      }
      await migrate(database);
      // No row stays: most of them would have the same key.
      for (const { name, columns } of known) {
        const values = columns.map(() => `'1'`).join();
        const insert = `insert into ${name} (${columns.join()}) values (${values})`;
        const written = database.transaction(async (inside) => {
          await inside.query(insert);
          throw new Error('written');
        });
        await expect(written, insert).rejects.toThrow('written');
      }
    }));

  it('are taken once when several servers start together', () =>
    within(emptyHouse(kind), async (database, other) => {
      await Promise.all([migrate(database), migrate(other), migrate(database), migrate(other)]);
      expect(await database.query('select version from schema_version')).toEqual([
        { version: MIGRATIONS.length },
      ]);
    }));

  it('are taken whole or not at all', () =>
    within(emptyHouse(kind), async (database) => {
      const steps = [['create table a (x integer)'], ['create table b (x integer)', 'nonsense']];
      await expect(migrate(database, steps)).rejects.toThrow(/nonsense/);
      expect(await versionOf(database)).toBe(1);
      await expect(database.query('select x from b')).rejects.toThrow();
      await migrate(database, [steps[0]!, ['create table b (x integer)']]);
      expect(await database.query('select x from b')).toEqual([]);
    }));

  it('do not lead back: a database of a newer build is left alone', () =>
    within(emptyHouse(kind), async (database) => {
      await migrate(database);
      await database.query('update schema_version set version = 99');
      await expect(migrate(database)).rejects.toThrow(NewerDatabaseError);
      const known = new RegExp(`version 99.*knows only ${MIGRATIONS.length}:`);
      await expect(migrate(database)).rejects.toThrow(known);
      expect(await versionOf(database)).toBe(99);
    }));
});
