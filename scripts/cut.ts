// Turns the work since the last release into a release: `npm run release -- --cut VERSION` dates the
// heading of the changelog and writes the version wherever it stands.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT, StageError } from '#setup';

const UNRELEASED = '## Unreleased\n';
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

const numbersOf = (version: string): readonly number[] => {
  const found = VERSION.exec(version);
  if (found === null) throw new StageError(`A version has three numbers: 1.2.3, not ${version}.`);
  return found.slice(1).map(Number);
};

const isNewer = (version: string, than: string): boolean => {
  const [wanted, present] = [numbersOf(version), numbersOf(than)];
  const at = wanted.findIndex((number, index) => number !== present[index]);
  return at >= 0 && wanted[at]! > present[at]!;
};

/** The changelog with its unreleased entries under the version and the day. */
export const datedChangelog = (changelog: string, version: string, day: string): string => {
  const [before, entries] = changelog.split(UNRELEASED);
  if (before === undefined || entries === undefined)
    throw new StageError('CHANGELOG.md has no heading "Unreleased".');
  const [own = ''] = entries.split(/^## /m);
  if (!own.includes('\n- ')) throw new StageError('CHANGELOG.md has no unreleased entries.');
  // An operator reads this before the upgrade, even where the answer is "nothing".
  if (!own.includes('\n### Upgrading\n'))
    throw new StageError('CHANGELOG.md needs "### Upgrading" under "Unreleased".');
  return `${before}${UNRELEASED}\n## ${version} (${day})\n${entries}`;
};

interface Lockfile {
  version: string;
  readonly packages: Record<string, { version?: string; readonly link?: boolean }>;
}

const writeJson = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The lockfile, and every manifest that has the present version: games and their sample, too. */
const writeVersions = (version: string, present: string, manifests: readonly string[]): void => {
  const file = path.join(ROOT, 'package-lock.json');
  const lock = readJson(file) as Lockfile;
  lock.version = version;
  for (const [folder, entry] of Object.entries(lock.packages))
    if (!folder.includes('node_modules')) entry.version = version;
  writeJson(file, lock);
  for (const name of manifests) {
    const manifest = path.join(ROOT, name);
    const fields = readJson(manifest) as { readonly version?: string };
    if (fields.version === present) writeJson(manifest, { ...fields, version });
  }
};

const replaceIn = (file: string, from: string, to: string): void => {
  const place = path.join(ROOT, file);
  writeFileSync(place, readFileSync(place, 'utf8').replaceAll(from, to));
};

/** Writes nothing unless all of it can be written. `manifests`: every package.json of the checkout. */
export const cut = (
  version: string,
  { present, manifests }: { readonly present: string; readonly manifests: readonly string[] },
  now = new Date(),
): void => {
  if (!isNewer(version, present))
    throw new StageError(`${version} is not newer than ${present}, the version of this checkout.`);
  const changelog = path.join(ROOT, 'CHANGELOG.md');
  const day = now.toISOString().slice(0, 10);
  const dated = datedChangelog(readFileSync(changelog, 'utf8'), version, day);
  writeFileSync(changelog, dated);
  writeVersions(version, present, manifests);
  replaceIn('apps/cli/src/cli.ts', `VERSION = '${present}'`, `VERSION = '${version}'`);
};
