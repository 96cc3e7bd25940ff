// Only the server's own user may read what it keeps: hands, talk and who is who are in there.

import { chmodSync, closeSync, lstatSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { StoreError } from './database.ts';

const OTHERS = 0o077;

/** Made before the database opens it, which gives its helpers the same rights. */
export const makeOwn = (file: string): void => {
  try {
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    throw new StoreError(error);
  }
};

/** What has gone since it was listed is open to nobody: a database takes its helpers away when it closes. */
const isLoose = (place: string): boolean =>
  ((lstatSync(place, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS) !== 0;

const close = (place: string, mode: number): void => {
  try {
    chmodSync(place, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
};

/**
 * Takes from everybody else what an older build, or somebody's copy, left open; says what that was. The
 * folder only where nothing else lives in it: it may be somebody's home.
 */
export const tighten = (folder: string, name: string): readonly string[] => {
  // There rights are not kept in bits.
  if (process.platform === 'win32') return [];
  const inside = readdirSync(folder);
  const own = inside.filter((one) => one.startsWith(name));
  const loose = own.map((one) => path.join(folder, one)).filter(isLoose);
  for (const file of loose) close(file, 0o600);
  if (own.length < inside.length || !isLoose(folder)) return loose;
  close(folder, 0o700);
  return [folder, ...loose];
};
