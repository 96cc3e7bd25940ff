// Passes a record's text to the page that shows it, through session storage: the text survives a
// reload.

import type { Seat } from '@tablee/kit';
import { Memory } from './memory.ts';

const session = new Memory(() => sessionStorage);
const KEY = 'tablee-record';

export interface HandedOver {
  readonly text: string;
  /** The seat of this device's player there, where it is known. */
  readonly me?: Seat | undefined;
}

export function handOver({ text, me }: HandedOver): void {
  // Clear the key first: if the new record is too large, the page must not open the previous one.
  session.write(KEY, null);
  session.write(KEY, JSON.stringify(me === undefined ? text : { text, me }));
}

export function handedOver(): HandedOver | undefined {
  const kept = session.value(KEY);
  if (typeof kept === 'string') return { text: kept };
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { text, me } = kept as Partial<HandedOver>;
  if (typeof text !== 'string') return undefined;
  return Number.isInteger(me) ? { text, me } : { text };
}
