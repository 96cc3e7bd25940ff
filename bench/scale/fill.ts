// Fills a log with finished games: real ones by bots, the same few over and over under other names. They
// are written as they would be played, two thousand at a time, entry by entry, so that the entries of one
// table lie as far apart on the disk as those of real ones.
import { randomBytes } from 'node:crypto';

import type { RoomDocument } from '../../apps/server/dist/store/document.js';
import type * as PostgresStore from '../../apps/server/dist/store/postgres.js';
import type * as SqliteStore from '../../apps/server/dist/store/sqlite.js';
import type { Say } from '../load/measure.ts';
import { mean } from '../numbers.ts';
import { playGame } from './games.ts';
import type { Written } from './games.ts';

type PostgresDatabase = PostgresStore.PostgresDatabase;
type SqliteDatabase = SqliteStore.SqliteDatabase;

/** Real games, of which a log is made. */
export type Templates = readonly (readonly Written[])[];

const COHORT = 2000;
const TEMPLATES = 5;

export const templates = async (): Promise<Templates> => {
  const games: (readonly Written[])[] = [];
  for (let i = 0; i < TEMPLATES; i++)
    games.push((await playGame(i % 2 === 0 ? 'nicht-die-bohne' : 'chicoree', `fill/${i}`)).entries);
  return games;
};

export const meanLength = (games: Templates): number => mean(games.map(({ length }) => length));

/** As much of a document as the store looks at, and as large as that of a real table with four people. */
export const documentOf = (id: string, state: string): RoomDocument =>
  ({
    id,
    game: 'nicht-die-bohne',
    state,
    settings: { isPublic: false, mayWatch: true },
    seats: [],
    kicked: [],
    created: Date.now(),
    touched: Date.now(),
    more: randomBytes(650).toString('hex'),
  }) as unknown as RoomDocument;

/** Of all tables that are over. */
const OVER = JSON.stringify(documentOf('abcdefghij', 'over'));

/** The name of the n-th table: ten letters in no order. */
export const nameOf = (n: number): string => {
  let h = BigInt.asUintN(64, (BigInt(n) + 1n) * 0x9e3779b97f4a7c15n);
  h = BigInt.asUintN(64, (h ^ (h >> 29n)) * 0xbf58476d1ce4e5b9n);
  return (h ^ (h >> 32n)).toString(36).padStart(13, '0').slice(3);
};

const MADE = 'unnest($1::text[]) with ordinality as made (id, i)';
const ROOMS = `
  insert into rooms (id, game, state, is_public, may_watch, free_seats, revision, document, secret,
      awaited, created, touched, due)
    select id, 'nicht-die-bohne', 'over', 0, 1, 0, 5, $2, '{"seed":"","salt":""}', '', $3 + i, $3 + i,
        null from ${MADE}`;
const LOGS = `
  insert into logs (room, length)
    select id, length from ${MADE} join lengths on lengths.game = i % $2`;
const SITTINGS = `
  insert into sittings (person, room, seat)
    select 'person' || (($2::integer + i) * 7 + seat) % 500000, id, seat
      from ${MADE}, generate_series(0, 3) as seat`;
const ENTRIES = `
  insert into entries (room, n, at, command, text)
    select id, n, 1767225600000 + i * 1000 + at, command, text
      from ${MADE} join templates on templates.game = i % $2
      order by n, i`;

const putTemplates = async (database: PostgresDatabase, games: Templates): Promise<void> => {
  await database.query(
    'create unlogged table templates (game integer, n integer, at bigint, command text, text text)',
  );
  for (const [game, entries] of games.entries())
    await database.prepared(
      'template',
      `insert into templates select $1::integer, *
        from unnest($2::integer[], $3::bigint[], $4::text[], $5::text[])`,
      [
        game,
        entries.map((_, n) => n),
        entries.map(({ at }) => Math.round(at)),
        entries.map(({ by }) => by ?? null),
        entries.map(({ text }) => text),
      ],
    );
  await database.query(`create unlogged table lengths as
    select game, count(*)::integer as length from templates group by game`);
};

const cohort = (from: number, tables: number): string[] =>
  Array.from({ length: Math.min(COHORT, tables - from) }, (_, i) => nameOf(from + i));

/** So many entries of finished games. The key of the entries is made at the end, which is quicker. */
export const fillPostgres = async (
  database: PostgresDatabase,
  games: Templates,
  rows: number,
  say: Say,
): Promise<number> => {
  const tables = Math.ceil(rows / meanLength(games));
  await putTemplates(database, games);
  await database.query('alter table entries drop constraint if exists entries_pkey');
  for (let from = 0; from < tables; from += COHORT) {
    const ids = cohort(from, tables);
    const put = (name: string, sql: string, ...values: (string | number)[]): Promise<unknown> =>
      database.prepared(name, sql, [ids, ...values]);
    await put('rooms', ROOMS, OVER, from);
    await put('logs', LOGS, games.length);
    await put('sittings', SITTINGS, from);
    await put('entries', ENTRIES, games.length);
    if ((from / COHORT) % 20 === 19) say(`${from + COHORT} of ${tables} tables`);
  }
  await database.query('alter table entries add primary key (room, n)');
  await database.query('drop table templates, lengths');
  // As the database would by itself, some minutes later.
  for (const table of ['entries', 'rooms', 'logs', 'sittings'])
    await database.query(`vacuum (analyze) ${table}`);
  return tables;
};

const ROOM = `insert into rooms (id, game, state, is_public, may_watch, free_seats, revision, document,
    secret, awaited, created, touched, due)
  values ($1, 'nicht-die-bohne', 'over', 0, 1, 0, 5, $2, '{}', '', $3, $3, null)`;
const LOG = 'insert into logs (room, length) values ($1, $2)';
const ENTRY = 'insert into entries (room, n, at, command, text) values ($1, $2, $3, $4, $5)';

/** The same into a file. */
export const fillSqlite = async (
  database: SqliteDatabase,
  games: Templates,
  rows: number,
): Promise<number> => {
  const tables = Math.ceil(rows / meanLength(games));
  const longest = Math.max(...games.map(({ length }) => length));
  for (let from = 0; from < tables; from += COHORT) {
    const ids = cohort(from, tables);
    await database.atOnce(() => {
      const room = database.prepare(ROOM);
      const log = database.prepare(LOG);
      const entry = database.prepare(ENTRY);
      for (const [i, id] of ids.entries()) {
        room.run(id, OVER, from + i);
        log.run(id, games[i % games.length]!.length);
      }
      for (let n = 0; n < longest; n++)
        for (const [i, id] of ids.entries()) {
          const one = games[i % games.length]![n];
          if (one !== undefined) entry.run(id, n, from + i * 1000 + n, one.by ?? null, one.text);
        }
    });
  }
  return tables;
};
