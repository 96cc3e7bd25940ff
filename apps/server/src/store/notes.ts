// Batches the notes of open tables: each has one a second, and a commit for each would cost more
// than the moves.

import type { Database } from './database.ts';
import { Batch } from './batch.ts';
import { PostgresDatabase } from './postgres.ts';
import { SqliteDatabase } from './sqlite.ts';

export interface RoomNote {
  readonly id: string;
  readonly due: number | null;
  readonly awaited: string;
  readonly touched: number;
}

const NOTES_MAX = 500;

const ONE = `update rooms set due = $2, awaited = $3,
    touched = case when touched < $4 then $4 else touched end
  where id = $1`;

// Locked in the order of their ids, so that two servers never wait for each other.
const MANY = `
  with noted as (
    select * from unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[])
      as noted (id, due, awaited, touched)
  ), held as (
    select rooms.id from rooms join noted on noted.id = rooms.id
      order by rooms.id for update of rooms
  )
  update rooms set due = noted.due, awaited = noted.awaited,
      touched = greatest(rooms.touched, noted.touched)
    from noted join held on held.id = noted.id
    where rooms.id = noted.id`;

/** Of several notes about one table the last one counts, touched as late as any of them says. */
const lastOfEach = (notes: readonly RoomNote[]): readonly RoomNote[] => {
  const last = new Map<string, RoomNote>();
  for (const note of notes) {
    const touched = Math.max(note.touched, last.get(note.id)?.touched ?? note.touched);
    last.set(note.id, { ...note, touched });
  }
  return [...last.values()];
};

const inSqlite = (database: SqliteDatabase, notes: readonly RoomNote[]): Promise<void> =>
  database.atOnce(() => {
    const statement = database.prepare(ONE);
    for (const { id, due, awaited, touched } of notes) statement.run(id, due, awaited, touched);
  });

const inPostgres = async (
  database: PostgresDatabase,
  notes: readonly RoomNote[],
): Promise<void> => {
  await database.prepared('note', MANY, [
    notes.map(({ id }) => id),
    notes.map(({ due }) => due),
    notes.map(({ awaited }) => awaited),
    notes.map(({ touched }) => touched),
  ]);
};

/** Resolves when the note is kept. */
export const notesOf = (database: Database): ((note: RoomNote) => Promise<void>) => {
  const write = (notes: readonly RoomNote[]): Promise<void> => {
    if (database instanceof PostgresDatabase) return inPostgres(database, notes);
    if (database instanceof SqliteDatabase) return inSqlite(database, notes);
    throw new TypeError(`no notes on a database of kind ${database.kind}`);
  };
  const batch = new Batch<RoomNote, undefined>({
    most: NOTES_MAX,
    ask: async (notes) => {
      await write(lastOfEach(notes));
      return [];
    },
  });
  return (note) => batch.ask(note);
};
