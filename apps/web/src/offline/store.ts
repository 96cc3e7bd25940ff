// Stores offline tables in IndexedDB, or in memory where there is none (some private windows). In
// memory a table lasts as long as its page.

import type { Entry } from '@tablee/table';
import type { TableSummary } from '@tablee/wire';
import { answerOf, Database } from './database.ts';
import type { HomeStore, Kept } from './kept.ts';

/** One connection per page or worker. */
const database = new Database('tablee', 1, (db) => {
  db.createObjectStore('tables', { keyPath: 'sheet.id' });
  db.createObjectStore('entries');
});

export async function openStore(): Promise<HomeStore> {
  try {
    await database.open();
    return new DatabaseStore();
  } catch {
    return new MemoryStore();
  }
}

/** The summary with its origin, also for tables stored before summaries had one. */
function summaryOf({ summary, origin }: Kept): TableSummary {
  if (origin === undefined) return summary;
  const { played, from } = origin;
  return { ...summary, origin: { played, ...(from !== undefined && { from }) } };
}

/** Every entry of a table, by its place. */
const rangeOf = (table: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([table, from], [table, Infinity]);

/** On the disk before a page is told. */
const ON_DISK = { durability: 'strict' } as const;

class DatabaseStore implements HomeStore {
  readonly isLasting = true;

  append(table: string, at: number, entries: readonly Entry[]): Promise<boolean> {
    return database.run(['entries', 'readwrite', ON_DISK], async (transaction) => {
      const rows = transaction.objectStore('entries');
      const length = await answerOf(rows.count(rangeOf(table)));
      const fits = length === at;
      if (fits) entries.forEach((entry, i) => rows.add(entry, [table, at + i]));
      return fits;
    });
  }

  entries(table: string, from = 0): Promise<readonly Entry[]> {
    return database.run(['entries'], async (transaction) => {
      const rows = transaction.objectStore('entries');
      return (await answerOf(rows.getAll(rangeOf(table, from)))) as Entry[];
    });
  }

  create(kept: Kept): Promise<void> {
    return database.run(['tables', 'readwrite', ON_DISK], (transaction) => {
      transaction.objectStore('tables').put(kept);
    });
  }

  find(table: string): Promise<Kept | undefined> {
    return database.run(['tables'], async (transaction) => {
      const rows = transaction.objectStore('tables');
      return (await answerOf(rows.get(table))) as Kept | undefined;
    });
  }

  note(table: string, summary: TableSummary): Promise<void> {
    return database.run(['tables', 'readwrite'], async (transaction) => {
      const rows = transaction.objectStore('tables');
      const kept = (await answerOf(rows.get(table))) as Kept | undefined;
      // Removed in the meantime: then it stays removed.
      if (kept !== undefined) rows.put({ ...kept, summary });
    });
  }

  list(): Promise<readonly TableSummary[]> {
    return database.run(['tables'], async (transaction) => {
      const rows = transaction.objectStore('tables');
      const kept = (await answerOf(rows.getAll())) as Kept[];
      return kept.map(summaryOf);
    });
  }

  remove(table: string): Promise<void> {
    return database.run([['tables', 'entries'], 'readwrite'], (transaction) => {
      transaction.objectStore('tables').delete(table);
      transaction.objectStore('entries').delete(rangeOf(table));
    });
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
    return Promise.resolve([...this.#tables.values()].map(summaryOf));
  }

  remove(table: string): Promise<void> {
    this.#tables.delete(table);
    this.#entries.delete(table);
    return Promise.resolve();
  }
}
