// The log as tables write it: reports what became of every append.

import type { Entry, Store } from '@tablee/table';

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
