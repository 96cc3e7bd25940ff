// Finds the packages that a program needs, by the manifests that name them.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { gameFolders, ROOT } from '#setup';

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly engines: unknown;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** The folder of a package that another package names: the nearest one, as Node resolves it. */
const placeOf = (name: string, from: string): string => {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const place = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(place, 'package.json'))) return place;
    if (folder === ROOT) throw new Error(`${name} is not installed (wanted by ${from})`);
  }
};

export const isOurs = (place: string): boolean => manifestOf(place).name.startsWith('@tablee/');

/**
 * Every package that a folder needs, directly or not: place → name. Optional packages are left out: each
 * is made for one kind of machine, and the archive serves all kinds.
 */
export const packagesFor = (
  folder: string,
  isWanted: (name: string, place: string) => boolean,
  found = new Map<string, string>(),
): Map<string, string> => {
  const { name: own, dependencies = {} } = manifestOf(folder);
  // The registry does not declare its games: they are the folders under games/.
  const games =
    own === '@tablee/registry' ? gameFolders(ROOT).map((game) => `@tablee/${game}`) : [];
  for (const name of [...Object.keys(dependencies), ...games]) {
    const place = placeOf(name, folder);
    if (found.has(place) || !isWanted(name, place)) continue;
    found.set(place, name);
    packagesFor(place, isWanted, found);
  }
  return found;
};
