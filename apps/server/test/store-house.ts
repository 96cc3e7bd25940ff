// Databases of every kind for the tests of the store, and tables to keep in them.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SenseOfTime } from '@tablee/table';
import { SETTINGS } from '@tablee/table/testing';
import type { RoomDocument, SeatDocument } from '../src/store/document.ts';
import type { Database } from '../src/store/database.ts';
import { migrate } from '../src/store/migrate.ts';
import { PostgresDatabase } from '../src/store/postgres.ts';
import { builtInEngine, packagedEngine } from '../src/store/sqlite-engine.ts';
import { SqliteDatabase } from '../src/store/sqlite.ts';
import { freshPostgres } from './postgres.ts';

export const KINDS = [
  'PostgreSQL',
  'SQLite from the package',
  ...(builtInEngine() === undefined ? [] : ['SQLite of Node']),
];

export interface DatabaseHouse {
  /** What another server would have: a connection of its own, where there can be one. */
  connect(): Promise<Database>;
  close(): Promise<void>;
}

const postgresHouse = async (): Promise<DatabaseHouse> => {
  const url = await freshPostgres();
  const open: Database[] = [];
  return {
    connect: () => {
      const database = new PostgresDatabase(url);
      open.push(database);
      return Promise.resolve(database);
    },
    close: async () => {
      for (const database of open) await database.close();
    },
  };
};

const sqliteHouse = async (kind: string): Promise<DatabaseHouse> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tablee-store-'));
  const engine = kind === 'SQLite of Node' ? builtInEngine()! : await packagedEngine();
  let database: Promise<Database> | undefined;
  return {
    connect: () => (database ??= SqliteDatabase.open(path.join(folder, 'tablee.db'), engine)),
    close: async () => {
      await (await database)?.close();
      await rm(folder, { recursive: true });
    },
  };
};

/** With no tables in it yet. */
export const emptyHouse = (kind: string): Promise<DatabaseHouse> =>
  kind === 'PostgreSQL' ? postgresHouse() : sqliteHouse(kind);

export const openDatabaseHouse = async (kind: string): Promise<DatabaseHouse> => {
  const house = await emptyHouse(kind);
  await migrate(await house.connect());
  return house;
};

/** Something done with a database, and with another connection to it; then it is closed. */
export const within = async (
  house: Promise<DatabaseHouse>,
  work: (database: Database, other: Database) => Promise<void>,
): Promise<void> => {
  const opened = await house;
  try {
    await work(await opened.connect(), await opened.connect());
  } finally {
    await opened.close();
  }
};

// ---- tables

export const SECRET = { seed: 'a seed', salt: 'a "salt" with quotes' };

export const person = (id: string): SeatDocument => ({
  kind: 'person',
  person: id,
  name: id,
  face: 1,
  hasAccount: false,
  token: '00',
  entropy: '11',
  isSilenced: false,
});

export const EMPTY: SeatDocument = { kind: 'empty' };

export const document = (id: string, more: Partial<RoomDocument> = {}): RoomDocument => ({
  id,
  game: 'bohne',
  state: 'gathering',
  settings: { ...SETTINGS, isPublic: true },
  seats: [person('anna'), EMPTY, EMPTY],
  host: 'anna',
  commit: 'c0',
  firstBy: 'draw',
  winners: [],
  kicked: [],
  created: 1000,
  touched: 1000,
  ...more,
});

/** A sense of time on a clock that a test cranks; nothing ever rings. */
export const timeOf = (now: () => number): SenseOfTime =>
  new SenseOfTime({ wall: now, steady: now, after: () => ({ cancel: () => undefined }) });
