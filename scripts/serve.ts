// The real server with a data folder of its own, for whoever plays on it by program: browser tests,
// measurements. What it needs must have been built.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ROOT } from '#setup';

import { ended, FOR_PROGRAMS, listening, spawnServer } from './server-process.ts';
import type { Settings } from './server-process.ts';

/** Where the site of this checkout is built to. */
export const SITE = path.join(ROOT, 'apps', 'web', 'dist', 'site');

interface Plan {
  /** Another program than that of this checkout, with pages of its own. */
  readonly main?: string;
  readonly site?: string | undefined;
  /** 0 for any free one. */
  readonly port?: number;
  /** A folder that stays; without one everything is gone at the end. */
  readonly data?: string;
  /** More of docs/SETTINGS.md. */
  readonly settings?: Settings;
}

interface Served {
  readonly port: number;
  readonly close: () => Promise<void>;
  /** Stops it as a power cut would. */
  readonly kill: () => Promise<void>;
}

export const serve = async (plan: Plan = {}): Promise<Served> => {
  const { main, port = 0, data, settings } = plan;
  const folder = data ?? (await mkdtemp(path.join(tmpdir(), 'tablee-data-')));
  const site = plan.site ?? (main === undefined ? SITE : undefined);
  const own = { PORT: String(port), DATA: folder, ...(site !== undefined && { SITE: site }) };
  const child = spawnServer({ ...FOR_PROGRAMS, ...own, ...settings }, { main });
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended(child);
    if (data === undefined) await rm(folder, { recursive: true, force: true });
  };
  try {
    const found = await listening(child, ({ level }, text) => {
      if (level === 'error') console.error(`server: ${text}`);
    });
    return { port: found, close: () => stop('SIGTERM'), kill: () => stop('SIGKILL') };
  } catch (error) {
    await stop('SIGKILL');
    throw error;
  }
};
