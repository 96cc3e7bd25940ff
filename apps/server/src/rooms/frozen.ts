// Stores halted tables, so that no server appends to their logs, and gives operators the means to
// inspect, export, cut back and thaw them.

import type { Entry, Halt } from '@tablee/table';
import { errorFacts, type Facts } from '../log.ts';
import type { Database } from '../store/database.ts';
import type { LogStore } from '../store/log-store.ts';
import type { RoomStore } from '../store/room-store.ts';
import type { StoredSecret } from '../store/stores.ts';
import type { RoomDocument } from '../store/document.ts';

export interface Frozen {
  readonly table: string;
  readonly game: string;
  readonly why: Halt['why'];
  /** The first entry that was not played, from 0; as long as the log where all of them were. */
  readonly entry: number;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** The kind of error and where it came from, never what was said. */
  readonly error: Facts;
}

type Reason = Omit<Frozen, 'table' | 'game'>;

export interface TableExport {
  readonly document: RoomDocument;
  readonly frozen: Reason | undefined;
  readonly entries: readonly Entry[];
  /** What its cards are drawn from: with it every hand is known. */
  readonly secret?: StoredSecret;
}

export interface FrozenStore {
  readonly database: Database;
  readonly rooms: Pick<RoomStore, 'find' | 'secret'>;
  readonly logs: Pick<LogStore, 'entries'>;
}

/**
 * Freezes a table: no server appends to its log or opens it on schedule. The first reason stays.
 */
export async function freeze(database: Database, table: string, halt: Halt, at: number) {
  const { why, length, error } = halt;
  const reason: Reason = { why, entry: length, at, error: errorFacts(error) };
  await database.transaction(async (inside) => {
    await inside.query('update logs set frozen = $2 where room = $1 and frozen is null', [
      table,
      JSON.stringify(reason),
    ]);
    await inside.query(`update rooms set due = null, awaited = '' where id = $1`, [table]);
  });
}

export async function listFrozen(database: Database): Promise<readonly Frozen[]> {
  const rows = await database.query(
    `select logs.room, rooms.game, logs.frozen from logs join rooms on rooms.id = logs.room
      where logs.frozen is not null order by logs.room`,
  );
  return rows.map((row) => ({
    table: String(row['room']),
    game: String(row['game']),
    ...(JSON.parse(String(row['frozen'])) as Reason),
  }));
}

/** Everything that is kept of a table; undefined when there is none of this name. */
export async function exportTable(
  { database, rooms, logs }: FrozenStore,
  table: string,
  { withSecrets = false }: { readonly withSecrets?: boolean } = {},
): Promise<TableExport | undefined> {
  const stored = await rooms.find(table);
  if (stored === undefined) return undefined;
  const [row] = await database.query('select frozen from logs where room = $1', [table]);
  const frozen = row?.['frozen'];
  const secret = withSecrets ? await rooms.secret(table) : undefined;
  return {
    document: stored.document,
    frozen: typeof frozen === 'string' ? (JSON.parse(frozen) as Reason) : undefined,
    entries: await logs.entries(table),
    ...(secret === undefined ? {} : { secret }),
  };
}

/**
 * Takes away everything from entry `length` on, of a table that stands still. Export it first: these
 * entries are nowhere else. False, and nothing is changed, for any other table.
 */
export function cutBack({ database }: FrozenStore, table: string, length: number) {
  return database.transaction(async (inside) => {
    const cut = await inside.query(
      `update logs set length = $2
        where room = $1 and frozen is not null and length >= $2 returning room`,
      [table, length],
    );
    if (cut.length === 0) return false;
    await inside.query('delete from entries where room = $1 and n >= $2', [table, length]);
    // It may know of what is gone.
    await inside.query('delete from snapshots where room = $1', [table]);
    return true;
  });
}

/** Lets any server open the table again. Returns false if it was not frozen. */
export function thaw({ database }: FrozenStore, table: string, now: number) {
  return database.transaction(async (inside) => {
    const thawed = await inside.query(
      'update logs set frozen = null where room = $1 and frozen is not null returning room',
      [table],
    );
    if (thawed.length === 0) return false;
    await inside.query('update rooms set due = $2 where id = $1', [table, now]);
    return true;
  });
}
