// The documents of tables, where they name somebody: a guest becomes an account there, and whoever
// goes for good is cut out. The rooms change documents in every other respect.

import type { RoomDocument, SeatDocument } from '../store/document.ts';
import type { Queries } from '../store/database.ts';

type PersonSeat = Extract<SeatDocument, { kind: 'person' }>;

/** Somebody else changed a table in the meantime: everything is taken back and tried again. */
class LostRace extends Error {}
const TRIES = 5;

/** Again, when tables were changed by others meanwhile. */
export async function againAfterRaces<T>(work: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof LostRace) || left === 1) throw error;
    }
  }
}

/** `sittings`: where somebody sits. `kicks`: where they were sent away from, and are named, too. */
export async function tablesOf(
  inside: Queries,
  person: string,
  list: 'sittings' | 'kicks' = 'sittings',
): Promise<string[]> {
  const rows = await inside.query(`select room from ${list} where person = $1 order by room`, [
    person,
  ]);
  return rows.map((row) => String(row['room']));
}

/** Changes the documents of tables that still exist; gives those that are not as they were. */
export async function changeDocuments(
  inside: Queries,
  tables: readonly string[],
  change: (document: RoomDocument) => RoomDocument,
): Promise<string[]> {
  const changed: string[] = [];
  for (const id of tables) {
    const [row] = await inside.query(`select revision, document from rooms where id = $1`, [id]);
    if (row === undefined) continue;
    const before = JSON.parse(String(row['document'])) as RoomDocument;
    const document = change(before);
    if (document === before) continue;
    const [done] = await inside.query(
      `update rooms set document = $1, revision = revision + 1
       where id = $2 and revision = $3 returning id`,
      [JSON.stringify(document), id, Number(row['revision'])],
    );
    if (done === undefined) throw new LostRace();
    changed.push(id);
  }
  return changed;
}

export const seatOf = ({ seats }: RoomDocument, person: string): number =>
  seats.findIndex((seat) => seat.kind === 'person' && seat.person === person);

/** The same document with another id wherever one stands: seats, host, who was sent away, who left. */
export const withOtherId = (document: RoomDocument, from: string, to: string): RoomDocument =>
  JSON.parse(JSON.stringify(document), (_, value: unknown) =>
    value === from ? to : value,
  ) as RoomDocument;

export const withSeat = (
  document: RoomDocument,
  at: number,
  change: (seat: PersonSeat) => SeatDocument,
): RoomDocument => ({
  ...document,
  seats: document.seats.map((seat, i) =>
    i === at && seat.kind === 'person' ? change(seat) : seat,
  ),
});
