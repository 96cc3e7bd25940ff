// Makes the archive that one installs: `npm run release` writes dist/tablee-VERSION.tar.gz with the built
// server and site and the packages that they need while they run. It starts on any machine with Node:
// `tar xzf tablee-VERSION.tar.gz && node tablee/server.js`.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildSite, gameFolders, quietly, ROOT, setUp } from '#setup';

import { runCommand } from './command.ts';

const SERVER = path.join(ROOT, 'apps', 'server');
/** Commands for whoever runs it, as they are in the checkout. */
const TOOLS = ['admin.mjs', 'backup.mjs', 'push-keys.mjs'];
const PAPERS = ['CHANGELOG.md', 'docs/HOSTING.md', 'docs/SETTINGS.md', 'docs/RECORD.md'];

const START = `// Tablée: \`node server.js\`. What can be set is in docs/SETTINGS.md; nothing must be.
import path from 'node:path';
import { announce } from './server/dist/announce.js';
import { run } from './server/dist/run.js';

const site = path.join(import.meta.dirname, 'site');
// At a terminal somebody wants the address and what goes wrong; elsewhere the log is read by programs.
const isWatched = process.stdout.isTTY === true;
const environment = { SITE: site, ...(isWatched && { LOG_LEVEL: 'warn' }), ...process.env };
await run(environment, isWatched ? announce : undefined);
`;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly engines: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** Where a package lies that somebody in this folder names: beside them or further up, as Node looks. */
const placeOf = (name: string, from: string): string => {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const place = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(place, 'package.json'))) return place;
    if (folder === ROOT) throw new Error(`${name} is not installed (wanted by ${from})`);
  }
};

/** Games name it for their tables in browsers; the site has what it needs of it built in. */
const BROWSERS_ONLY = new Set(['svelte']);

const isOurs = (place: string): boolean => manifestOf(place).name.startsWith('@tablee/');

/**
 * Every package that runs, by where it lies. What is optional is left out: it is made for one kind of
 * machine, and the archive is for all. So are parts of ours that only browsers use: Node has no built
 * form of them.
 */
const packagesFor = (folder: string, found = new Map<string, string>()): Map<string, string> => {
  const { name: own, dependencies = {} } = manifestOf(folder);
  // The registry's games are not declared: they are what lies under games/.
  const games =
    own === '@tablee/registry' ? gameFolders(ROOT).map((game) => `@tablee/${game}`) : [];
  for (const name of [...Object.keys(dependencies), ...games]) {
    if (BROWSERS_ONLY.has(name)) continue;
    const place = placeOf(name, folder);
    if (found.has(place) || (isOurs(place) && !existsSync(path.join(place, 'dist')))) continue;
    found.set(place, name);
    packagesFor(place, found);
  }
  return found;
};

/** No program reads these. */
const IDLE =
  /\.(?:map|md|markdown|ts|mts|cts|tsbuildinfo|gyp)$|(?:^|\/)(?:test|tests|benchmark|docs|examples|\.github)$/;
const isRun = (from: string) => (file: string) => {
  const name = path.relative(from, file).split(path.sep).join('/');
  return name === '' || (!IDLE.test(name) && !name.endsWith('node_modules'));
};

const copy = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, dereference: true, filter: isRun(from) });

/** A package of ours runs from what is built; its sources stay at home. */
const copyPackage = (place: string, to: string): void => {
  if (!isOurs(place)) {
    copy(place, to);
    return;
  }
  mkdirSync(to, { recursive: true });
  cpSync(path.join(place, 'package.json'), path.join(to, 'package.json'));
  copy(path.join(place, 'dist'), path.join(to, 'dist'));
};

/** Fills a folder with all that the archive holds. */
const stage = (target: string): void => {
  for (const [place, name] of packagesFor(SERVER)) {
    // One that lies inside another one stays there; all others lie side by side.
    const inner = path.relative(path.join(ROOT, 'node_modules'), place);
    const isInner = inner.includes('node_modules');
    copyPackage(place, path.join(target, 'node_modules', isInner ? inner : name));
  }
  copyPackage(SERVER, path.join(target, 'server'));
  copy(path.join(ROOT, 'apps', 'web', 'dist', 'site'), path.join(target, 'site'));
  for (const tool of TOOLS) cpSync(path.join(ROOT, 'scripts', tool), path.join(target, tool));
  for (const paper of PAPERS) cpSync(path.join(ROOT, paper), path.join(target, paper));
  const { version, engines } = manifestOf(ROOT);
  const manifest = { name: 'tablee', version, private: true, type: 'module', engines };
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(path.join(target, 'server.js'), START);
};

/** Writes the archive into a folder and says where it lies. */
export const release = (folder: string): string => {
  setUp();
  buildSite();
  const { version } = manifestOf(ROOT);
  const work = path.join(folder, 'work');
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  stage(path.join(work, 'tablee'));
  const archive = path.join(folder, `tablee-${version}.tar.gz`);
  quietly('tar', 'tar', ['-czf', archive, '-C', work, 'tablee']);
  rmSync(work, { recursive: true, force: true });
  return archive;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCommand('', () => {
    const archive = release(path.join(ROOT, 'dist'));
    const megabytes = (statSync(archive).size / 1024 / 1024).toFixed(1);
    console.log(`${path.relative(ROOT, archive)}: ${megabytes} MB`);
    return 0;
  });
}
