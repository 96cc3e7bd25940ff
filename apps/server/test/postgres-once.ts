// One PostgreSQL for all tests of a run: to start one takes longer than most of them.
import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';

import { startPostgres } from '../../../scripts/postgres.ts';
import { askServer } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: {
      readonly url: string;
      /** How the names of this run's databases begin. */
      readonly prefix: string;
    };
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const { url, dataFolder } = server;
  const prefix = `tablee_${randomBytes(4).toString('hex')}_`;
  project.provide('postgres', { url, prefix });
  return async () => {
    // A server that was there before us keeps nothing of ours.
    if (dataFolder === undefined) await dropAll(url, prefix);
    await server.stop();
  };
}

async function dropAll(url: string, prefix: string): Promise<void> {
  const rows = await askServer(url, 'select datname as name from pg_database');
  for (const { name } of rows as { name: string }[])
    if (name.startsWith(prefix)) await askServer(url, `drop database ${name} with (force)`);
}
