// A house for the tests about people: a fresh database, a clock that is set by hand, and tables with
// somebody at them.

import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { SETTINGS } from '@tablee/table/testing';
import { onTestFinished } from 'vitest';
import { HeavyQueue } from '../src/http/heavy.ts';
import type { RoomDocument, SeatDocument } from '../src/store/document.ts';
import type { Export } from '../src/people/own-data.ts';
import type { Finished } from '../src/people/results.ts';
import { openPeople, type House, type PeopleService, type Person } from '../src/people/service.ts';
import { sha256 } from '../src/secrets.ts';
import type { Database } from '../src/store/database.ts';
import { migrate } from '../src/store/migrate.ts';
import { PostgresDatabase } from '../src/store/postgres.ts';
import { SqlRoomStore } from '../src/store/room-store.ts';
import { SqliteDatabase } from '../src/store/sqlite.ts';

export const START = Date.UTC(2026, 0, 5, 12);
export const DAY = 86_400_000;

/** What the database keeps of tables and people. */
const TABLES = [
  'rooms',
  'logs',
  'sittings',
  'kicks',
  'entries',
  'snapshots',
  'records',
  'chat',
  'people',
  'keys',
  'passkeys',
  'challenges',
  'seat_codes',
  'results',
  'day_results',
  'ratings',
  'subscriptions',
  'blocks',
];

/** All tests about people run on either database; people-postgres.test.ts says when on the other. */
let server: string | undefined;
let isClean = false;

/** From now on houses stand on this server: one database for all of them, emptied for each test. */
export async function standOn(url: string): Promise<void> {
  server = url;
  const database = new PostgresDatabase(url);
  await migrate(database);
  await database.close();
}

const openShared = async (url: string): Promise<Database> => {
  const database = new PostgresDatabase(url);
  onTestFinished(async () => {
    isClean = false;
    await database.close();
  });
  if (!isClean) for (const table of TABLES) await database.query(`delete from ${table}`);
  isClean = true;
  return database;
};

const openOwn = async (): Promise<Database> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tablee-people-'));
  const database = await SqliteDatabase.open(path.join(folder, 'tablee.db'));
  onTestFinished(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });
  await migrate(database);
  return database;
};

export interface TestHouse {
  readonly house: House;
  readonly people: PeopleService;
  readonly database: Database;
  /** Sets the clock forward. */
  wait(milliseconds: number): void;
  /** Tables that others were told about. */
  readonly changed: string[];
  /** What went wrong while nobody waited for it. */
  readonly complaints: unknown[];
  readonly left: { table: string; seat: number; person: string }[];
  /** Tables that cannot be left, and why. */
  readonly stuck: Map<string, Error>;
}

export async function openHouse(settings: House['settings'] = {}): Promise<TestHouse> {
  const database = await (server === undefined ? openOwn() : openShared(server));
  const changed: string[] = [];
  const complaints: unknown[] = [];
  const left: TestHouse['left'] = [];
  const stuck: TestHouse['stuck'] = new Map();
  let now = START;
  const house: House = {
    database,
    settings,
    clock: { now: () => now },
    heavy: new HeavyQueue(),
    random: (bytes) => randomBytes(bytes),
    leaveTable: (table, seat, person) => {
      left.push({ table, seat, person });
      const why = stuck.get(table);
      return why === undefined ? Promise.resolve() : Promise.reject(why);
    },
    tableChanged: (table) => changed.push(table),
    complain: (error) => complaints.push(error),
  };
  const wait = (milliseconds: number): void => {
    now += milliseconds;
  };
  return { house, people: openPeople(house), database, wait, changed, complaints, left, stuck };
}

/** A person's export, read to its end. */
export const exportOf = async ({ people }: TestHouse, person: Person): Promise<Export> =>
  (await json(await people.export(person))) as Export;

export const newKey = (): string => randomBytes(32).toString('base64url');

/** Somebody who has just come, and the key in their browser. */
export async function newGuest(
  people: PeopleService,
  name: string,
): Promise<{ key: string; person: Person }> {
  const key = newKey();
  const person = await people.personOf(key, { name, face: 3 });
  return { key, person: person! };
}

export const personSeat = (person: Person): Extract<SeatDocument, { kind: 'person' }> => ({
  kind: 'person',
  person: person.id,
  name: person.name,
  face: person.face,
  hasAccount: person.hasAccount,
  token: sha256(newKey()),
  entropy: 'ab',
  isSilenced: false,
});

/** A table of these people; the first of them is the host. */
export async function newTable(
  { database }: TestHouse,
  id: string,
  seated: readonly Person[],
  more: Partial<RoomDocument> = {},
): Promise<RoomDocument> {
  const seats = seated.map(personSeat);
  const document: RoomDocument = {
    id,
    game: 'chicoree',
    state: 'playing',
    settings: SETTINGS,
    seats,
    host: seated[0]!.id,
    commit: 'c0ffee',
    sheet: {
      id,
      game: 'chicoree',
      mode: 'online',
      options: {},
      players: seats.map(({ name, face }) => ({ kind: 'person', name, face })),
      commit: 'c0ffee',
    },
    firstBy: 'draw',
    winners: [],
    kicked: [],
    created: START,
    touched: START,
    ...more,
  };
  await new SqlRoomStore(database).create(document, { seed: '00', salt: '11' }, null);
  return document;
}

export async function documentOf({ database }: TestHouse, id: string): Promise<RoomDocument> {
  const [row] = await database.query(`select document from rooms where id = $1`, [id]);
  return JSON.parse(String(row!['document'])) as RoomDocument;
}

export async function say(
  { database }: TestHouse,
  room: string,
  n: number,
  line: { seat: number; name: string; text: string },
): Promise<void> {
  await database.query(
    `insert into chat (room, n, seat, name, text, command, at) values ($1, $2, $3, $4, $5, $6, $7)`,
    [room, n, line.seat, line.name, line.text, `c${n}`, START + n],
  );
}

/** A finished game of these people, who came in in this order. */
export const finishedBy = (
  table: string,
  order: readonly Person[],
  more: Partial<Finished> = {},
): Finished => ({
  table,
  game: 'chicoree',
  isRated: true,
  at: START,
  seats: order.map(({ id, name }, i) => ({
    person: id,
    name,
    level: 'people',
    place: i + 1,
    hasWon: i === 0,
  })),
  ...more,
});

/** Every table of the database as text. */
export async function allRows({ database }: TestHouse): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const table of TABLES)
    found.set(table, JSON.stringify(await database.query(`select * from ${table}`)));
  return found;
}

export async function tablesWith(house: TestHouse, text: string): Promise<string[]> {
  return [...(await allRows(house))].flatMap(([table, rows]) =>
    rows.includes(text) ? [table] : [],
  );
}

/** The code of the refusal that a promise ends with. */
export const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (error as { code?: unknown }).code ?? error,
  );
