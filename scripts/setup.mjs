// Brings a fresh checkout to a runnable state: right Node, packages installed, sources built.
// Plain JavaScript on node's own modules, because it runs before anything is installed. What is compiled
// knows it as `#setup`: built files lie elsewhere than their sources.
import './node-floor.mjs';

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { listGames } from './games.mjs';

export { gameFolders } from './games.mjs';

export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** A stage that failed; its message is already fit for people. */
export class StageError extends Error {}

/**
 * Runs one command quietly; its whole output is shown only if it fails.
 *
 * @param {string} what
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export const quietly = (what, command, args, options = {}) => {
  const done = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', ...options });
  if (done.status === 0) return;
  const output = [done.stdout, done.stderr, done.error?.message].filter(Boolean).join('\n');
  throw new StageError(`${what} failed:\n${output}`);
};

/** @param {string} folder */
const lockHash = (folder) =>
  createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');

/** @param {string} folder */
const markerIn = (folder) => path.join(folder, 'node_modules', '.tablee-setup');

/** @param {string} folder */
const isInstalled = (folder) =>
  existsSync(markerIn(folder)) && readFileSync(markerIn(folder), 'utf8') === lockHash(folder);

/**
 * Installs a folder's packages from its lockfile, unless that has been done since it changed.
 *
 * @param {string} folder
 * @param {string} what
 */
const install = (folder, what) => {
  if (isInstalled(folder)) return;
  console.error(`set-up: installing ${what} (npm ci)`);
  // npm names its own program when it started us; going through node avoids a shell on Windows.
  const npm = process.env.npm_execpath;
  // Without --include=dev a NODE_ENV of "production" would leave out the compiler.
  const args = ['ci', '--include=dev', '--prefix', folder];
  const options = { cwd: folder };
  if (npm?.endsWith('.js')) quietly('npm ci', process.execPath, [npm, ...args], options);
  else quietly('npm ci', 'npm', args, { ...options, shell: process.platform === 'win32' });
  writeFileSync(markerIn(folder), lockHash(folder));
};

/** What only the comparisons need, where what was built of them finds it; no other command asks for it. */
export const installBench = () => {
  const folder = path.join(ROOT, 'bench');
  install(folder, 'the benchmark');
  const link = path.join(ROOT, 'dist', 'bench', 'node_modules');
  rmSync(link, { force: true });
  symlinkSync(path.join(folder, 'node_modules'), link, 'junction');
};

/** What is built from these; everything else may change without a build. */
const SOURCES = ['packages', 'games', 'apps', 'package-lock.json'];
/** No visitor ever meets these: the site is built without them. */
const TOOLS = ['scripts', 'harness', 'chaos', 'fuzz', 'training', 'bench'];
const NO_SOURCES = new Set(['node_modules', 'dist', 'test', 'golden']);

/** @type {(place: string) => string[]} */
const sourcesIn = (place) => {
  const entries = readdirSync(place, { withFileTypes: true });
  return entries
    .filter(({ name }) => !NO_SOURCES.has(name) && !name.endsWith('.tsbuildinfo'))
    .flatMap((entry) => {
      const full = path.join(place, entry.name);
      return entry.isDirectory() ? sourcesIn(full) : [full];
    });
};

/** Characters of a commit that a build shows: enough for a repository of this size. */
const COMMIT_LENGTH = 10;

/**
 * What this checkout is: its version, and its commit where git knows one.
 *
 * @returns {{ readonly version: string; readonly commit?: string }}
 */
export const readCheckout = () => {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  if (!existsSync(path.join(ROOT, '.git'))) return { version };
  const args = ['rev-parse', `--short=${COMMIT_LENGTH}`, 'HEAD'];
  const asked = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return asked.status === 0 ? { version, commit: asked.stdout.trim() } : { version };
};

/**
 * The server reads it where it starts, and a release carries it along.
 *
 * @param {{ readonly version: string; readonly commit?: string }} build
 */
const noteBuild = (build) => {
  const file = path.join(ROOT, 'apps', 'server', 'dist', 'build.json');
  const text = `${JSON.stringify(build)}\n`;
  // Tests set up side by side: an unchanged note is never found half written.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
};

/**
 * Changes with every source: with its name and with what is in it.
 *
 * @param {readonly string[]} sources
 * @param {string} salt
 */
const hashOf = (sources, salt) => {
  const hash = createHash('sha256').update(process.version).update(salt);
  const shared = readdirSync(ROOT).filter((name) => /^tsconfig.*\.json$/.test(name));
  for (const name of new Set([...sources, ...shared])) {
    const place = path.join(ROOT, name);
    for (const file of path.extname(name) === '' ? sourcesIn(place).sort() : [place])
      hash.update(`${path.relative(ROOT, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
};

/**
 * Builds unless the same sources have been built already and everything is still there. The note of it
 * is away while a build is under way: one that broke off is not taken for one.
 *
 * @param {string} name
 * @param {readonly string[]} sources
 * @param {() => readonly string[]} outputs
 * @param {() => void} run
 * @param {string} [salt] What else the outputs depend on.
 */
const buildOnce = (name, sources, outputs, run, salt = '') => {
  const note = path.join(ROOT, 'node_modules', `.tablee-${name}`);
  // Read before anything is built: what is changed during a build was not built.
  const hash = hashOf(sources, salt);
  const known = () => JSON.stringify([hash, outputs()]);
  if (existsSync(note) && readFileSync(note, 'utf8') === known()) return;
  console.error(`set-up: building the ${name}`);
  rmSync(note, { force: true });
  run();
  writeFileSync(note, known());
};

/** The folders that the compiler fills. */
const compiled = () =>
  ['packages', 'games', 'apps']
    .flatMap((floor) => readdirSync(path.join(ROOT, floor)).map((name) => path.join(floor, name)))
    .concat('.')
    .map((folder) => path.join(folder, 'dist'))
    .filter((folder) => existsSync(path.join(ROOT, folder, '.tsbuildinfo')));

const build = () => {
  const tsc = path.join(ROOT, 'node_modules', 'typescript7', 'bin', 'tsc');
  buildOnce('house', [...SOURCES, ...TOOLS], compiled, () =>
    quietly('The build', process.execPath, [tsc, '-b', 'tsconfig.tools.json']),
  );
};

/** Builds the site that `npm start` serves and the browser tests play on. */
export const buildSite = () => {
  const vite = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  // A test runner sets NODE_ENV to test: build for production all the same, as players get it.
  const { version, commit } = readCheckout();
  const name = commit === undefined ? version : `${version}+${commit}`;
  const env = { ...process.env, NODE_ENV: 'production', VITE_BUILD_NAME: name };
  const page = path.join('apps', 'web', 'dist', 'site', 'index.html');
  const outputs = () => [page].filter((file) => existsSync(path.join(ROOT, file)));
  const run = () =>
    quietly('The site', process.execPath, [vite, 'build', path.join(ROOT, 'apps', 'web')], { env });
  buildOnce('site', SOURCES, outputs, run, name);
};

/** Everything a command needs before it can run; throws a StageError if it cannot be had. */
export const setUp = () => {
  install(ROOT, 'packages');
  listGames(ROOT);
  build();
  noteBuild(readCheckout());
};

/**
 * Runs a script's main part; a StageError becomes its message and exit status 1.
 *
 * @param {() => number} main
 */
export const runScript = (main) => {
  try {
    process.exitCode = main();
  } catch (error) {
    if (!(error instanceof StageError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  runScript(() => {
    setUp();
    console.log('set-up: ready');
    return 0;
  });
}
