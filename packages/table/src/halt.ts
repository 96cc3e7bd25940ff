// Halts one table after an internal error or an unplayable log entry. A halted table appends
// nothing, so its log stays intact for diagnosis.

import type { VersionCode } from '@tablee/kit';
import type { HaltWhy } from '@tablee/wire';

export interface Halt {
  readonly why: HaltWhy;
  /** The number of entries played; the next entry is the first suspect. */
  readonly length: number;
  /** The error, for the operator; players see only `why`. */
  readonly error: unknown;
}

/** A table needs rules that this build does not have and cannot upgrade from. */
export class RulesGap extends Error {
  readonly why: VersionCode;

  constructor(why: VersionCode, cause?: unknown) {
    super(`other rules than these: ${why}`, { cause });
    this.name = 'RulesGap';
    this.why = why;
  }
}

/** A rules gap is not a fault: another server or the next release can continue the table. */
export const haltBy = (error: unknown, length: number): Halt => ({
  why: error instanceof RulesGap ? error.why : 'fault',
  length,
  error,
});

/** The store did not answer; retry. */
export class StoreFailure extends Error {
  constructor(cause: unknown) {
    super('the store does not answer', { cause });
  }
}

/** Turns each rejection into a `StoreFailure`. */
export const fromStore = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((cause: unknown) => {
    throw new StoreFailure(cause);
  });

/** Resolves with undefined on a `StoreFailure`; other errors pass through. */
export const unlessStoreFails = <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((error: unknown) => {
    if (error instanceof StoreFailure) return undefined;
    throw error;
  });
