// The real server as a child process with a data folder of its own, for whoever plays on it by program:
// browser tests, pictures, measurements. What it needs must have been built.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { ROOT } from './setup.mjs';

const MAIN = path.join(ROOT, 'apps', 'server', 'dist', 'main.js');

/** Where the site of this checkout is built to. */
export const SITE = path.join(ROOT, 'apps', 'web', 'dist', 'site');

const environmentOf = ({ site, port, data, settings }) => ({
  PATH: process.env.PATH,
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
const listening = (child) =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (part) => (said += part));
    child.once('error', reject);
    child.once('close', () => reject(new Error(`the server did not start: ${said.trim()}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { level, msg, port } = JSON.parse(line);
      if (msg === 'listening') resolve(port);
      if (level === 'error') console.error(`server: ${line}`);
    });
  });

const ended = (child) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('close', resolve));

/**
 * Starts it. `main` is another program than that of this checkout, with pages of its own; `site` is a
 * folder, `port` 0 for any free one, `data` a folder that stays (without one everything is gone at the
 * end), `settings` more of docs/SETTINGS.md. `kill` stops it as a power cut would.
 *
 * @param {{ main?: string, site?: string, port?: number, data?: string, settings?: Record<string, string> }} plan
 * @returns {Promise<{ port: number, close: () => Promise<void>, kill: () => Promise<void> }>}
 */
export const serve = async ({ main, site, port = 0, data, settings = {} } = {}) => {
  const folder = data ?? (await mkdtemp(path.join(tmpdir(), 'tablee-data-')));
  const pages = site ?? (main === undefined ? SITE : undefined);
  const env = environmentOf({ site: pages, port, data: folder, settings });
  const child = spawn(process.execPath, [main ?? MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const killLate = () => child.kill('SIGKILL');
  process.once('exit', killLate);
  const stop = async (signal) => {
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
