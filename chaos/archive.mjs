// Reads the database behind the server's back: what is there is what was kept, whatever anybody says.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import pg from 'pg';

import { ROOT } from '../scripts/setup.mjs';

const ENGINE = path.join(ROOT, 'apps', 'server', 'dist', 'store', 'sqlite-engine.js');
const BUSY_MS = 5000;

/**
 * Opened for each look and closed again: an open file would keep the next server from having to
 * recover it by itself. Looks only while a server runs, for the last one that closes tidies up.
 */
export const sqliteArchive = async (folder) => {
  const { findEngine } = await import(pathToFileURL(ENGINE).href);
  const { DatabaseSync } = await findEngine();
  return {
    async look(work) {
      const database = new DatabaseSync(path.join(folder, 'tablee.db'), { readOnly: true });
      try {
        database.exec(`pragma busy_timeout = ${BUSY_MS}`);
        const ask = (sql, values = []) =>
          Promise.resolve(database.prepare(sql.replace(/\$(\d+)/g, '?$1')).all(...values));
        return await work(ask);
      } finally {
        database.close();
      }
    },
  };
};

/** Goes straight to the database, past every wire that is cut. */
export const postgresArchive = (url) => ({
  async look(work) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(async (sql, values = []) => (await client.query(sql, values)).rows);
    } finally {
      await client.end().catch(() => undefined);
    }
  },
});
