// The text of a record on its way to the page that shows it: the shelf leaves it in the session's storage,
// where it also outlives a reload.

import { Memory } from './memory.ts';

const session = new Memory(() => sessionStorage);
const KEY = 'tablee-record';

export function handOver(text: string): void {
  // A record that does not fit must not leave another one behind that would be opened instead.
  session.write(KEY, null);
  session.write(KEY, JSON.stringify(text));
}

export function handedOver(): string | undefined {
  const kept = session.value(KEY);
  return typeof kept === 'string' ? kept : undefined;
}
