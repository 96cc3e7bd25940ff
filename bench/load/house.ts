// Servers under load, each a measured process of its own, and the folder with their data.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Usage } from '../../harness/inside.ts';
import { emptySite, FOR_PROGRAMS, ServerProcess } from '../../harness/server.ts';
import type { ServerPlan, Settings } from '../../harness/server.ts';
import { freePort, startPostgres } from '../../scripts/postgres.ts';
import type { Postgres } from '../../scripts/postgres.ts';

const LIMITS = '/proc/self/limits';

/** How many files a process may have open; node raises its own limit to the highest allowed. */
export const openFilesMax = (): number => {
  if (!existsSync(LIMITS)) return Infinity;
  const [, limit] = /^Max open files\s+\S+\s+(\S+)/m.exec(readFileSync(LIMITS, 'utf8')) ?? [];
  return limit === undefined || limit === 'unlimited' ? Infinity : Number(limit);
};

export type Running = ServerProcess;

/** Throws for a server that has ended. */
export const usageOf = async (server: Running, mustCollect = false): Promise<Usage> => {
  const usage = await server.usage({ mustCollect });
  if (usage === undefined) throw new Error('a server under load has ended');
  return usage;
};

export class House {
  readonly #servers = new Set<Running>();
  #postgres: Promise<Postgres> | undefined;
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'tablee-load-'));

  constructor() {
    process.on('exit', () => rmSync(this.folder, { recursive: true, force: true }));
  }

  newFolder(name: string): string {
    return mkdtempSync(path.join(this.folder, `${name}-`));
  }

  async #start({ flags = [], ...plan }: ServerPlan): Promise<Running> {
    const server = new ServerProcess({
      ...plan,
      flags: ['--expose-gc', ...flags],
      isMeasured: true,
    });
    this.#servers.add(server);
    await server.start();
    return server;
  }

  async startPeer(main: string, settings: Settings): Promise<Running> {
    const port = String(await freePort());
    return this.#start({ main, settings: { NODE_ENV: 'production', PORT: port, ...settings } });
  }

  /** Ours, without its limits: thousands of players have one address here. */
  startOurs(
    name: string,
    settings: Settings = {},
    flags: readonly string[] = [],
  ): Promise<Running> {
    const many = '1000000';
    const data = path.join(this.folder, `data-${name}`);
    mkdirSync(data, { recursive: true });
    return this.#start({
      flags,
      settings: {
        ...FOR_PROGRAMS,
        NODE_ENV: 'production',
        NODE_NAME: name,
        DATA: data,
        SITE: emptySite(this.folder),
        MAX_SOCKETS: many,
        MAX_SOCKETS_PER_ADDRESS: many,
        RATE_MESSAGES: '10000',
        ...settings,
      },
    });
  }

  /** One for all that need it, started when it is first needed. */
  postgres(): Promise<Postgres> {
    return (this.#postgres ??= startPostgres());
  }

  async stop(server: Running): Promise<void> {
    this.#servers.delete(server);
    await server.stop();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#servers].map((server) => this.stop(server)));
    await (await this.#postgres)?.stop();
  }
}

/** Runs `work` and closes all servers after it, also on errors and signals. */
export const inHouse = async (work: (house: House) => Promise<void>): Promise<number> => {
  const house = new House();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void house.close().finally(() => process.exit(1)));
  try {
    await work(house);
  } finally {
    await house.close();
  }
  return 0;
};
