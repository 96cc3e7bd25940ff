// Keeps the logs of all tables. What comes in at one moment is written together: one commit, one
// wait for the disk, however many tables play. The length of a log guards it: an entry is kept only
// behind the one that its writer saw last, so nobody, however late, can fork a table.

import type { Entry } from '@tablee/table';
import { StoreError, type Database } from './database.ts';
import type { Append, WriteBatch } from './log-batch.ts';
import { postgresBatches } from './log-postgres.ts';
import { readsOf, type ReadEntries } from './log-reads.ts';
import { sqliteBatches } from './log-sqlite.ts';
import { PostgresDatabase } from './postgres.ts';
import { SqliteDatabase } from './sqlite.ts';
import type { LogStore } from './stores.ts';

const BATCH_MAX = 500;
/** While moves come quickly, commits are at least so far apart; nobody notices, and they are few. */
const GATHER_MS = 30;
/** So many are worth a commit at any time. */
const CROWD = 128;

interface Waiting extends Append {
  readonly resolve: (isKept: boolean) => void;
  readonly reject: (error: unknown) => void;
}

const turnOver = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const batchesOf = (database: Database): WriteBatch => {
  if (database instanceof PostgresDatabase) return postgresBatches(database);
  if (database instanceof SqliteDatabase) return sqliteBatches(database);
  throw new TypeError(`no log on a database of kind ${database.kind}`);
};

export class GroupLogStore implements LogStore {
  readonly #database: Database;
  readonly #write: WriteBatch;
  readonly #read: ReadEntries;
  readonly #now: () => number;
  readonly #gatherMs: number;
  #written = -Infinity;
  /** Which table was written to the last time, if it was only one. */
  #alone: string | undefined;
  /** Ends the pause before the next batch. */
  #hurry: (() => void) | undefined;
  #waiting: Waiting[] = [];
  #isWriting = false;

  constructor(database: Database, now: () => number = Date.now) {
    this.#database = database;
    this.#write = batchesOf(database);
    this.#read = readsOf(database);
    // A commit to a file holds up the whole process until the disk answers: worth sharing.
    this.#gatherMs = database.kind === 'sqlite' ? GATHER_MS : 0;
    this.#now = now;
  }

  append(table: string, at: number, entries: readonly Entry[]): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ table, at, entries, now: this.#now(), resolve, reject });
      if (this.#waiting.length >= CROWD) this.#hurry?.();
      if (this.#isWriting) return;
      this.#isWriting = true;
      void this.#writeAll();
    });
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

  /** Until nothing waits any more; what gathers while a batch is on its way is the next one. */
  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Everything else that this turn of the event loop brings comes along, and those who answer
      // a move at once do not keep everybody else from being heard.
      await turnOver();
      await this.#gather();
      const batch = this.#takeBatch();
      await this.#writeSome(batch);
      this.#written = performance.now();
      this.#alone = batch.length === 1 ? batch[0]!.table : undefined;
    }
    this.#isWriting = false;
  }

  /** At once where nobody else plays or all is quiet, else with everything else of the next moment. */
  #gather(): Promise<void> | undefined {
    const [first] = this.#waiting;
    if (this.#waiting.length === 1 && first!.table === this.#alone) return undefined;
    const pause = this.#written + this.#gatherMs - performance.now();
    if (pause <= 0 || this.#waiting.length >= CROWD) return undefined;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#hurry?.(), pause);
      this.#hurry = () => {
        clearTimeout(timer);
        this.#hurry = undefined;
        resolve();
      };
    });
  }

  /** The first of every table: the next of the same table needs to know what became of it. */
  #takeBatch(): Waiting[] {
    const batch = new Map<string, Waiting>();
    const rest: Waiting[] = [];
    for (const one of this.#waiting) {
      if (batch.size < BATCH_MAX && !batch.has(one.table)) batch.set(one.table, one);
      else rest.push(one);
    }
    this.#waiting = rest;
    return [...batch.values()];
  }

  async #writeSome(batch: readonly Waiting[]): Promise<void> {
    try {
      const kept = await this.#write(batch);
      batch.forEach((one, index) => one.resolve(kept[index] === true));
    } catch (error) {
      if (error instanceof StoreError || batch.length === 1) {
        for (const one of batch) one.reject(error);
        return;
      }
      // One of them is not fit to be written; the others must not suffer for it.
      for (const one of batch) await this.#writeSome([one]);
    }
  }
}
