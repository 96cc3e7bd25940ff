// A fresh database for whoever wants one, on the PostgreSQL of this run (postgres-once.ts).
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** Statements for the server itself: outside everything that is tested. */
export const askServer = async (url: string, ...statements: string[]): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const rows: unknown[] = [];
    for (const statement of statements)
      rows.push(...(await client.query<Record<string, unknown>>(statement)).rows);
    return rows;
  } finally {
    await client.end();
  }
};

/** The address of a database with nothing in it. It is gone when the run is over. */
export const freshPostgres = async (): Promise<string> => {
  const { url, prefix } = inject('postgres');
  const name = prefix + randomBytes(6).toString('hex');
  await askServer(url, `create database ${name}`);
  const fresh = new URL(url);
  fresh.pathname = `/${name}`;
  return fresh.href;
};
