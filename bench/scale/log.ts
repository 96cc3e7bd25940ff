// (1) Whether a log with many million entries is written and read as fast as one that holds only the tables
// which play: both are measured in turns, by the store's own functions.
import { mkdtempSync } from 'node:fs';
import path from 'node:path';

import type * as ChatStore from '../../apps/server/dist/store/chat-store.js';
import type * as LogStore from '../../apps/server/dist/store/log-store.js';
import type * as Migrate from '../../apps/server/dist/store/migrate.js';
import type * as PostgresStore from '../../apps/server/dist/store/postgres.js';
import type * as RoomStore from '../../apps/server/dist/store/room-store.js';
import type * as SqliteStore from '../../apps/server/dist/store/sqlite.js';
import type { Postgres } from '../../scripts/postgres.ts';
import { built } from '../built.ts';
import type { Found, Say } from '../load/measure.ts';
import type { House } from '../load/processes.ts';
import { columns, median, rounded } from '../numbers.ts';
import { newTables, openPatient, sizeOf, startCluster } from './databases.ts';
import { documentOf, fillPostgres, fillSqlite, meanLength, nameOf, templates } from './fill.ts';
import type { Templates } from './fill.ts';

const { SqlChatStore } = await built<typeof ChatStore>('store/chat-store.js');
const { GroupLogStore } = await built<typeof LogStore>('store/log-store.js');
const { migrate } = await built<typeof Migrate>('store/migrate.js');
const { PostgresDatabase } = await built<typeof PostgresStore>('store/postgres.js');
const { SqlRoomStore } = await built<typeof RoomStore>('store/room-store.js');
const { SqliteDatabase } = await built<typeof SqliteStore>('store/sqlite.js');

/** Tables that play while everything else lies there. */
const LIVE = 200;
const LOOKS = 200;

type Database = PostgresStore.PostgresDatabase | SqliteStore.SqliteDatabase;

interface Pass {
  readonly alone: number;
  readonly perSecond: number;
  readonly opened: number;
}

/** A store with the tables that play, and those that have been played. */
interface FilledLog {
  readonly name: string;
  readonly database: Database;
  readonly tables: number;
  readonly rows: number;
  readonly logs: LogStore.GroupLogStore;
  readonly rooms: RoomStore.SqlRoomStore;
  readonly chat: ChatStore.SqlChatStore;
  /** Of those that play. */
  readonly lengths: Map<string, number>;
  passes: Pass[];
}

const openLog = async (
  name: string,
  database: Database,
  tables: number,
  rows: number,
): Promise<FilledLog> => {
  const log: FilledLog = {
    name,
    database,
    tables,
    rows,
    logs: new GroupLogStore(database),
    rooms: new SqlRoomStore(database),
    chat: new SqlChatStore(database),
    lengths: new Map(),
    passes: [],
  };
  for (let i = 0; i < LIVE; i++) {
    const id = `live${i}`;
    await log.rooms.create(documentOf(id, 'playing'), { seed: '', salt: '' }, null);
    log.lengths.set(id, 0);
  }
  return log;
};

const append = async ({ logs, lengths }: FilledLog, id: string): Promise<void> => {
  const at = lengths.get(id)!;
  const entry = { text: `${at % 4} take 2`, by: `${at % 4}/m8x2k4v1qz7h-${at}`, at: Date.now() };
  if (!(await logs.append(id, at, [entry]))) throw new Error('somebody else wrote');
  lengths.set(id, at + 1);
};

const timed = async (job: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await job();
  return performance.now() - began;
};

/** What the server asks for before it opens a table. */
const openTable = async ({ rooms, logs, chat }: FilledLog, id: string): Promise<void> => {
  if ((await rooms.find(id)) === undefined) throw new Error(`no table ${id}`);
  await rooms.secret(id);
  await logs.snapshot(id);
  await logs.entries(id);
  await chat.lines(id, 0);
};

/** One pass: a table that plays alone, all that play at once, and tables that are opened. */
const measure = async (log: FilledLog, seconds: number): Promise<void> => {
  const ids = [...log.lengths.keys()];
  const alone: number[] = [];
  for (let i = 0; i < LOOKS; i++) alone.push(await timed(() => append(log, ids[0]!)));
  let kept = 0;
  const until = performance.now() + seconds * 1000;
  const rush = async (id: string): Promise<void> => {
    while (performance.now() < until) {
      await append(log, id);
      kept += 1;
    }
  };
  const took = await timed(() => Promise.all(ids.map(rush)));
  const opened: number[] = [];
  for (let i = 0; i < LOOKS; i++) {
    const id = nameOf(Math.floor(Math.random() * log.tables));
    opened.push(await timed(() => openTable(log, id)));
  }
  log.passes.push({
    alone: median(alone),
    perSecond: (kept * 1000) / took,
    opened: median(opened),
  });
};

interface Turns {
  readonly passes: number;
  readonly seconds: number;
}

const inTurns = async (logs: readonly FilledLog[], { passes, seconds }: Turns): Promise<void> => {
  for (const log of logs) await measure(log, Math.min(1, seconds));
  for (const log of logs) log.passes = [];
  for (let pass = 0; pass < passes; pass++) for (const log of logs) await measure(log, seconds);
};

/** Pass by pass: both had the same machine then. */
const ratio = (log: FilledLog, first: FilledLog, of: keyof Pass): number =>
  rounded(median(log.passes.map((pass, i) => pass[of] / first.passes[i]![of])), 2);

interface Line extends Pass {
  readonly name: string;
  readonly rows: number;
  readonly ratios: Pass;
}

const compared = (logs: readonly FilledLog[]): Line[] => {
  const first = logs[0]!;
  const each = (of: (name: keyof Pass) => number): Pass => ({
    alone: of('alone'),
    perSecond: of('perSecond'),
    opened: of('opened'),
  });
  return logs.map((log) => ({
    name: log.name,
    rows: log.rows,
    ...each((of) => rounded(median(log.passes.map((pass) => pass[of])), 2)),
    ratios: each((of) => ratio(log, first, of)),
  }));
};

const textOf = (lines: readonly Line[]): string =>
  columns([
    ['', 'entries', 'append ms', '×', 'appends/s', '×', 'open ms', '×'],
    ...lines.map(({ name, rows, alone, perSecond, opened, ratios }) => [
      name,
      rows,
      alone,
      ratios.alone,
      Math.round(perSecond),
      ratios.perSecond,
      opened,
      ratios.opened,
    ]),
  ]);

// ---- how much is read

type Values = Parameters<PostgresStore.PostgresDatabase['prepared']>[2];

type Explained = [{ readonly Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }];

/** Says how much of the database each statement touches instead of how long it takes. */
class Counting extends PostgresDatabase {
  blocks = 0;

  override async prepared(_name: string, sql: string, values: Values): Promise<[]> {
    const [row] = await this.query(
      `explain (analyze, buffers, format json) ${sql}`,
      values as string[],
    );
    const [{ Plan: plan }] = Object.values(row!)[0] as unknown as Explained;
    this.blocks = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    return [];
  }
}

interface Blocks {
  readonly append: number;
  readonly read: number;
}

const blocksOf = async (url: string, { lengths, tables }: FilledLog): Promise<Blocks> => {
  const counting = new Counting(url);
  const logs = new GroupLogStore(counting);
  const ids = [...lengths.keys()];
  const appended: number[] = [];
  const read: number[] = [];
  for (let i = 0; i < 50; i++) {
    const id = ids[i]!;
    const at = lengths.get(id)!;
    await logs.append(id, at, [{ text: '0 take 2', by: '0/m8x2k4v1qz7h-1', at: Date.now() }]);
    lengths.set(id, at + 1);
    appended.push(counting.blocks);
    await logs.entries(nameOf(Math.floor(Math.random() * tables)));
    read.push(counting.blocks);
  }
  await counting.close();
  return { append: median(appended), read: median(read) };
};

interface Bytes {
  readonly heap: number;
  readonly index: number;
}

interface PostgresLog extends FilledLog {
  readonly url: string;
  readonly bytes: Bytes;
}

const bytesPerRow = async (url: string, rows: number): Promise<Bytes> => {
  const { heap, index } = await sizeOf(url, 'entries');
  return { heap: rounded(heap / rows), index: rounded(index / rows) };
};

const fillNew = async (
  cluster: Postgres,
  games: Templates,
  { name, title, rows }: { readonly name: string; readonly title: string; readonly rows: number },
  say: Say,
): Promise<PostgresLog> => {
  const url = await newTables(cluster, name);
  const patient = openPatient(url);
  const began = performance.now();
  const tables = await fillPostgres(patient, games, rows, say);
  const [counted] = await patient.query('select count(*) as n from entries');
  const n = Number(counted!['n']);
  await patient.close();
  const seconds = Math.round((performance.now() - began) / 1000);
  say(`${title}: ${n} entries of ${tables} tables in ${seconds} s`);
  const log = await openLog(title, new PostgresDatabase(url), tables, n);
  return { ...log, url, bytes: await bytesPerRow(url, n) };
};

/** A log of many millions against one of the few tables that play. */
interface LogPlan extends Turns {
  readonly rows: number;
  readonly small: number;
}

export const measureLog = async (
  house: House,
  { rows, small, passes, seconds }: LogPlan,
  say: Say,
): Promise<Found> => {
  const cluster = await startCluster(house);
  const games = await templates();
  const sizes = [
    { name: 'log_small', title: 'only what plays', rows: small },
    { name: 'log_large', title: 'everything ever played', rows },
  ];
  const logs: PostgresLog[] = [];
  for (const size of sizes) logs.push(await fillNew(cluster, games, size, say));
  await inTurns(logs, { passes, seconds });
  const blocks = new Map<FilledLog, Blocks>();
  for (const log of logs) blocks.set(log, await blocksOf(log.url, log));
  const lines = compared(logs).map((line, i) => {
    const log = logs[i]!;
    return { ...line, bytes: log.bytes, blocks: blocks.get(log)! };
  });
  for (const { database } of logs) await database.close();
  await cluster.stop();
  const large = lines[1]!;
  const text = `${textOf(lines)}
blocks touched by an append: ${lines.map(({ blocks }) => blocks.append).join(' and ')}, by reading a \
game of ${Math.round(meanLength(games))} entries: ${lines.map(({ blocks }) => blocks.read).join(' and ')}; \
bytes per entry on the disk: ${large.bytes.heap} and ${large.bytes.index} of its key`;
  return { text, result: lines };
};

/** A file with many entries against one with the few tables that play. */
export const measureFile = async (
  house: House,
  { rows, small, passes, seconds }: LogPlan,
  say: Say,
): Promise<Found> => {
  const games = await templates();
  const logs: FilledLog[] = [];
  const bytes: number[] = [];
  for (const [title, count] of [
    ['only what plays', small],
    ['everything ever played', rows],
  ] as const) {
    const folder = mkdtempSync(path.join(house.folder, 'file-'));
    const database = await SqliteDatabase.open(path.join(folder, 'tablee.db'));
    await migrate(database);
    const began = performance.now();
    const tables = await fillSqlite(database, games, count);
    say(`SQLite, ${title}: in ${Math.round((performance.now() - began) / 1000)} s`);
    const [counted] = await database.query('select sum(length) as n from logs');
    const [size] = await database.query(
      'select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()',
    );
    const n = Number(counted!['n']);
    bytes.push(Number(size!['bytes']) / n);
    logs.push(await openLog(title, database, tables, n));
  }
  await inTurns(logs, { passes, seconds });
  const lines = compared(logs).map((line, i) => ({ ...line, bytes: rounded(bytes[i]!) }));
  for (const { database } of logs) await database.close();
  return {
    text: `${textOf(lines)}\n${lines[1]!.bytes} bytes per entry, all included`,
    result: lines,
  };
};
