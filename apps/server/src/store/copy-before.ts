// Copies a SQLite database before its migration, as the way back. Keeps one copy for a limited
// time: it still holds deleted data.

import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import type { Clock, Timer } from '@tablee/table';
import type { Database } from './database.ts';
import { makeOwn } from './file-modes.ts';

/** Begins with the name of the database, as everything does that only the server may read. */
const copyOf = (file: string): string => `${file}.before`;

/** Long enough to find out whether one wants to go back. */
const KEEP_MS = 14 * 86_400_000;

/** Nothing has been changed yet. */
export class NoCopyError extends Error {
  constructor(copy: string, cause: unknown) {
    super(`before it is brought forward the database is copied, and ${copy} cannot be written`, {
      cause,
    });
  }
}

/** Copies the database as it is. The copy takes the place of an older one only when it is whole. */
export const copyInto = async (database: Pick<Database, 'query'>, copy: string): Promise<void> => {
  const half = `${copy}-half`;
  try {
    rmSync(half, { force: true });
    makeOwn(half);
    await database.query('vacuum into $1', [half]);
    renameSync(half, copy);
  } catch (error) {
    rmSync(half, { force: true });
    throw error;
  }
};

/** Where the copy lies. */
export const copyBefore = async (database: Database, file: string): Promise<string> => {
  const copy = copyOf(file);
  await copyInto(database, copy).catch((error: unknown) => {
    throw new NoCopyError(copy, error);
  });
  return copy;
};

/** Deletes the copy once it is old enough; undefined without one. */
export const forgetCopyLater = (file: string, clock: Clock): Timer | undefined => {
  const copy = copyOf(file);
  if (!existsSync(copy)) return undefined;
  const age = clock.now() - statSync(copy).mtimeMs;
  return clock.after(Math.max(0, KEEP_MS - age), () => rmSync(copy, { force: true }));
};
