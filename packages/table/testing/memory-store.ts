// Keeps a log store in memory for tests. It can fail, lose an answer, be slow, or get entries from
// another writer.
import type { Entry, Store } from '@tablee/table';

/** The fault of an append: nothing is stored, or it is stored and the answer is lost. */
export type Fault = 'fails' | 'answer-lost';

export class MemoryStore implements Store {
  /** Faults of the next appends, in order; undefined for a successful one. */
  readonly faults: (Fault | undefined)[] = [];
  /** The number of next reads that fail. */
  unreadable = 0;
  /** Runs in each append before anything is stored. */
  onAppend: (() => void | Promise<void>) | undefined;
  readonly #tables = new Map<string, string[]>();

  async append(table: string, at: number, entries: readonly Entry[]): Promise<boolean> {
    await this.onAppend?.();
    const fault = this.faults.shift();
    if (fault === 'fails') throw new Error('the disk is full');
    const kept = this.#of(table);
    if (kept.length !== at) return false;
    // Stored as text, so that only JSON survives, as in a real store.
    kept.push(...entries.map((entry) => JSON.stringify(entry)));
    if (fault === 'answer-lost') throw new Error('the line is dead');
    return true;
  }

  entries(table: string, from = 0): Promise<readonly Entry[]> {
    if (this.unreadable > 0) {
      this.unreadable -= 1;
      return Promise.reject(new Error('the disk is gone'));
    }
    return Promise.resolve(this.all(table, from));
  }

  /** The stored entries, for a test. */
  all(table: string, from = 0): readonly Entry[] {
    return this.#of(table)
      .slice(from)
      .map((text) => JSON.parse(text) as Entry);
  }

  /** Sets the earlier entries of a table. */
  fill(table: string, entries: readonly Entry[]): void {
    this.#of(table).push(...entries.map((entry) => JSON.stringify(entry)));
  }

  length(table: string): number {
    return this.#of(table).length;
  }

  texts(table: string): readonly string[] {
    return this.all(table).map(({ text }) => text);
  }

  /** Lets another writer append during the next append. */
  writeFirst(table: string, ...entries: readonly Entry[]): void {
    this.onAppend = () => {
      this.onAppend = undefined;
      this.#of(table).push(...entries.map((entry) => JSON.stringify(entry)));
    };
  }

  /** Appends wait until the returned function is called. */
  hold(): () => void {
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.onAppend = () => gate;
    return () => {
      this.onAppend = undefined;
      release();
    };
  }

  #of(table: string): string[] {
    const kept = this.#tables.get(table) ?? [];
    this.#tables.set(table, kept);
    return kept;
  }
}
