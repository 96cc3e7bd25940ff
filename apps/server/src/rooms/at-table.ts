// Tracks the table of the current async work, so that an uncaught error can be tied to its table.

import { AsyncLocalStorage } from 'node:async_hooks';

const work = new AsyncLocalStorage<string>();
let isFollowing = false;

/** Starts tracking. It slows every promise down, so a server starts it only after a first fault. */
export const followWork = (): void => {
  isFollowing = true;
};

export const atTable = <T>(table: string, run: () => T): T =>
  isFollowing ? work.run(table, run) : run();

/** The table of the work that is being done, or that has just failed. */
export const tableAtWork = (): string | undefined => work.getStore();
