// How large the database is: the rows of every table in it, and its bytes.

import type { Database } from '../store/database.ts';

const NAMES = {
  sqlite: `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`,
  postgres: 'select tablename as name from pg_tables where schemaname = current_schema()',
};
const BYTES = {
  sqlite: 'select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()',
  postgres: 'select pg_database_size(current_database()) as bytes',
};

export interface Sizes {
  readonly rows: Readonly<Record<string, number>>;
  readonly bytes: number;
}

/** One table after the other: people come first. */
export async function sizesOf(database: Database): Promise<Sizes> {
  const rows: Record<string, number> = {};
  const names = await database.query(`${NAMES[database.kind]} order by name`);
  for (const { name = '' } of names) {
    const [counted] = await database.query(`select count(*) as n from "${name}"`);
    rows[String(name)] = Number(counted?.['n']);
  }
  const [size] = await database.query(BYTES[database.kind]);
  return { rows, bytes: Number(size?.['bytes']) };
}
