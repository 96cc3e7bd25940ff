// What the page of a pad says, and every pad on it.

import type { PadWords } from '@tablee/ui';

export interface PageWords extends PadWords {
  /** The game has no pad. */
  readonly none: string;
}
