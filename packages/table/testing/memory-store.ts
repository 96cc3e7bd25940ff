// A store in memory that can be told to misbehave: to fail, to lose an answer, to be slow, and to
// have been written to by somebody else.
import type { Entry, Store } from '@tablee/table';

/** What goes wrong with an append: nothing is kept, or it is kept and nobody hears of it. */
export type Fault = 'fails' | 'answer-lost';

export class MemoryStore implements Store {
  /** Taken from the front, one per append; undefined for an append that goes well. */
  readonly faults: (Fault | undefined)[] = [];
  /** How often reading fails from now on. */
  unreadable = 0;
  /** Runs in each append before anything is kept. */
  onAppend: (() => void | Promise<void>) | undefined;
  readonly #tables = new Map<string, string[]>();

  async append(table: string, at: number, entries: readonly Entry[]): Promise<boolean> {
    await this.onAppend?.();
    const fault = this.faults.shift();
    if (fault === 'fails') throw new Error('the disk is full');
    const kept = this.#of(table);
    if (kept.length !== at) return false;
    // As text, so that nothing is kept that a real store would not keep.
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

  /** What a test sees at once. */
  all(table: string, from = 0): readonly Entry[] {
    return this.#of(table)
      .slice(from)
      .map((text) => JSON.parse(text) as Entry);
  }

  /** What a table has been up to before. */
  fill(table: string, entries: readonly Entry[]): void {
    this.#of(table).push(...entries.map((entry) => JSON.stringify(entry)));
  }

  length(table: string): number {
    return this.#of(table).length;
  }

  texts(table: string): readonly string[] {
    return this.all(table).map(({ text }) => text);
  }

  /** Somebody else writes, with the next append still on its way. */
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
