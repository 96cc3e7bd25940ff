// Opens everything the server keeps: in a file of its own folder, or in a PostgreSQL that several
// servers share.

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { SenseOfTime, type Timer } from '@tablee/table';
import { MACHINE } from '../machine-time.ts';
import { MemoryBus, PostgresBus } from './bus.ts';
import { SqlChatStore } from './chat-store.ts';
import { copyBefore, forgetCopyLater } from './copy-before.ts';
import type { Database } from './database.ts';
import { Heartbeat } from './heartbeat.ts';
import { GroupLogStore } from './log-store.ts';
import { isBehind, migrate } from './migrate.ts';
import { PostgresDatabase } from './postgres.ts';
import { SqlRoomStore } from './room-store.ts';
import { SqliteDatabase } from './sqlite.ts';
import type { Bus, ChatStore, LogStore, RoomStore } from './stores.ts';

export interface StorePlan {
  /** A PostgreSQL; without it everything is in one file. */
  readonly databaseUrl?: string | undefined;
  /** Where that file is; made when it is missing. */
  readonly folder: string;
  /** The name of this server among those on the same database. */
  readonly node: string;
  /** The time that all of it goes by. */
  readonly time?: SenseOfTime;
}

export interface OpenStore {
  readonly database: Database;
  readonly logs: LogStore;
  readonly rooms: RoomStore;
  readonly chat: ChatStore;
  readonly bus: Bus;
  readonly heartbeat: Heartbeat;
  /** Where a copy lies of how it was, when it has just been brought forward. */
  readonly copy?: string | undefined;
  close(): Promise<void>;
}

export const DATABASE_FILE = 'tablee.db';
const fileIn = ({ folder }: StorePlan): string => path.join(folder, DATABASE_FILE);

const openDatabase = (plan: StorePlan): Promise<Database> | Database => {
  if (plan.databaseUrl !== undefined && plan.databaseUrl !== '')
    return new PostgresDatabase(plan.databaseUrl);
  // Secrets of games are in there.
  mkdirSync(plan.folder, { recursive: true, mode: 0o700 });
  return SqliteDatabase.open(fileIn(plan));
};

/** New indexes on old tables take longer than any move may, and the other servers wait for them. */
const MIGRATION_MS = 600_000;

/** Where the copy lies that was made first; a PostgreSQL has its own ways. */
const bringForward = async (plan: StorePlan, database: Database): Promise<string | undefined> => {
  if (plan.databaseUrl === undefined || database.kind !== 'postgres') {
    const copy = (await isBehind(database)) ? await copyBefore(database, fileIn(plan)) : undefined;
    await migrate(database);
    return copy;
  }
  const patient = new PostgresDatabase(plan.databaseUrl, MIGRATION_MS);
  try {
    await migrate(patient);
  } finally {
    await patient.close();
  }
  return undefined;
};

const openBus = async (
  plan: StorePlan,
  database: Database,
  heartbeat: Heartbeat,
  time: SenseOfTime,
): Promise<Bus> =>
  plan.databaseUrl !== undefined && database.kind === 'postgres'
    ? PostgresBus.open(plan.databaseUrl, plan.node, heartbeat, () => time.now())
    : new MemoryBus();

interface Surroundings {
  readonly time: SenseOfTime;
  readonly copy: string | undefined;
  /** Until a copy is forgotten. */
  readonly old: Timer | undefined;
}

const together = (
  database: Database,
  heartbeat: Heartbeat,
  bus: Bus,
  { time, copy, old }: Surroundings,
): OpenStore => ({
  database,
  logs: new GroupLogStore(database, () => time.now()),
  rooms: new SqlRoomStore(database),
  chat: new SqlChatStore(database),
  bus,
  heartbeat,
  copy,
  async close() {
    old?.cancel();
    await bus.close();
    await heartbeat.close();
    await database.close();
  },
});

/**
 * Rejects with a StoreError while the database does not answer, with an InUseError when another
 * server has the file, with a NewerDatabaseError when this build is too old for it, with a NoCopyError
 * when there is no room for a copy before it is brought forward.
 */
export const openStore = async (plan: StorePlan): Promise<OpenStore> => {
  const database = await openDatabase(plan);
  const time = plan.time ?? new SenseOfTime(MACHINE);
  let heartbeat: Heartbeat | undefined;
  try {
    const copy = await bringForward(plan, database);
    heartbeat = await Heartbeat.start(database, plan.node, time);
    const bus = await openBus(plan, database, heartbeat, time);
    const old = database.kind === 'sqlite' ? forgetCopyLater(fileIn(plan), time) : undefined;
    return together(database, heartbeat, bus, { time, copy, old });
  } catch (error) {
    await heartbeat?.close();
    await database.close();
    throw error;
  }
};
