// Opens the server's stores: a SQLite file in its folder, or a PostgreSQL database shared by
// servers.

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { SenseOfTime } from '@tablee/table';
import { errorFacts, type Log } from '../log.ts';
import { MACHINE } from '../machine-time.ts';
import { SqlChatStore, type ChatStore } from './chat-store.ts';
import { copyBefore, forgetCopyLater } from './copy-before.ts';
import type { Database } from './database.ts';
import { Heartbeat } from './heartbeat.ts';
import { GroupLogStore, type LogStore } from './log-store.ts';
import { isBehind, migrate } from './migrate.ts';
import { troubleOf } from './postgres-errors.ts';
import { PostgresDatabase } from './postgres.ts';
import { SqlRoomStore, type RoomStore } from './room-store.ts';
import { FilesGoneError, SqliteDatabase } from './sqlite.ts';

export interface StorePlan {
  /** A PostgreSQL; without it everything is in one file. */
  readonly databaseUrl?: string | undefined;
  /** How many connections to it this server opens for its questions, at most. */
  readonly connections?: number;
  /** Where that file is; made when it is missing. */
  readonly folder: string;
  /** The name of this server among those on the same database. */
  readonly node: string;
  /** The time that all of it goes by. */
  readonly time?: SenseOfTime;
  readonly log?: Log;
}

export interface OpenStore {
  readonly database: Database;
  readonly logs: LogStore;
  readonly rooms: RoomStore;
  readonly chat: ChatStore;
  readonly heartbeat: Heartbeat;
  /** Resolves when every append so far is written or refused. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export const DATABASE_FILE = 'tablee.db';

/** New indexes on old tables take longer than any move may, and the other servers wait for them. */
const MIGRATION_MS = 600_000;

export const DOUBLE_NAME =
  'another server on this database has the same NODE_NAME: give each its own';
/** Two servers of one name are an error that lasts until the operator mends it. */
const NAMESAKE_MS = 600_000;

const openFile = async (folder: string, file: string, log?: Log): Promise<SqliteDatabase> => {
  // Secrets of games are in there.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = await SqliteDatabase.open(file);
  const bytes = database.broughtHome;
  if (bytes > 0)
    log?.info({ bytes, file }, 'the write-ahead log of an earlier run is in the database now');
  return database;
};

const bringFileForward = async (database: Database, file: string, log?: Log): Promise<void> => {
  const copy = (await isBehind(database)) ? await copyBefore(database, file) : undefined;
  await migrate(database);
  if (copy !== undefined)
    log?.info({ copy }, 'the database was brought forward; a copy of how it was lies there');
};

/** Makes no copy: operators of PostgreSQL have their own backups. */
const bringForward = async (url: string): Promise<void> => {
  const patient = new PostgresDatabase(url, { patience: MIGRATION_MS });
  try {
    await migrate(patient);
  } finally {
    await patient.close();
  }
};

const sentenceFor = (trouble: unknown): string =>
  trouble instanceof FilesGoneError ? trouble.message : 'the database does not answer';

/**
 * Rejects with a StoreError while the database does not answer, with an InUseError when another
 * server has the file, with a NewerDatabaseError when this build is too old for it, with a NoCopyError
 * when there is no room for a copy before it is brought forward.
 */
export const openStore = async (plan: StorePlan): Promise<OpenStore> => {
  const { databaseUrl: url = '', folder, node, time = new SenseOfTime(MACHINE), log } = plan;
  const file = path.join(folder, DATABASE_FILE);
  const isFile = url === '';
  const database = isFile ? await openFile(folder, file, log) : new PostgresDatabase(url, plan);
  const now = (): number => time.now();
  let heartbeat: Heartbeat | undefined;
  try {
    await (isFile ? bringFileForward(database, file, log) : bringForward(url));
    const beating = (heartbeat = await Heartbeat.start(database, node, time));
    beating.onTrouble((trouble) => {
      if (trouble === undefined) log?.warn({}, 'the database answers again');
      else
        log?.error({ why: troubleOf(trouble)?.says, ...errorFacts(trouble) }, sentenceFor(trouble));
    });
    let warned = -Infinity;
    beating.onBeat(() => {
      if (!beating.hasNamesake || now() - warned < NAMESAKE_MS) return;
      warned = now();
      log?.warn({ node }, DOUBLE_NAME);
    });
    const old = isFile ? forgetCopyLater(file, time) : undefined;
    const logs = new GroupLogStore(database, now);
    return {
      database,
      logs,
      rooms: new SqlRoomStore(database),
      chat: new SqlChatStore(database),
      heartbeat,
      settled: () => logs.settled(),
      async close() {
        old?.cancel();
        // A move of the last moment still waits to share a commit.
        await logs.settled();
        await beating.close();
        await database.close();
      },
    };
  } catch (error) {
    await heartbeat?.close();
    await database.close();
    throw error;
  }
};
