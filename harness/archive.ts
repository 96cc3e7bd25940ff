// Reads the server's database directly, so that checks compare with what is stored.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type * as Sqlite from '@photostructure/sqlite';
import pg from 'pg';

import { ROOT } from '#setup';

import type * as SqliteEngine from '../apps/server/dist/store/sqlite-engine.js';
import type { Row } from '../scripts/postgres.ts';

const ENGINE = path.join(ROOT, 'apps', 'server', 'dist', 'store', 'sqlite-engine.js');
type Engine = typeof SqliteEngine;
const BUSY_MS = 5000;

export type Ask = (sql: string, values?: readonly (string | number)[]) => Promise<readonly Row[]>;

export interface Archive {
  look<T>(work: (ask: Ask) => Promise<T>): Promise<T>;
}

/**
 * Opened for each look and closed again: an open file would keep the next server from having to
 * recover it by itself. Looks only while a server runs, for the last one that closes tidies up.
 */
export const sqliteArchive = async (folder: string): Promise<Archive> => {
  const { findEngine } = (await import(pathToFileURL(ENGINE).href)) as Engine;
  // Both engines know more than the server needs: to open a file only for reading.
  const { DatabaseSync } = (await findEngine()) as unknown as typeof Sqlite;
  return {
    async look(work) {
      const database = new DatabaseSync(path.join(folder, 'tablee.db'), { readOnly: true });
      try {
        database.exec(`pragma busy_timeout = ${BUSY_MS}`);
        return await work((sql, values = []) => {
          const rows = database.prepare(sql.replace(/\$(\d+)/g, '?$1')).all(...values);
          return Promise.resolve(rows as Row[]);
        });
      } finally {
        database.close();
      }
    },
  };
};

/** Goes straight to the database, past every wire that is cut. */
export const postgresArchive = (url: string): Archive => ({
  async look(work) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(
        async (sql, values = []) => (await client.query<Row>(sql, [...values])).rows,
      );
    } finally {
      await client.end().catch(() => undefined);
    }
  },
});
