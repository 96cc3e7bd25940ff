// The text of a record on its way to the replay page: the shelf leaves it in the session's storage,
// where it also outlives a reload.

import { Memory } from './memory.ts';

const session = new Memory(() => sessionStorage);
const KEY = 'tablee-record';

export interface HandedOver {
  readonly text: string;
  /** The online table that it is the record of, where it was fetched from one. */
  readonly table?: string | undefined;
}

export function handOver(text: string, table?: string): void {
  // A record that does not fit must not leave another one behind that would be opened instead.
  session.write(KEY, null);
  session.write(KEY, JSON.stringify({ text, table } satisfies HandedOver));
}

export const handedOver = (): HandedOver | undefined =>
  (session.value(KEY) as HandedOver | null) ?? undefined;
