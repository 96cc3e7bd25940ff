// Stores the logs of all tables, batching the appends of one moment into one commit. An append
// succeeds only at the length its writer saw last, so a late writer cannot fork a log.

import type { Entry, Store } from '@tablee/table';
import { Batch } from './batch.ts';
import type { Database } from './database.ts';
import type { Append, WriteBatch } from './log-batch.ts';
import { postgresBatches } from './log-postgres.ts';
import { readsOf, type ReadEntries } from './log-reads.ts';
import { sqliteBatches } from './log-sqlite.ts';
import { PostgresDatabase } from './postgres.ts';
import { SqliteDatabase } from './sqlite.ts';

const BATCH_MAX = 500;
/** Minimum time between commits under load. */
const GATHER_MS = 30;
/** Commit at once when this many appends wait. */
const CROWD = 128;

const batchesOf = (database: Database): WriteBatch => {
  if (database instanceof PostgresDatabase) return postgresBatches(database);
  if (database instanceof SqliteDatabase) return sqliteBatches(database);
  throw new TypeError(`no log on a database of kind ${database.kind}`);
};

export type LogStore = Pick<GroupLogStore, 'append' | 'entries' | 'snapshot' | 'saveSnapshot'>;

export class GroupLogStore implements Store {
  readonly #database: Database;
  readonly #write: WriteBatch;
  readonly #read: ReadEntries;
  readonly #now: () => number;
  readonly #gatherMs: number;
  readonly #batch = new Batch<Append, boolean>({
    most: BATCH_MAX,
    about: ({ table }) => table,
    pause: (first) => this.#gather(first),
    ask: (appends) => this.#writeSome(appends),
  });
  #written = -Infinity;
  /** Which table was written to the last time, if it was only one. */
  #alone: string | undefined;
  /** Ends the pause before the next batch. */
  #hurry: (() => void) | undefined;

  constructor(database: Database, now: () => number = Date.now) {
    this.#database = database;
    this.#write = batchesOf(database);
    this.#read = readsOf(database);
    // A commit to a file holds up the whole process until the disk answers: worth sharing.
    this.#gatherMs = database.kind === 'sqlite' ? GATHER_MS : 0;
    this.#now = now;
  }

  /**
   * Appends entries, in one transaction with those of other tables. Resolves with true when the
   * entries are on disk. Rejects with a StoreError when the result is unknown.
   */
  append(table: string, at: number, entries: readonly Entry[]): Promise<boolean> {
    const isKept = this.#batch.ask({ table, at, entries, now: this.#now() });
    if (this.#batch.size >= CROWD) this.#hurry?.();
    return isKept;
  }

  /** Resolves when every append so far is written or refused. */
  settled(): Promise<void> {
    this.#hurry?.();
    return this.#batch.settled();
  }

  entries(table: string, from = 0): Promise<readonly Entry[]> {
    return this.#read(table, from);
  }

  async snapshot(
    table: string,
  ): Promise<{ readonly length: number; readonly data: string } | undefined> {
    const [row] = await this.#database.query('select length, data from snapshots where room = $1', [
      table,
    ]);
    return row && { length: Number(row['length']), data: String(row['data']) };
  }

  async saveSnapshot(table: string, length: number, data: string): Promise<void> {
    // Not for a table that has been removed or is over, and never an older one over a newer one.
    await this.#database.query(
      `insert into snapshots (room, length, data)
        select id, cast($2 as integer), cast($3 as text) from rooms
          where id = $1 and state not in ('over', 'ended')
        on conflict (room) do update set length = excluded.length, data = excluded.data
          where snapshots.length < excluded.length`,
      [table, length, data],
    );
  }

  /**
   * Returns no pause if only this table plays or all is quiet; else waits to join the next batch.
   */
  #gather({ table }: Append): Promise<void> | undefined {
    if (this.#batch.size === 1 && table === this.#alone) return undefined;
    const pause = this.#written + this.#gatherMs - performance.now();
    if (pause <= 0 || this.#batch.size >= CROWD) return undefined;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#hurry?.(), pause);
      this.#hurry = () => {
        clearTimeout(timer);
        this.#hurry = undefined;
        resolve();
      };
    });
  }

  async #writeSome(appends: readonly Append[]): Promise<readonly boolean[]> {
    try {
      return await this.#write(appends);
    } finally {
      this.#written = performance.now();
      this.#alone = appends.length === 1 ? appends[0]!.table : undefined;
    }
  }
}

/** What became of an append. */
export interface Appended {
  readonly table: string;
  readonly entries: readonly Entry[];
  /** `late`: another server wrote first. */
  readonly outcome: 'kept' | 'late' | 'failed';
  readonly seconds: number;
  readonly error?: unknown;
}

interface LogPorts {
  /** Waited for before an append and after a read; undefined where there is nothing to wait for. */
  readonly ready: () => Promise<void> | undefined;
  readonly onAppend: (append: Appended) => void;
}

export const observe = (logs: Store, { ready, onAppend }: LogPorts): Store => ({
  async append(table, at, entries) {
    // Without this test every move would wait for one more promise.
    const unready = ready();
    if (unready !== undefined) await unready;
    const start = performance.now();
    const report = (outcome: Appended['outcome'], error?: unknown): void => {
      const seconds = (performance.now() - start) / 1000;
      onAppend({ table, entries, outcome, seconds, error });
    };
    try {
      const isKept = await logs.append(table, at, entries);
      report(isKept ? 'kept' : 'late');
      return isKept;
    } catch (error) {
      report('failed', error);
      throw error;
    }
  },
  async entries(table, from) {
    const entries = await logs.entries(table, from);
    await ready();
    return entries;
  },
});
