// Migrates a database to this build's schema. If several servers start together, one migrates and
// the others wait.

import type { Database, Queries } from './database.ts';
import { MIGRATIONS, type Steps } from './schema.ts';

/** An arbitrary advisory lock number, unique to this purpose. */
const LOCK = 7_461_626_533;

/** The schema is newer than this build can read. */
export class NewerDatabaseError extends Error {
  constructor(version: number, known: number) {
    super(
      `the database is at version ${version}, but this build knows only ${known}: ` +
        'start the newer build, or give this one another database',
    );
  }
}

const holdLock = async (inside: Queries): Promise<void> => {
  // After the lock wait this must see the migrations of the server before.
  await inside.query('set transaction isolation level read committed');
  await inside.query(`select pg_advisory_xact_lock(${LOCK})`);
};

/** Zero where nothing is in it yet. */
const versionIn = async (inside: Queries): Promise<number> => {
  await inside.query('create table if not exists schema_version (version integer not null)');
  const [row] = await inside.query('select version from schema_version');
  if (row !== undefined) return Number(row['version']);
  await inside.query('insert into schema_version (version) values (0)');
  return 0;
};

/** One step, or none when the database is where it should be; says where it is now. */
const stepForward = (database: Database, steps: Steps): Promise<number> =>
  database.transaction(async (inside) => {
    if (database.kind === 'postgres') await holdLock(inside);
    const version = await versionIn(inside);
    if (version > steps.length) throw new NewerDatabaseError(version, steps.length);
    const step = steps[version];
    if (step === undefined) return version;
    for (const statement of step)
      await inside.query(typeof statement === 'string' ? statement : statement[database.kind]);
    await inside.query('update schema_version set version = $1', [version + 1]);
    return version + 1;
  });

/** Whether something is in it that these steps would change. */
export const isBehind = async (database: Database, steps: Steps = MIGRATIONS): Promise<boolean> => {
  const version = await database.transaction(versionIn);
  return version > 0 && version < steps.length;
};

export const migrate = async (database: Database, steps: Steps = MIGRATIONS): Promise<void> => {
  while ((await stepForward(database, steps)) < steps.length);
};
