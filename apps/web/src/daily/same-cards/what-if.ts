// Describes the origin of a what-if table, for its room and the link back.

import type { TableSummary } from '@tablee/wire';
import { goBack } from './again.ts';
import { sayWhatIf } from '../texts/what-if.ts';

/** What the room of such a table shows of where it comes from. */
export interface Whence {
  readonly name: () => string;
  readonly back: () => string;
  readonly leave: () => void;
}

export function whenceOf({ id, origin }: TableSummary): Whence {
  const step = origin?.played ?? 0;
  return {
    name: () => sayWhatIf().name(step),
    back: () => sayWhatIf().back(step),
    leave: () => void goBack(id),
  };
}
