// A batch of appends in a SQLite file: two prepared statements inside one commit.

import { LOOK_AGAIN_MS, momentOf, touchedBy, type Append, type WriteBatch } from './log-batch.ts';
import type { SqliteDatabase } from './sqlite.ts';

const GROW = `update rooms set length = length + $1, touched = max(touched, $2), due = $3
  where id = $4 and length = $5`;
const ADD = 'insert into entries (room, n, at, command, text) values ($1, $2, $3, $4, $5)';

const write = (database: SqliteDatabase, append: Append): boolean => {
  const { table, at, entries, now } = append;
  const due = momentOf(append) + LOOK_AGAIN_MS;
  const grow = database.prepare(GROW);
  const { changes } = grow.run(entries.length, touchedBy(append), due, table, at);
  if (Number(changes) === 0) return false;
  const add = database.prepare(ADD);
  let n = at;
  for (const { text, by, at: when } of entries) {
    add.run(table, n, when ?? now, by ?? null, text);
    n += 1;
  }
  return true;
};

export const sqliteBatches =
  (database: SqliteDatabase): WriteBatch =>
  (batch) =>
    database.atOnce(() => batch.map((append) => write(database, append)));
