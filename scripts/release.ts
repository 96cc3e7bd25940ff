// Makes the archive that operators install: `npm run release` writes dist/tablee-VERSION+COMMIT.tar.gz with
// the built server and site and the packages that they need while they run. The bytes follow from the
// commit alone. `npm run release -- --cut VERSION` prepares the commit of a release.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
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

import { buildSite, quietly, readCheckout, ROOT, setUp, StageError } from '#setup';

import { readWish, runCommand } from './command.ts';
import { cut } from './cut.ts';
import { isOurs, manifestOf, packagesFor } from './packages.ts';
import { thirdParty } from './third-party.ts';

const SERVER = path.join(ROOT, 'apps', 'server');
/** Commands for operators, as they are in the checkout, and the check that they begin with. */
const TOOLS = ['admin.mjs', 'backup.mjs', 'push-keys.mjs', 'node-floor.mjs'];
const PAPERS = ['CHANGELOG.md', 'docs/HOSTING.md', 'docs/SETTINGS.md', 'docs/RECORD.md'];

const START = `// Tablée: \`node server.js\`. What can be set is in docs/SETTINGS.md; nothing must be.
import './node-floor.mjs';
import path from 'node:path';

// Imported after the check: an older Node cannot even link them.
const { announce } = await import('./server/dist/announce.js');
const { run } = await import('./server/dist/run.js');

const site = path.join(import.meta.dirname, 'site');
// At a terminal somebody wants the address and what goes wrong; elsewhere the log is read by programs.
const isWatched = process.stdout.isTTY === true;
const environment = { SITE: site, ...(isWatched && { LOG_LEVEL: 'warn' }), ...process.env };
await run(environment, isWatched ? announce : undefined);
`;

/** Games name it for their tables in browsers; the site contains what it needs of it. */
const BROWSERS_ONLY = new Set(['svelte']);

/** Node has no built form of those parts of ours that only browsers use. */
const runsInNode = (name: string, place: string): boolean =>
  !BROWSERS_ONLY.has(name) && (!isOurs(place) || existsSync(path.join(place, 'dist')));

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
  for (const [place, name] of packagesFor(SERVER, runsInNode)) {
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
  writeFileSync(path.join(target, 'THIRD-PARTY.txt'), thirdParty());
};

const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-C', ROOT, ...args], { encoding: 'utf8' }).trim();

/** Seconds: the time of the commit, as the time of every file in the archive. */
const timeOfCommit = (): string =>
  readCheckout().commit === undefined ? '0' : git('log', '-1', '--format=%ct');

/** Packs a folder into the same bytes on any machine: GNU tar with the machine's traces left out. */
const pack = (work: string, name: string, archive: string): void => {
  const traceless = ['--sort=name', '--format=gnu', `--mtime=@${timeOfCommit()}`];
  const ownerless = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX'];
  quietly('tar', 'tar', [...traceless, ...ownerless, '-cf', archive, '-C', work, name]);
  // Without -n gzip writes the time of the packing.
  quietly('gzip', 'gzip', ['-n', '-9', '-f', archive]);
};

export interface Released {
  readonly archive: string;
  readonly sha256: string;
}

/** Writes the archive and its checksum into a folder. */
export const release = (folder: string): Released => {
  setUp();
  buildSite();
  const { version, commit } = readCheckout();
  const name = `tablee-${version}${commit === undefined ? '' : `+${commit}`}`;
  const work = path.join(folder, 'work');
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  stage(path.join(work, name));
  const tar = path.join(folder, `${name}.tar`);
  pack(work, name, tar);
  rmSync(work, { recursive: true, force: true });
  const archive = `${tar}.gz`;
  const sha256 = createHash('sha256').update(readFileSync(archive)).digest('hex');
  writeFileSync(`${archive}.sha256`, `${sha256}  ${path.basename(archive)}\n`);
  return { archive, sha256 };
};

/** What is not committed would be in an archive that names a commit. */
const checkClean = (): void => {
  const changes = git('status', '--porcelain');
  if (changes === '') return;
  const [first, ...more] = changes.split('\n');
  const others = more.length === 0 ? '' : ` and ${more.length} more`;
  throw new StageError(`Commit or remove first: ${first!}${others}.`);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCommand('npm run release [-- --cut VERSION]', () => {
    const { cut: version } = readWish(process.argv.slice(2), { cut: '' });
    checkClean();
    if (version !== '') {
      const manifests = git('ls-files', '*package.json').split('\n');
      cut(version, { present: readCheckout().version, manifests });
      console.log(`Commit this, tag it v${version}, and run the release again.`);
      return 0;
    }
    const { archive, sha256 } = release(path.join(ROOT, 'dist'));
    const megabytes = (statSync(archive).size / 1024 / 1024).toFixed(1);
    console.log(`${path.relative(ROOT, archive)}: ${megabytes} MB\nsha256 ${sha256}`);
    return 0;
  });
}
