// The real server as a child process with a data folder of its own, for whoever plays on it by program:
// browser tests, pictures, measurements. What it needs must have been built.
import { spawn } from 'node:child_process';
import type { ChildProcess, ChildProcessByStdio } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

import { ROOT } from '#setup';

const MAIN = path.join(ROOT, 'apps', 'server', 'dist', 'main.js');

/** Where the site of this checkout is built to. */
export const SITE = path.join(ROOT, 'apps', 'web', 'dist', 'site');

type Settings = Readonly<Record<string, string>>;

interface Environment {
  readonly site: string | undefined;
  readonly port: number;
  readonly data: string;
  readonly settings: Settings;
}

const environmentOf = ({ site, port, data, settings }: Environment): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  PORT: String(port),
  HOST: '127.0.0.1',
  DATA: data,
  ...(site !== undefined && { SITE: site }),
  LOG_LEVEL: 'info',
  // A program is faster than any visitor, and all of them come from one address.
  MAX_TABLES_PER_ADDRESS: '0',
  MAX_GUESTS_PER_ADDRESS: '0',
  RATE_ENTERS: '0',
  RATE_READS: '0',
  RATE_RECORDS: '0',
  RATE_WRITES: '0',
  RATE_CODES: '0',
  ...settings,
});

/** Resolves with the port once it listens; rejects with what it says when it ends before. */
const listening = (child: ChildProcessByStdio<null, Readable, Readable>): Promise<number> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (part) => (said += String(part)));
    child.once('error', reject);
    child.once('close', () => reject(new Error(`the server did not start: ${said.trim()}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { level, msg, port } = JSON.parse(line) as { level: string; msg: string; port: number };
      if (msg === 'listening') resolve(port);
      if (level === 'error') console.error(`server: ${line}`);
    });
  });

const ended = (child: ChildProcess): Promise<unknown> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('close', resolve));

interface Plan {
  readonly main?: string;
  readonly site?: string | undefined;
  readonly port?: number;
  readonly data?: string;
  readonly settings?: Settings;
}

export interface Served {
  readonly port: number;
  readonly close: () => Promise<void>;
  readonly kill: () => Promise<void>;
}

/**
 * Starts it. `main` is another program than that of this checkout, with pages of its own; `site` is a
 * folder, `port` 0 for any free one, `data` a folder that stays (without one everything is gone at the
 * end), `settings` more of docs/SETTINGS.md. `kill` stops it as a power cut would.
 */
export const serve = async ({
  main,
  site,
  port = 0,
  data,
  settings = {},
}: Plan = {}): Promise<Served> => {
  const folder = data ?? (await mkdtemp(path.join(tmpdir(), 'tablee-data-')));
  const pages = site ?? (main === undefined ? SITE : undefined);
  const env = environmentOf({ site: pages, port, data: folder, settings });
  const child = spawn(process.execPath, [main ?? MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const killLate = () => child.kill('SIGKILL');
  process.once('exit', killLate);
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended(child);
    process.off('exit', killLate);
    if (data === undefined) await rm(folder, { recursive: true, force: true });
  };
  try {
    const found = await listening(child);
    return { port: found, close: () => stop('SIGTERM'), kill: () => stop('SIGKILL') };
  } catch (error) {
    await stop('SIGKILL');
    throw error;
  }
};
