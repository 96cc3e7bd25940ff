// Runs the machines of a scene: a database, one or more servers, proxies between them, and
// temporary folders.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Glimpse } from '@tablee/table';
import type { Seated } from '@tablee/wire';

import { pause } from '../scripts/luck.ts';
import { newDatabase } from '../scripts/postgres.ts';
import type { Postgres } from '../scripts/postgres.ts';
import { postgresArchive, sqliteArchive } from './archive.ts';
import type { Archive } from './archive.ts';
import { ask, Refused } from './ask.ts';
import type { Request, Sitter } from './ask.ts';
import type { Findings } from './findings.ts';
import { Proxy } from './proxy.ts';
import { emptySite, FOR_PROGRAMS, ServerProcess } from './server.ts';
import type { LogLine, ServerPlan, Settings } from './server.ts';
import type { Table } from './table.ts';
import type { Manners, Visitor } from './visitor.ts';

const AGAIN_MS = 150;
const TRIES_MAX = 400;

const IN_A_HURRY: Settings = {
  ...FOR_PROGRAMS,
  MAX_SOCKETS_PER_ADDRESS: '10000',
  RATE_MESSAGES: '200',
  BOT_PACE: '30',
};

const USUAL: Manners = {
  think: { least: 5, most: 60 },
  ...{ chat: 5, order: 2, cancelsOrders: false, sitOut: 1, undo: 15, loseLine: 2 },
  isStrict: false,
};

/** What a scenario is told of the players. */
export interface Observer {
  readonly saw?: (visitor: Visitor, glimpse: Glimpse) => void;
  /** A player moves; what it gives back is called with the answer. */
  readonly moving?: () => () => void;
  /**
   * Called when all sit at a started table. Returns the seats to play on with, and their tokens.
   */
  readonly seated?: (
    table: Table,
    seats: readonly Seated[],
    people: readonly Sitter[],
  ) => Promise<readonly Seated[]>;
}

/** Something between the players and a server. */
export interface Front {
  readonly port: number;
  close(): Promise<void>;
}

type Process = Pick<ServerPlan, 'main' | 'flags' | 'loaded' | 'hasOwnWall' | 'isMeasured'>;

export interface WorldPlan extends Process {
  readonly findings: Findings;
  readonly seed: string;
  /** Ours to kill, where the store is on it. */
  readonly postgres?: Postgres | undefined;
  readonly servers?: number;
  /** Where the embedded database is, if not in a folder of its own. */
  readonly data?: string;
  /** Instead of those for programs in a hurry. */
  readonly settings?: Settings;
  /** Stands before the server on this port. */
  readonly front?: ((port: number) => Promise<Front>) | undefined;
  readonly manners?: Partial<Manners>;
  readonly observer?: Observer;
  /** Where players come from, as a proxy would say it. */
  readonly address?: () => string;
  /** Hears every line of every log. */
  readonly heard?: (line: LogLine, text: string, server: string) => void;
  readonly complained?: (text: string) => void;
  /** How long a request may take, in milliseconds. */
  readonly patience?: number;
}

export class World {
  readonly findings: Findings;
  readonly seed: string;
  readonly servers: ServerProcess[] = [];
  readonly proxies: Proxy[] = [];
  readonly archive: Archive;
  readonly manners: Manners;
  readonly observer: Observer;
  /**
   * Before this moment no player was served for a long time: by the servers' own clock, and rather too
   * early than too late.
   */
  readonly returns: number[] = [];
  readonly #plan: WorldPlan;
  readonly #folder: string;
  #front: Front | undefined;
  /** What time it was at the servers when that was last heard, and when it was heard. */
  #heard = { now: 0, at: 0 };
  /** Since when nothing is in any player's way; undefined while something is. */
  #calmSince: number | undefined = performance.now();
  readonly #listeners = new Map<string, () => void>();

  private constructor(plan: WorldPlan, folder: string, archive: Archive) {
    this.#plan = plan;
    this.manners = { ...USUAL, ...plan.manners };
    this.observer = plan.observer ?? {};
    this.findings = plan.findings;
    this.seed = plan.seed;
    this.archive = archive;
    this.#folder = folder;
  }

  static async open(plan: WorldPlan): Promise<World> {
    const { servers = 1, findings, postgres, settings = IN_A_HURRY } = plan;
    const folder = mkdtempSync(path.join(tmpdir(), 'tablee-harness-'));
    const data = plan.data ?? path.join(folder, 'data');
    const site = emptySite(folder);
    const url = postgres && (await newDatabase(postgres, `h_${randomBytes(5).toString('hex')}`));
    const archive = url === undefined ? await sqliteArchive(data) : postgresArchive(url);
    const world = new World(plan, folder, archive);
    try {
      for (let i = 0; i < servers; i += 1) {
        const name = `node-${i}`;
        const database = url && { DATABASE_URL: await world.#wire(url) };
        const own = { NODE_NAME: name, SITE: site, DATA: data, ...database };
        world.servers.push(
          new ServerProcess({
            ...plan,
            settings: { ...settings, ...own },
            heard: (line, text) => plan.heard?.(line, text, name),
            crashed: (why) => findings.add('crash', `${name} ended: ${why}`),
          }),
        );
      }
      for (const server of world.servers) await server.start();
      world.#front = await plan.front?.(world.servers[0]!.port);
    } catch (error) {
      await world.close();
      throw error;
    }
    return world;
  }

  async #wire(url: string): Promise<string> {
    const proxy = await Proxy.open(Number(new URL(url).port));
    this.proxies.push(proxy);
    const through = new URL(url);
    through.port = String(proxy.port);
    return through.href;
  }

  /** For a request or a socket. */
  address(): { readonly address?: string } {
    const address = this.#plan.address?.();
    return address === undefined ? {} : { address };
  }

  places(): number[] {
    return this.#front === undefined ? this.servers.map(({ port }) => port) : [this.#front.port];
  }

  /** Asks as a page does, and again at the next server when none answers. */
  async ask<T>(request: Request): Promise<T> {
    for (let tries = 0; tries < TRIES_MAX; tries += 1) {
      const places = this.places();
      try {
        return await ask<T>(places[tries % places.length]!, request, this.#plan.patience);
      } catch (error) {
        if (error instanceof Refused) throw error;
        await pause(AGAIN_MS);
      }
    }
    throw new Error(`${request.path}: nobody answers`);
  }

  // ---- peace

  disturb(): void {
    this.#calmSince = undefined;
  }

  calm(): void {
    this.#calmSince = performance.now();
  }

  /** A server has said what time it is. */
  hearTime(now: number): void {
    this.#heard = { now, at: performance.now() };
  }

  /** Said just before people are served again; `leap`: so much more will have passed for the servers. */
  returning(leap = 0): void {
    const { now, at } = this.#heard;
    this.returns.push(now + leap + performance.now() - at);
  }

  /** Milliseconds since the last fault ended; 0 during one. */
  get calmFor(): number {
    return this.#calmSince === undefined ? 0 : performance.now() - this.#calmSince;
  }

  // ---- telling when to strike

  /** Something happened at some table: `asked`, `done`, `refused`, `seen`, `spoken`, `over`. */
  signal(what: string): void {
    const run = this.#listeners.get(what);
    this.#listeners.delete(what);
    run?.();
  }

  /** Runs at the very moment of the next one, or when that takes too long. */
  atNext(what: string, run: () => void, milliseconds = 2000): Promise<void> {
    return new Promise((resolve) => {
      const strike = (): void => {
        clearTimeout(timer);
        this.#listeners.delete(what);
        run();
        resolve();
      };
      const timer = setTimeout(strike, milliseconds);
      this.#listeners.set(what, strike);
    });
  }

  async close(): Promise<void> {
    for (const server of this.servers) server.thaw();
    await Promise.all(this.servers.map((server) => server.kill()));
    await this.#front?.close();
    for (const proxy of this.proxies) await proxy.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
