// Stores room documents, and answers queries without opening a room: seats, lobby lists, due
// tables.

import type { RoomDocument } from './document.ts';
import type { Database, Queries, Row } from './database.ts';
import { notesOf, type RoomNote } from './notes.ts';
import type { RoomMark, StoredRoom, StoredSecret } from './stores.ts';

/**
 * The tables deleted with a room; results stay with their people. `logs` comes first, so that no
 * append can follow.
 */
const PARTS = [
  'logs',
  'sittings',
  'kicks',
  'entries',
  'snapshots',
  'chat',
  'seat_codes',
  'records',
];

/** Neither database takes any number of values in one statement. */
const MARKS_MAX = 10_000;

const DOCUMENTS_AT_ONCE = 16;

/** A table that cannot be opened or played here is not tried again before. */
const POSTPONE_MS = 600_000;

/** A table in a list. Lists are long and asked for often, so its document is read apart and once a revision. */
export interface ListedRoom {
  readonly id: string;
  readonly revision: number;
  readonly touched: number;
}

/** A table at which a person sits. */
export interface Sitting {
  readonly room: ListedRoom;
  readonly isPlaying: boolean;
  readonly seat: number;
  readonly awaited: readonly number[];
}

/** Moves touch a table, too, without a change of its document. */
const documentOf = (row: Row): RoomDocument => ({
  ...(JSON.parse(String(row['document'])) as RoomDocument),
  touched: Number(row['touched']),
});

const listedOf = (row: Row): ListedRoom => ({
  id: String(row['id']),
  revision: Number(row['revision']),
  touched: Number(row['touched']),
});

const seatsOf = (text: unknown): readonly number[] =>
  String(text).split(' ').filter(Boolean).map(Number);

const flag = (is: boolean): number => (is ? 1 : 0);

const freeSeats = ({ seats }: RoomDocument): number =>
  seats.filter(({ kind }) => kind === 'empty').length;

const seatPeople = async (inside: Queries, { id, seats }: RoomDocument): Promise<void> => {
  const people = new Map<string, number>();
  seats.forEach((seat, index) => {
    if (seat.kind === 'person' && !people.has(seat.person)) people.set(seat.person, index);
  });
  for (const [person, seat] of people)
    await inside.query('insert into sittings (person, room, seat) values ($1, $2, $3)', [
      person,
      id,
      seat,
    ]);
};

/** Records kicked people. Rows are deleted only with their person. */
const noteKicked = async (inside: Queries, { id, kicked }: RoomDocument): Promise<void> => {
  for (const person of kicked)
    await inside.query('insert into kicks (person, room) values ($1, $2) on conflict do nothing', [
      person,
      id,
    ]);
};

export type RoomStore = Pick<SqlRoomStore, keyof SqlRoomStore>;

export class SqlRoomStore {
  readonly #database: Database;
  readonly #note: (note: RoomNote) => Promise<void>;

  constructor(database: Database) {
    this.#database = database;
    this.#note = notesOf(database);
  }

  /** `due`: when a server must open the table without a connection; null for never. */
  async create(document: RoomDocument, secret: StoredSecret, due: number | null): Promise<void> {
    const { id, game, state, settings, created, touched } = document;
    const { seed, salt } = secret;
    await this.#database.transaction(async (inside) => {
      await inside.query(
        `insert into rooms (id, game, state, is_public, may_watch, free_seats, revision, document,
            secret, awaited, created, touched, due)
          values ($1, $2, $3, $4, $5, $6, 0, $7, $8, '', $9, $10, $11)`,
        [
          id,
          game,
          state,
          flag(settings.isPublic),
          flag(settings.mayWatch),
          freeSeats(document),
          JSON.stringify(document),
          JSON.stringify({ seed, salt }),
          created,
          touched,
          due,
        ],
      );
      await inside.query('insert into logs (room, length) values ($1, 0)', [id]);
      await seatPeople(inside, document);
      await noteKicked(inside, document);
    });
  }

  async find(id: string): Promise<StoredRoom | undefined> {
    const [row] = await this.#database.query(
      `select revision, document, length, frozen, touched
        from rooms join logs on logs.room = rooms.id where id = $1`,
      [id],
    );
    if (row === undefined) return undefined;
    return {
      revision: Number(row['revision']),
      document: documentOf(row),
      length: Number(row['length']),
      isFrozen: row['frozen'] !== null,
    };
  }

  /** Where many tables stand, in one question; what is missing does not exist. */
  async marks(ids: readonly string[]): Promise<ReadonlyMap<string, RoomMark>> {
    const marks = new Map<string, RoomMark>();
    for (let from = 0; from < ids.length; from += MARKS_MAX) {
      const some = ids.slice(from, from + MARKS_MAX);
      const rows = await this.#database.query(
        `select id, revision, length from rooms join logs on logs.room = rooms.id
          where id in (${some.map((_, index) => `$${index + 1}`).join(', ')})`,
        some,
      );
      for (const { id, revision, length } of rows)
        marks.set(String(id), { revision: Number(revision), length: Number(length) });
    }
    return marks;
  }

  async secret(id: string): Promise<StoredSecret | undefined> {
    const [row] = await this.#database.query('select secret from rooms where id = $1', [id]);
    return row && (JSON.parse(String(row['secret'])) as StoredSecret);
  }

  /** False, and nothing is changed, when it is no longer at this revision. */
  change(id: string, revision: number, document: RoomDocument): Promise<boolean> {
    const { game, state, settings, touched } = document;
    return this.#database.transaction(async (inside) => {
      const changed = await inside.query(
        `update rooms set game = $3, state = $4, is_public = $5, may_watch = $6, free_seats = $7,
            document = $8, touched = case when touched < $9 then $9 else touched end,
            revision = revision + 1
          where id = $1 and revision = $2 returning id`,
        [
          id,
          revision,
          game,
          state,
          flag(settings.isPublic),
          flag(settings.mayWatch),
          freeSeats(document),
          JSON.stringify(document),
          touched,
        ],
      );
      if (changed.length === 0) return false;
      await inside.query('delete from sittings where room = $1', [id]);
      await seatPeople(inside, { ...document, id });
      await noteKicked(inside, { ...document, id });
      // A finished game is never resumed, and the snapshot is larger than the whole log.
      if (state === 'over' || state === 'ended')
        await inside.query('delete from snapshots where room = $1', [id]);
      return true;
    });
  }

  /** Notes the due time and the awaited seats. */
  async note(
    id: string,
    due: number | null,
    awaited: readonly number[],
    touched: number,
  ): Promise<void> {
    await this.#note({ id, due, awaited: awaited.join(' '), touched });
  }

  /** Postpones a table that this server cannot play, unless another server has handled it. */
  async postpone(id: string, now: number): Promise<void> {
    await this.#database.query('update rooms set due = $2 where id = $1 and due <= $3', [
      id,
      now + POSTPONE_MS,
      now,
    ]);
  }

  /** Tables due by now. */
  async due(now: number, limit: number): Promise<readonly string[]> {
    const rows = await this.#database.query(
      'select id from rooms where due <= $1 order by due limit $2',
      [now, limit],
    );
    return rows.map((row) => String(row['id']));
  }

  /** Public tables, the ones last touched first. */
  async lobby(limit: number): Promise<Readonly<Record<'open' | 'running', readonly ListedRoom[]>>> {
    const [open, running] = await Promise.all([
      this.#database.query(
        `select id, revision, touched from rooms
          where is_public = 1 and state = 'gathering' and free_seats > 0
          order by touched desc limit $1`,
        [limit],
      ),
      this.#database.query(
        `select id, revision, touched from rooms
          where is_public = 1 and state = 'playing' and may_watch = 1
          order by touched desc limit $1`,
        [limit],
      ),
    ]);
    return { open: open.map(listedOf), running: running.map(listedOf) };
  }

  /** A person's tables, last touched first; `awaited` as last noted. */
  async of(person: string, limit: number): Promise<readonly Sitting[]> {
    const rows = await this.#database.query(
      `select rooms.id, rooms.revision, rooms.state, rooms.touched, rooms.awaited, sittings.seat
        from sittings join rooms on rooms.id = sittings.room
        where sittings.person = $1 order by rooms.touched desc limit $2`,
      [person, limit],
    );
    return rows.map((row) => ({
      room: listedOf(row),
      isPlaying: row['state'] === 'playing',
      seat: Number(row['seat']),
      awaited: seatsOf(row['awaited']),
    }));
  }

  /** Those that still exist, in no order. */
  async documents(
    ids: readonly string[],
  ): Promise<readonly Pick<StoredRoom, 'revision' | 'document'>[]> {
    const found: Pick<StoredRoom, 'revision' | 'document'>[] = [];
    for (let from = 0; from < ids.length; from += DOCUMENTS_AT_ONCE) {
      // Always as many: another number would be another statement to prepare.
      const some = Array.from({ length: DOCUMENTS_AT_ONCE }, (_, i) => ids[from + i] ?? '');
      const rows = await this.#database.query(
        `select revision, document, touched from rooms
          where id in (${some.map((_, i) => `$${i + 1}`).join(', ')})`,
        some,
      );
      for (const row of rows)
        found.push({ revision: Number(row['revision']), document: documentOf(row) });
    }
    return found;
  }

  /** The record of a finished game, where it has been kept. */
  async record(id: string): Promise<string | undefined> {
    const [row] = await this.#database.query('select text from records where room = $1', [id]);
    return row && String(row['text']);
  }

  /** False, and nothing is kept, when the table is no longer at this revision. */
  keepRecord(id: string, revision: number, text: string): Promise<boolean> {
    return this.#database.transaction(async (inside) => {
      // An update and not a select, so that it serializes with concurrent changes of the room.
      const [held] = await inside.query(
        'update rooms set revision = revision where id = $1 and revision = $2 returning id',
        [id, revision],
      );
      if (held === undefined) return false;
      await inside.query(
        'insert into records (room, text) values ($1, $2) on conflict (room) do nothing',
        [id, text],
      );
      return true;
    });
  }

  async remove(id: string): Promise<void> {
    await this.#database.transaction(async (inside) => {
      // Delete the room first, so that no snapshot or join can follow.
      await inside.query('delete from rooms where id = $1', [id]);
      for (const part of PARTS) await inside.query(`delete from ${part} where room = $1`, [id]);
    });
    this.#database.forgetDeleted?.();
  }
}
