// Issues one-time codes that move a seat to another device, valid for minutes. Only hashes are
// stored. A code ends with the person id, so that it stays valid when seats are swapped.

import { newSecret, sha256 } from '../secrets.ts';
import type { RoomsPlan } from './ports.ts';

const GOOD_FOR_MS = 600_000;
const SECRET_LENGTH = 43;

type Parts = Pick<RoomsPlan, 'store' | 'clock' | 'random'>;

export interface SeatCode {
  readonly code: string;
  readonly expires: number;
}

export async function makeSeatCode(
  parts: Parts,
  room: string,
  { seat, person }: { readonly seat: number; readonly person: string },
): Promise<SeatCode> {
  const { database } = parts.store;
  const now = parts.clock.now();
  const code = newSecret(parts) + person;
  const expires = now + GOOD_FOR_MS;
  // One code per seat: a new code revokes the old one, which may have been seen by others.
  await database.query(`delete from seat_codes where expires <= $1 or (room = $2 and seat = $3)`, [
    now,
    room,
    seat,
  ]);
  await database.query(
    `insert into seat_codes (hash, room, seat, expires) values ($1, $2, $3, $4)`,
    [sha256(code), room, seat, expires],
  );
  return { code, expires };
}

/** Redeems a code: returns its room and person, and deletes it. */
export async function useSeatCode(
  { store, clock }: Parts,
  code: string,
): Promise<{ readonly room: string; readonly person: string } | undefined> {
  const [row] = await store.database.query(
    `delete from seat_codes where hash = $1 returning room, expires`,
    [sha256(code)],
  );
  if (row === undefined || Number(row['expires']) <= clock.now()) return undefined;
  return { room: String(row['room']), person: code.slice(SECRET_LENGTH) };
}
