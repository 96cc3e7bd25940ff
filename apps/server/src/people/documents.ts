// Changes a person inside room documents: a guest becomes an account, or a deleted person is
// removed. All other changes belong to the rooms.

import type { RoomDocument, SeatDocument } from '../store/document.ts';
import type { Queries } from '../store/database.ts';

type PersonSeat = Extract<SeatDocument, { kind: 'person' }>;

/** Another writer changed a table meanwhile: roll back and retry. */
class LostRace extends Error {}
const TRIES = 5;

/** Retries after lost races. */
export async function againAfterRaces<T>(work: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof LostRace) || left === 1) throw error;
    }
  }
}

/**
 * `sittings`: tables with a seat of the person. `kicks`: tables that the person was kicked from,
 * which name them, too.
 */
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

/** Replaces a person's id everywhere in a document: seats, host, kicked people, left seats. */
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
