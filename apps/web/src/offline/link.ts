// The page's end of the wire to the home of its tables. The worker starts when it is first needed.

import type { Command, NewTable, PreparedGame, TableSummary } from '@tablee/wire';
import { HomeCaller } from './caller.ts';
import { openStore } from './store.ts';
import { wireTo } from './worker-thread.ts';

export { HomeFailure } from '../app/home-failure.ts';

const caller = new HomeCaller((ears) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: 'home',
  });
  // WebKit keeps the IndexedDB lock of a page left during a write, which blocks all other pages.
  // Terminate the worker; unfinished writes were never acknowledged.
  addEventListener('pagehide', () => worker.terminate());
  return wireTo(worker, ears);
});

// A page that the browser brings back as it was has no home any more: it begins anew.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && caller.isStarted) location.reload();
});

/** Asked once there is something to lose; where a browser says no or cannot be asked, it is as it was. */
function askToKeep(): void {
  const storage = navigator.storage as StorageManager | undefined;
  void storage?.persist().catch(() => false);
}

export const home = {
  /** Whether tables outlast the page; a private window may keep nothing. */
  isLasting: async (): Promise<boolean> =>
    caller.isStarted ? caller.ask({ kind: 'lasting' }) : (await openStore()).isLasting,
  create(plan: NewTable): Promise<string> {
    askToKeep();
    return caller.ask({ kind: 'create', plan });
  },
  /** Reads the store directly while the worker is not started: the shelf needs no worker. */
  list: async (): Promise<readonly TableSummary[]> =>
    caller.isStarted ? caller.ask({ kind: 'list' }) : (await openStore()).list(),
  async remove(table: string): Promise<void> {
    if (caller.isStarted) await caller.ask({ kind: 'remove', table });
    else await (await openStore()).remove(table);
    // What was made of it goes with it.
    const { removeReviewsOf } = await import('./reviews.ts');
    await removeReviewsOf(table);
  },
  /** Undefined while the game is not over. */
  record: (table: string) => caller.ask<string | undefined>({ kind: 'record', table }),
  /** The game that a table's cards come from; undefined for a table with its own cards. */
  origin: (table: string) => caller.ask<PreparedGame | undefined>({ kind: 'origin', table }),
  join: caller.join.bind(caller),
  command(table: string, command: Command) {
    caller.tell({ kind: 'command', table, command });
  },
  /** Lets the bots of a prepared game play until so many steps have been played. */
  until(table: string, step: number) {
    caller.tell({ kind: 'until', table, step });
  },
  pace(milliseconds: number) {
    caller.pace(milliseconds);
  },
};
