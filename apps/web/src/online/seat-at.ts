// Finds the player's seat at an online table.

import type { Seat } from '@tablee/kit';
import { api, person } from '../app/browser.ts';

/** Undefined for a watcher, or if the server does not answer. */
export async function seatAt(table: string): Promise<Seat | undefined> {
  if (person.key === undefined) return undefined;
  try {
    const [me, { seats }] = await Promise.all([api.me(), api.room(table)]);
    const seat = seats.findIndex((one) => one.kind === 'person' && one.person === me.person);
    return seat === -1 ? undefined : seat;
  } catch {
    return undefined;
  }
}
