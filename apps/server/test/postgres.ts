// One PostgreSQL for a test file, started when it is first asked for, and a fresh database on it for
// whoever wants one.

import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll } from 'vitest';
import { startPostgres, type Postgres } from '../../../scripts/postgres.mjs';

let server: Promise<Postgres> | undefined;
const names: string[] = [];

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

/** The address of a database with nothing in it. It is gone when the file's tests are over. */
export const freshPostgres = async (): Promise<string> => {
  server ??= startPostgres();
  const { url } = await server;
  const name = `tablee_${randomBytes(6).toString('hex')}`;
  await askServer(url, `create database ${name}`);
  names.push(name);
  const fresh = new URL(url);
  fresh.pathname = `/${name}`;
  return fresh.href;
};

afterAll(async () => {
  const running = await server;
  if (running === undefined) return;
  // A server that was there before us keeps nothing of ours.
  if (running.dataFolder === undefined)
    for (const name of names)
      await askServer(running.url, `drop database if exists ${name} with (force)`);
  await running.stop();
});
