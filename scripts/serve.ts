// Starts the real server with its own data folder for browser tests and measurements. The server
// and the site must be built.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ROOT } from '#setup';

import { FOR_PROGRAMS, ServerProcess } from '../harness/server.ts';
import type { Settings } from '../harness/server.ts';

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
  const server = new ServerProcess({
    settings: { ...FOR_PROGRAMS, ...own, ...settings },
    main,
    heard: ({ level }, text) => {
      if (level === 'error') console.error(`server: ${text}`);
    },
  });
  const end = async (how: 'stop' | 'kill'): Promise<void> => {
    await server[how]();
    if (data === undefined) await rm(folder, { recursive: true, force: true });
  };
  try {
    await server.start();
    return { port: server.port, close: () => end('stop'), kill: () => end('kill') };
  } catch (error) {
    await end('kill');
    throw error;
  }
};
