// Which seat was one's own at a table on the server.

import type { Seat } from '@tablee/kit';
import { api, person } from '../app/browser.ts';

/** Undefined for who only watched, and where nobody can say. */
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
