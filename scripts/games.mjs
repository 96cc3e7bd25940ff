// Which games there are: every folder under games/ is one. What must know them by name is written from
// here. Plain JavaScript on node's own modules, because it runs before anything is built.
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/**
 * The names of the folders, in the order of the shelf.
 * @type {(root: string) => string[]}
 */
export const gameFolders = (root) =>
  readdirSync(path.join(root, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => existsSync(path.join(root, 'games', name, 'package.json')))
    .sort();

const NOTE = '// Written by the set-up from what lies under games/; not to be edited.';

/** @type {(folder: string) => string} */
const identifier = (folder) => folder.replaceAll(/\W/g, '_');

/** @type {(folders: string[]) => string} */
const listOf = (folders) => `${NOTE}

import type { GameParts } from '@tablee/bots';
${folders.map((folder) => `import { ENTRIES as ${identifier(folder)} } from '@tablee/${folder}/entry';`).join('\n')}

export const FOLDERS: Readonly<Record<string, readonly GameParts[]>> = {
${folders.map((folder) => `  '${folder}': ${identifier(folder)},`).join('\n')}
};
`;

/** @type {(folders: string[]) => string} */
const trialsOf = (folders) => `${NOTE}

import type { Trial } from '@tablee/kit/testing';

export const LOADERS: readonly (() => Promise<{ readonly TRIALS: readonly Trial[] }>)[] = [
${folders.map((folder) => `  () => import('@tablee/${folder}/testing'),`).join('\n')}
];
`;

const DAY_GOLDEN = '.day';
/** Tells releases apart; a collision costs one explanation, no result. */
const VERSION_LENGTH = 8;

/**
 * The version of each game's deals of the day and of their bots: the hash of its golden.
 * @type {(root: string, folders: string[]) => string}
 */
const dayVersionsOf = (root, folders) => {
  const versions = folders.flatMap((folder) => {
    const place = path.join(root, 'games', folder, 'golden');
    const files = existsSync(place) ? readdirSync(place).sort() : [];
    return files
      .filter((file) => file.endsWith(DAY_GOLDEN))
      .map((file) => {
        // Checkouts on Windows may have other line ends.
        const text = readFileSync(path.join(place, file), 'utf8').replaceAll('\r\n', '\n');
        const version = createHash('sha256').update(text).digest('hex').slice(0, VERSION_LENGTH);
        return `  '${path.basename(file, DAY_GOLDEN)}': '${version}',`;
      });
  });
  return `${NOTE}

export const DAY_VERSIONS: Readonly<Record<string, string>> = {
${versions.join('\n')}
};
`;
};

/** @type {(folders: string[]) => string} */
const referencesTo = (folders) => {
  const references = folders.map((folder) => ({ path: folder }));
  const settings = { compilerOptions: { composite: true }, files: [], references };
  return `${JSON.stringify(settings, null, 2)}\n`;
};

/**
 * Leaves a file alone that is so already: its date says when it was last changed.
 * @type {(file: string, text: string) => void}
 */
const write = (file, text) => {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
};

/**
 * Packages find a game by its name as if it had been installed.
 * @type {(root: string, folder: string) => void}
 */
const link = (root, folder) => {
  const scope = path.join(root, 'node_modules', '@tablee');
  const place = path.join(scope, folder);
  const target = path.join('..', '..', 'games', folder);
  const known = lstatSync(place, { throwIfNoEntry: false });
  if (known?.isSymbolicLink() && readlinkSync(place) === target) return;
  mkdirSync(scope, { recursive: true });
  rmSync(place, { recursive: true, force: true });
  // A junction needs no rights on Windows, but the whole way.
  const isWindows = process.platform === 'win32';
  symlinkSync(isWindows ? path.resolve(scope, target) : target, place, 'junction');
};

/**
 * Unlinks games without a folder.
 * @type {(root: string, folders: string[]) => void}
 */
const unlinkOthers = (root, folders) => {
  const scope = path.join(root, 'node_modules', '@tablee');
  for (const name of readdirSync(scope)) {
    const place = path.join(scope, name);
    const isGame = lstatSync(place).isSymbolicLink() && readlinkSync(place).includes('games');
    if (isGame && !folders.includes(name)) rmSync(place);
  }
};

/**
 * Makes the house know its games: their packages, the registry's list, what the compiler builds.
 * @type {(root: string) => void}
 */
export const listGames = (root) => {
  const folders = gameFolders(root);
  for (const folder of folders) link(root, folder);
  unlinkOthers(root, folders);
  const registry = path.join(root, 'packages', 'registry', 'src');
  write(path.join(registry, 'folders.ts'), listOf(folders));
  write(path.join(registry, 'trial-folders.ts'), trialsOf(folders));
  write(path.join(registry, 'day-versions.ts'), dayVersionsOf(root, folders));
  write(path.join(root, 'games', 'tsconfig.json'), referencesTo(folders));
};
