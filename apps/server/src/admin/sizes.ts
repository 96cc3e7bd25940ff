// Measures the database: rows per table, and bytes. Large tables are counted in slices or
// estimated, so that no request waits.

import { setImmediate as turnOver } from 'node:timers/promises';
import type { Database } from '../store/database.ts';

const NAMES = {
  sqlite: `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`,
  postgres: 'select tablename as name from pg_tables where schemaname = current_schema()',
};
const BYTES = {
  sqlite: 'select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()',
  postgres: 'select pg_database_size(current_database()) as bytes',
};
/** How many rows are counted at a time. */
const SLICE = 50_000;

/**
 * A SQLite file is read in the server's own process: yield between slices, so that other requests
 * are answered.
 */
const countInSlices = async (database: Database, name: string): Promise<number> => {
  const [last] = await database.query(`select coalesce(max(rowid), 0) as n from "${name}"`);
  let count = 0;
  for (let from = 0; from < Number(last?.['n']); from += SLICE) {
    await turnOver();
    const [slice] = await database.query(
      `select count(*) as n from "${name}" where rowid > $1 and rowid <= $2`,
      [from, from + SLICE],
    );
    count += Number(slice?.['n']);
  }
  return count;
};

/** Counts exactly up to a limit; beyond it, uses the database's own estimate. */
const countOrEstimate = async (database: Database, name: string): Promise<number> => {
  const [first] = await database.query(
    `select count(*) as n from (select 1 from "${name}" limit ${SLICE}) as first`,
  );
  const count = Number(first?.['n']);
  if (count < SLICE) return count;
  const [row] = await database.query(
    'select reltuples as n from pg_class where oid = $1::regclass',
    [`"${name}"`],
  );
  return Math.max(count, Number(row?.['n']));
};

/** One table after the other: people come first. */
export async function sizesOf(database: Database) {
  const rows: Record<string, number> = {};
  const names = await database.query(`${NAMES[database.kind]} order by name`);
  const count = database.kind === 'sqlite' ? countInSlices : countOrEstimate;
  for (const { name = '' } of names) rows[String(name)] = await count(database, String(name));
  const [size] = await database.query(BYTES[database.kind]);
  return { rows, bytes: Number(size?.['bytes']) };
}
