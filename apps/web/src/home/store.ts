// Where offline tables are kept: the browser's own database, or memory where it is not to be had
// (some private windows); then a table lasts as long as its page.

import type { Entry } from '@tablee/table';
import type { TableSummary } from '@tablee/wire';
import { answerOf, doneOf, openDatabase } from './database.ts';
import type { HomeStore, Kept } from './kept.ts';

const NAME = 'tablee';
const VERSION = 1;

let opened: Promise<HomeStore> | undefined;

/** One connection per page or worker, however often it is asked for. */
export function openStore(): Promise<HomeStore> {
  opened ??= openDatabase(NAME, VERSION, (db) => {
    db.createObjectStore('tables', { keyPath: 'sheet.id' });
    db.createObjectStore('entries');
  }).then(
    (db) => new DatabaseStore(db),
    () => new MemoryStore(),
  );
  return opened;
}

/** Every entry of a table, by its place. */
const rangeOf = (table: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([table, from], [table, Infinity]);

class DatabaseStore implements HomeStore {
  readonly isLasting = true;
  readonly #db: IDBDatabase;

  constructor(db: IDBDatabase) {
    this.#db = db;
  }

  async append(table: string, at: number, entries: readonly Entry[]): Promise<boolean> {
    // On the disk before anybody is told.
    const transaction = this.#db.transaction('entries', 'readwrite', { durability: 'strict' });
    const done = doneOf(transaction);
    const rows = transaction.objectStore('entries');
    const length = await answerOf(rows.count(rangeOf(table)));
    const fits = length === at;
    if (fits) entries.forEach((entry, i) => rows.add(entry, [table, at + i]));
    await done;
    return fits;
  }

  async entries(table: string, from = 0): Promise<readonly Entry[]> {
    const rows = this.#db.transaction('entries').objectStore('entries');
    return (await answerOf(rows.getAll(rangeOf(table, from)))) as Entry[];
  }

  async create(kept: Kept): Promise<void> {
    const transaction = this.#db.transaction('tables', 'readwrite', { durability: 'strict' });
    transaction.objectStore('tables').add(kept);
    await doneOf(transaction);
  }

  async find(table: string): Promise<Kept | undefined> {
    const rows = this.#db.transaction('tables').objectStore('tables');
    return (await answerOf(rows.get(table))) as Kept | undefined;
  }

  async note(table: string, summary: TableSummary): Promise<void> {
    const transaction = this.#db.transaction('tables', 'readwrite');
    const done = doneOf(transaction);
    const rows = transaction.objectStore('tables');
    const kept = (await answerOf(rows.get(table))) as Kept | undefined;
    // Removed in the meantime: then it stays removed.
    if (kept !== undefined) rows.put({ ...kept, summary });
    await done;
  }

  async list(): Promise<readonly TableSummary[]> {
    const rows = this.#db.transaction('tables').objectStore('tables');
    const kept = (await answerOf(rows.getAll())) as Kept[];
    return kept.map(({ summary }) => summary);
  }

  async remove(table: string): Promise<void> {
    const transaction = this.#db.transaction(['tables', 'entries'], 'readwrite');
    transaction.objectStore('tables').delete(table);
    transaction.objectStore('entries').delete(rangeOf(table));
    await doneOf(transaction);
  }
}

class MemoryStore implements HomeStore {
  readonly isLasting = false;
  readonly #tables = new Map<string, Kept>();
  readonly #entries = new Map<string, Entry[]>();

  append(table: string, at: number, entries: readonly Entry[]): Promise<boolean> {
    const kept = this.#entries.get(table) ?? [];
    const fits = kept.length === at;
    if (fits) this.#entries.set(table, [...kept, ...entries]);
    return Promise.resolve(fits);
  }

  entries(table: string, from = 0): Promise<readonly Entry[]> {
    return Promise.resolve((this.#entries.get(table) ?? []).slice(from));
  }

  create(kept: Kept): Promise<void> {
    this.#tables.set(kept.sheet.id, kept);
    return Promise.resolve();
  }

  find(table: string): Promise<Kept | undefined> {
    return Promise.resolve(this.#tables.get(table));
  }

  note(table: string, summary: TableSummary): Promise<void> {
    const kept = this.#tables.get(table);
    if (kept !== undefined) this.#tables.set(table, { ...kept, summary });
    return Promise.resolve();
  }

  list(): Promise<readonly TableSummary[]> {
    return Promise.resolve([...this.#tables.values()].map(({ summary }) => summary));
  }

  remove(table: string): Promise<void> {
    this.#tables.delete(table);
    this.#entries.delete(table);
    return Promise.resolve();
  }
}
