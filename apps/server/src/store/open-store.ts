// Opens everything the server keeps: in a file of its own folder, or in a PostgreSQL that several
// servers share.

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { SenseOfTime } from '@tablee/table';
import { MACHINE } from '../machine-time.ts';
import { MemoryBus, PostgresBus } from './bus.ts';
import { SqlChatStore } from './chat-store.ts';
import type { Database } from './database.ts';
import { Heartbeat } from './heartbeat.ts';
import { GroupLogStore } from './log-store.ts';
import { migrate } from './migrate.ts';
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
  close(): Promise<void>;
}

export const DATABASE_FILE = 'tablee.db';

const openDatabase = (plan: StorePlan): Promise<Database> | Database => {
  if (plan.databaseUrl !== undefined && plan.databaseUrl !== '')
    return new PostgresDatabase(plan.databaseUrl);
  // Secrets of games are in there.
  mkdirSync(plan.folder, { recursive: true, mode: 0o700 });
  return SqliteDatabase.open(path.join(plan.folder, DATABASE_FILE));
};

/** New indexes on old tables take longer than any move may, and the other servers wait for them. */
const MIGRATION_MS = 600_000;

const bringForward = async (plan: StorePlan, database: Database): Promise<void> => {
  if (plan.databaseUrl === undefined || database.kind !== 'postgres') return migrate(database);
  const patient = new PostgresDatabase(plan.databaseUrl, MIGRATION_MS);
  try {
    await migrate(patient);
  } finally {
    await patient.close();
  }
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

const together = (
  database: Database,
  heartbeat: Heartbeat,
  bus: Bus,
  time: SenseOfTime,
): OpenStore => ({
  database,
  logs: new GroupLogStore(database, () => time.now()),
  rooms: new SqlRoomStore(database),
  chat: new SqlChatStore(database),
  bus,
  heartbeat,
  async close() {
    await bus.close();
    await heartbeat.close();
    await database.close();
  },
});

/**
 * Rejects with a StoreError while the database does not answer, with an InUseError when another
 * server has the file, with a NewerDatabaseError when this build is too old for it.
 */
export const openStore = async (plan: StorePlan): Promise<OpenStore> => {
  const database = await openDatabase(plan);
  const time = plan.time ?? new SenseOfTime(MACHINE);
  let heartbeat: Heartbeat | undefined;
  try {
    await bringForward(plan, database);
    heartbeat = await Heartbeat.start(database, plan.node, time);
    const bus = await openBus(plan, database, heartbeat, time);
    return together(database, heartbeat, bus, time);
  } catch (error) {
    await heartbeat?.close();
    await database.close();
    throw error;
  }
};
