// Restricts stored files to the server's own user: they hold hands, chat and identities.

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

/** A file deleted since it was listed is not loose: databases remove helper files on close. */
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
 * Removes other users' rights to files that an older build or a manual copy left open; returns
 * their paths. Changes the folder only if it holds nothing else: it may be a home folder.
 */
export const tighten = (folder: string, name: string): readonly string[] => {
  // Windows keeps no rights in mode bits.
  if (process.platform === 'win32') return [];
  const inside = readdirSync(folder);
  const own = inside.filter((one) => one.startsWith(name));
  const loose = own.map((one) => path.join(folder, one)).filter(isLoose);
  for (const file of loose) close(file, 0o600);
  if (own.length < inside.length || !isLoose(folder)) return loose;
  close(folder, 0o700);
  return [folder, ...loose];
};
