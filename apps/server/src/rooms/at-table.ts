// Knows at which table work is done, also after it waited: for faults that no caller catches.

import { AsyncLocalStorage } from 'node:async_hooks';

const work = new AsyncLocalStorage<string>();
let isFollowing = false;

/** Follows work from now on. It makes every promise dearer, so a server begins with it after a fault. */
export const followWork = (): void => {
  isFollowing = true;
};

export const atTable = <T>(table: string, run: () => T): T =>
  isFollowing ? work.run(table, run) : run();

/** The table of the work that is being done, or that has just failed. */
export const tableAtWork = (): string | undefined => work.getStore();
