// Brings a fresh checkout to a runnable state: right Node, packages installed, sources built.
// Plain JavaScript on node's own modules, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const NODE_MIN = [20, 19];
const MARKER = path.join(ROOT, 'node_modules', '.tablee-setup');

/** A stage that failed; its message is already fit for people. */
export class StageError extends Error {}

/** Runs one command quietly; its whole output is shown only if it fails. */
const quietly = (what, command, args, options = {}) => {
  const done = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', ...options });
  if (done.status === 0) return;
  const output = [done.stdout, done.stderr, done.error?.message].filter(Boolean).join('\n');
  throw new StageError(`${what} failed:\n${output}`);
};

const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NODE_MIN[0] || (major === NODE_MIN[0] && minor >= NODE_MIN[1])) return;
  const wanted = NODE_MIN.join('.');
  throw new StageError(
    `Tablée needs Node ${wanted} or newer; this is ${process.version}. See https://nodejs.org.`,
  );
};

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex');

const isInstalled = () => existsSync(MARKER) && readFileSync(MARKER, 'utf8') === lockHash();

const install = () => {
  console.log('set-up: installing packages (npm ci)');
  // npm names its own program when it started us; going through node avoids a shell on Windows.
  const npm = process.env.npm_execpath;
  // Without --include=dev a NODE_ENV of "production" would leave out the compiler.
  const args = ['ci', '--include=dev'];
  if (npm?.endsWith('.js')) quietly('npm ci', process.execPath, [npm, ...args]);
  else quietly('npm ci', 'npm', args, { shell: process.platform === 'win32' });
  writeFileSync(MARKER, lockHash());
};

const build = () => {
  console.log('set-up: building');
  const tsc = path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  quietly('The build', process.execPath, [tsc, '-b', 'tsconfig.build.json']);
};

/** Everything a command needs before it can run; throws a StageError if it cannot be had. */
export const setUp = () => {
  checkNode();
  if (!isInstalled()) install();
  build();
};

/** Runs a script's main part; a StageError becomes its message and exit status 1. */
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
