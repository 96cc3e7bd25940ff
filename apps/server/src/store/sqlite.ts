// Implements `Database` on a SQLite file: needs no installation, and each commit reaches the disk.
// One process at a time uses it.

import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StoreError, type Database, type Queries, type Row, type Value } from './database.ts';
import { copyInto } from './copy-before.ts';
import { makeOwn } from './file-modes.ts';
import {
  findEngine,
  isBusy,
  storeErrorOf,
  type Connection,
  type Engine,
  type Statement,
} from './sqlite-engine.ts';

/** Another server, still running or merely stopped, works on the same file. */
export class InUseError extends Error {
  constructor(file: string) {
    super(`another server uses ${file}: only one at a time can, or give them a PostgreSQL`);
  }
}

/** The files were deleted, moved or exchanged: what is written to the open ones is lost with the process. */
export class FilesGoneError extends StoreError {
  constructor(file: string, rescued?: string) {
    super(new Error(`${file} is gone`));
    const all = rescued === undefined ? '' : `; all that was kept until now is in ${rescued}`;
    this.message = `${file} was deleted, moved or exchanged under the running server${all}`;
  }
}

/** How long a server that starts waits for the one before it to be gone. */
const LOCK_MS = 1000;
/** How long a write waits for another process that holds the file's write lock. */
export const BUSY_MS = 2000;
/** Pause between two tries. SQLite's own wait would stop the whole process. */
const BUSY_PAUSE_MS = 20;
/** Limit of the wait for the connection, so that a deadlocked caller gets an error. */
const LINE_MS = 5000;
const STATEMENTS_MAX = 256;
/** The log is brought home when it has 16 MiB: what was changed many times by then is written once. */
const CHECKPOINT_PAGES = 4096;

// Without secure_delete a deleted name stays readable in the free space of a page.
const PRAGMAS = `
  pragma synchronous = full;
  pragma secure_delete = on;
  pragma fullfsync = on;
  pragma foreign_keys = off;
  pragma busy_timeout = 0;
  pragma cache_size = -16000;
  pragma journal_size_limit = 67108864;
  pragma wal_autocheckpoint = ${CHECKPOINT_PAGES};
`;

const asQuestionMarks = (sql: string): string => sql.replace(/\$(\d+)/g, '?$1');

const isOverWithin = (work: Promise<void>, milliseconds: number): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), milliseconds);
    void work.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });

/** A connection with the statements it has seen before. */
class Line {
  readonly #connection: Connection;
  readonly #statements = new Map<string, Statement>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  prepare(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#connection.prepare(asQuestionMarks(sql));
    if (this.#statements.size >= STATEMENTS_MAX) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }

  all(sql: string, values: readonly Value[]): readonly Row[] {
    return this.prepare(sql).all(...values) as Row[];
  }

  exec(sql: string): void {
    this.#connection.exec(sql);
  }

  close(): void {
    this.#statements.clear();
    this.#connection.close();
  }
}

/**
 * Locks the database for the process: an operating-system lock on a file beside it. It ends with
 * the process, even a killed one, and does not block copying the database.
 */
const lock = (engine: Engine, file: string): Connection => {
  const connection = new engine.DatabaseSync(`${file}.lock`);
  try {
    connection.exec(`pragma busy_timeout = ${LOCK_MS}`);
    connection.exec('begin exclusive');
    return connection;
  } catch (error) {
    connection.close();
    throw isBusy(error) ? new InUseError(file) : error;
  }
};

const openFile = (engine: Engine, file: string): Line => {
  const line = new Line(new engine.DatabaseSync(file));
  const [mode] = line.all('pragma journal_mode = wal', []);
  if (mode?.['journal_mode'] !== 'wal')
    throw new Error(`${file} is on a disk without shared memory`);
  line.exec(PRAGMAS);
  return line;
};

/** Where a name leads now; undefined where it leads nowhere. */
const inodeOf = (file: string): bigint | undefined =>
  statSync(file, { throwIfNoEntry: false, bigint: true })?.ino;

/** Bytes of the write-ahead log beside the file. */
const logBytes = (file: string): number =>
  statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;

export class SqliteDatabase implements Database {
  readonly kind = 'sqlite';
  /** Bytes of the write-ahead log that an earlier server left beside the file, now part of it. */
  readonly broughtHome: number;
  readonly #lock: Connection;
  readonly #writer: Line;
  /** Reads while a transaction is open on the other: it sees only what is committed. */
  readonly #reader: Line;
  #last: Promise<void> = Promise.resolve();
  #jobs = 0;
  /** The files as they were opened. */
  readonly #inodes: ReadonlyMap<string, bigint>;
  readonly #busyMs: number;
  #hasDeleted = false;
  #gone: FilesGoneError | undefined;
  #isClosed = false;

  private constructor(engine: Engine, file: string, busyMs: number) {
    this.#busyMs = busyMs;
    makeOwn(`${file}.lock`);
    makeOwn(file);
    this.#lock = lock(engine, file);
    try {
      const left = logBytes(file);
      this.#writer = openFile(engine, file);
      this.broughtHome = this.#bringHome() ? left : 0;
      this.#reader = openFile(engine, file);
      this.#reader.exec('pragma query_only = on');
      const inodes = [file, `${file}-wal`].map((name) => [name, inodeOf(name)] as const);
      this.#inodes = new Map(inodes.filter((one): one is [string, bigint] => one[1] !== undefined));
    } catch (error) {
      this.#lock.close();
      throw error;
    }
  }

  /** `file` may be missing, its folder may not. */
  static async open(file: string, engine?: Engine, busyMs = BUSY_MS): Promise<SqliteDatabase> {
    // Two ways to the same file must meet at the same lock.
    const real = path.join(realpathSync(path.dirname(file)), path.basename(file));
    const found = engine ?? (await findEngine());
    try {
      return new SqliteDatabase(found, real, busyMs);
    } catch (error) {
      throw storeErrorOf(error);
    }
  }

  async query(sql: string, values: readonly Value[] = []): Promise<readonly Row[]> {
    const isRead = /^\s*select\b/i.test(sql);
    // What is written outside a transaction must not become part of one that happens to be open.
    if (isRead && this.#jobs > 0) return this.#try(() => this.#reader.all(sql, values));
    return this.#soon(() => this.#writer.all(sql, values));
  }

  transaction<T>(work: (inside: Queries) => Promise<T>): Promise<T> {
    return this.#inLine(async () => {
      let isOver = false;
      const query = (sql: string, values: readonly Value[] = []): Promise<readonly Row[]> =>
        isOver
          ? Promise.reject(new Error('this transaction is over'))
          : new Promise((resolve) => {
              resolve(this.#try(() => this.#writer.all(sql, values)));
            });
      await this.#patiently(() => this.#writer.exec('begin immediate'));
      try {
        const result = await work({ query });
        this.#writer.exec('commit');
        return result;
      } catch (error) {
        this.#rollBack();
        throw error;
      } finally {
        isOver = true;
      }
    });
  }

  /** A transaction that waits for nothing inside: as little as possible around many small writes. */
  async atOnce<T>(work: () => T): Promise<T> {
    return this.#soon(() => {
      this.#writer.prepare('begin immediate').run();
      try {
        const result = work();
        this.#writer.prepare('commit').run();
        return result;
      } catch (error) {
        this.#rollBack();
        throw error;
      }
    });
  }

  /** For use inside `atOnce`; kept, so it is found again at once. */
  prepare(sql: string): Statement {
    return this.#writer.prepare(sql);
  }

  forgetDeleted(): void {
    this.#hasDeleted = true;
  }

  async lookAfter(): Promise<void> {
    const [gone] = [...this.#inodes].find(([file, inode]) => inodeOf(file) !== inode) ?? [];
    if (gone === undefined) this.#gone = undefined;
    else this.#gone ??= new FilesGoneError(gone, await this.#rescue(gone));
    // While a backup reads the file its log cannot be emptied: tried again next time.
    if (this.#hasDeleted) await this.#inLine(() => (this.#hasDeleted = !this.#bringHome()));
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#gone = undefined;
    await this.#inLine(() => {
      this.#isClosed = true;
      this.#writer.exec(`pragma busy_timeout = ${this.#busyMs}`);
      this.#reader.close();
      try {
        // Not left to the last close: a connection with prepared statements lives on in the package.
        this.#bringHome();
      } finally {
        this.#writer.close();
        this.#lock.close();
      }
    });
  }

  /** What this process still has open of a deleted file, brought to where it lasts; undefined where that fails. */
  async #rescue(gone: string): Promise<string | undefined> {
    const [file = gone] = this.#inodes.keys();
    try {
      if (gone !== file) return (await this.#inLine(() => this.#bringHome())) ? file : undefined;
      if (existsSync(file)) return undefined;
      const copy = `${file}.rescued`;
      await copyInto(this, copy);
      return copy;
    } catch {
      return undefined;
    }
  }

  /** Moves the write-ahead log into the file and empties it; false while another process reads the file. */
  #bringHome(): boolean {
    const [row] = this.#writer.all('pragma wal_checkpoint(truncate)', []);
    return row?.['busy'] === 0;
  }

  #try<T>(job: () => T): T {
    try {
      if (this.#isClosed) throw new StoreError(new Error('the database is closed'));
      if (this.#gone !== undefined) throw this.#gone;
      return job();
    } catch (error) {
      throw storeErrorOf(error);
    }
  }

  /** At once where nothing is under way and no other process holds the file. */
  #soon<T>(job: () => T): T | Promise<T> {
    if (this.#jobs === 0) {
      try {
        return this.#try(job);
      } catch (error) {
        if (!isBusy(error)) throw error;
      }
    }
    return this.#inLine(() => this.#patiently(job));
  }

  /** Waits between the tries, so that the rest of the server goes on while another process writes. */
  async #patiently<T>(job: () => T): Promise<T> {
    const end = performance.now() + this.#busyMs;
    for (;;) {
      try {
        return job();
      } catch (error) {
        if (!isBusy(error) || performance.now() >= end) throw error;
      }
      await pause(BUSY_PAUSE_MS);
    }
  }

  /** One after the other: there is one connection that writes, and it has one transaction. */
  async #inLine<T>(job: () => T | Promise<T>): Promise<T> {
    const before = this.#last;
    const isAlone = this.#jobs === 0;
    let leave = (): void => undefined;
    this.#jobs += 1;
    this.#last = new Promise((resolve) => {
      leave = () => {
        this.#jobs -= 1;
        resolve();
      };
    });
    if (!isAlone && !(await isOverWithin(before, LINE_MS))) {
      void before.then(leave);
      throw new StoreError(new Error('another transaction takes too long'));
    }
    try {
      return await this.#try(job);
    } catch (error) {
      throw storeErrorOf(error);
    } finally {
      leave();
    }
  }

  #rollBack(): void {
    try {
      this.#writer.exec('rollback');
    } catch {
      // A full disk has ended the transaction already.
    }
  }
}
