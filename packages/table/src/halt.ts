// A table that stands still: something in its own code broke, or its log cannot be played here. Nothing
// is written after that, so that whoever mends it finds it as it was.

import type { VersionCode } from '@tablee/kit';
import type { HaltWhy } from '@tablee/wire';

export interface Halt {
  readonly why: HaltWhy;
  /** How many entries of its log were played: the next one is the first to look at. */
  readonly length: number;
  /** What broke, for whoever mends it; players are told `why` and nothing else. */
  readonly error: unknown;
}

/** The rules here are not those that a table needs, and nothing leads from the one to the other. */
export class RulesGap extends Error {
  readonly why: VersionCode;

  constructor(why: VersionCode, cause?: unknown) {
    super(`other rules than these: ${why}`, { cause });
    this.name = 'RulesGap';
    this.why = why;
  }
}

/** Other rules are nobody's fault: elsewhere, or after the next update, the table goes on. */
export const haltBy = (error: unknown, length: number): Halt => ({
  why: error instanceof RulesGap ? error.why : 'fault',
  length,
  error,
});

/** The store did not answer: nobody's mistake, and worth another try. */
export class StoreFailure extends Error {
  constructor(cause: unknown) {
    super('the store does not answer', { cause });
  }
}

/** Whatever fails here is the store's failure. */
export const fromStore = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((cause: unknown) => {
    throw new StoreFailure(cause);
  });

/** Undefined when it was only the store that failed. */
export const unlessStoreFails = <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((error: unknown) => {
    if (error instanceof StoreFailure) return undefined;
    throw error;
  });
