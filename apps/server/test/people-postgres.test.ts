// Everything about people once more, on the database that several servers share.
import { describe } from 'vitest';
import { standOn } from './people-house.ts';
import { freshPostgres } from './postgres.ts';

await standOn(await freshPostgres());

/** Each in a group of its own, for what one does before each test is not the others' business. */
const once = (name: string, load: () => Promise<unknown>): unknown =>
  describe(name, async () => {
    await load();
  });

once('keys', () => import('./people-keys.test.ts'));
once('passkeys', () => import('./people-passkeys.test.ts'));
once('recovery', () => import('./people-recovery.test.ts'));
once('results', () => import('./people-results.test.ts'));
once('standing', () => import('./people-standing.test.ts'));
once('days', () => import('./people-days.test.ts'));
once('own data', () => import('./people-own-data.test.ts'));
once('export columns', () => import('./people-export-columns.test.ts'));
once('push', () => import('./people-push.test.ts'));
once('routes', () => import('./people-routes.test.ts'));
