// Which lists of the database are read from end to end: what was asked is overheard, and the database says
// how it would find the answer.

import type { Database, Queries, Value } from '../src/store/database.ts';

export interface Asked {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** The same database, with whatever is asked written down. */
export function overheard(database: Database, asked: Asked[]): Database {
  const over = (inside: Queries): Queries => ({
    query: (sql, values = []) => {
      asked.push({ sql, values });
      return inside.query(sql, values);
    },
  });
  return {
    kind: database.kind,
    ...over(database),
    transaction: (work) => database.transaction((inside) => work(over(inside))),
    close: () => database.close(),
  };
}

const PLAN = {
  sqlite: { explain: 'explain query plan', column: 'detail', search: /^SCAN (\w+)/ },
  postgres: { explain: 'explain', column: 'QUERY PLAN', search: /Seq Scan on (\w+)/ },
};

/** The lists that must be read whole for an answer. */
export function searchedBy(database: Database, { sql, values }: Asked): Promise<string[]> {
  const { explain, column, search } = PLAN[database.kind];
  return database.transaction(async (inside) => {
    // It would rather read a short list than look into its index.
    if (database.kind === 'postgres') await inside.query('set local enable_seqscan = off');
    const rows = await inside.query(`${explain} ${sql}`, values);
    return rows.flatMap((row) => search.exec(String(row[column]))?.[1] ?? []);
  });
}
