// Names why a table on this device could not be opened, created or continued.

import type { HomeCode } from '@tablee/wire';

/** The code has a sentence in the texts. */
export class HomeFailure extends Error {
  readonly code: HomeCode;

  constructor(code: HomeCode) {
    super(code);
    this.code = code;
  }
}
