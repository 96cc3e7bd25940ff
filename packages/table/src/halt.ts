// A table that stands still: something in its own code broke, or its log cannot be played here. Nothing
// is written after that, so that whoever mends it finds it as it was.

import type { HaltWhy } from '@tablee/wire';

export interface Halt {
  readonly why: HaltWhy;
  /** How many entries of its log were played: the next one is the first to look at. */
  readonly length: number;
  /** What broke, for whoever mends it; players are told `why` and nothing else. */
  readonly error: unknown;
}

/** A table that cannot even be opened. */
export class HaltError extends Error {
  readonly halt: Halt;

  constructor(halt: Halt) {
    super(`the table stands still: ${halt.why}`, { cause: halt.error });
    this.halt = halt;
  }
}

/** The store did not answer: nobody's mistake, and worth another try. */
export class StoreFailure extends Error {
  constructor(cause: unknown) {
    super('the store does not answer', { cause });
  }
}
