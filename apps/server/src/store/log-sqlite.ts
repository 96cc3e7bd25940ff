// Writes a batch of appends to SQLite: three prepared statements in one commit.

import {
  LOOK_AGAIN_MS,
  momentOf,
  STALE_MS,
  touchedBy,
  type Append,
  type WriteBatch,
} from './log-batch.ts';
import type { SqliteDatabase } from './sqlite.ts';

const GROW =
  'update logs set length = length + $1 where room = $2 and length = $3 and frozen is null';
const ADD = 'insert into entries (room, n, at, command, text) values ($1, $2, $3, $4, $5)';
const TOUCH = `update rooms set due = $3,
    touched = case when touched < $2 - ${STALE_MS.touched} then $2 else touched end
  where id = $1 and (touched < $2 - ${STALE_MS.touched}
    or due is null or due not between $3 - ${STALE_MS.due} and $3)`;

const write = (database: SqliteDatabase, append: Append): boolean => {
  const { table, at, entries, now } = append;
  const { changes } = database.prepare(GROW).run(entries.length, table, at);
  if (Number(changes) === 0) return false;
  const add = database.prepare(ADD);
  let n = at;
  for (const { text, by, at: when } of entries) {
    add.run(table, n, when ?? now, by ?? null, text);
    n += 1;
  }
  database.prepare(TOUCH).run(table, touchedBy(append), momentOf(append) + LOOK_AGAIN_MS);
  return true;
};

export const sqliteBatches =
  (database: SqliteDatabase): WriteBatch =>
  (batch) =>
    database.atOnce(() => batch.map((append) => write(database, append)));
