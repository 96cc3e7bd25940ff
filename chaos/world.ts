// Where a scene plays: a database, one or more servers on it, the wires between them, and folders that
// nobody keeps.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { postgresArchive, sqliteArchive } from './archive.ts';
import type { Archive } from './archive.ts';
import { ask, Refused } from '../scripts/ask.ts';
import type { Request } from '../scripts/ask.ts';
import type { Findings } from '../scripts/findings.ts';
import { pause } from '../scripts/luck.ts';
import { newDatabase } from '../scripts/postgres.ts';
import { emptySite } from '../scripts/server-process.ts';
import type { Settings } from '../scripts/server-process.ts';
import type { Front } from './nginx.ts';
import { Proxy } from './proxy.ts';
import type { Run } from './run.ts';
import { Server } from './server.ts';

const AGAIN_MS = 150;
const TRIES_MAX = 400;

export interface WorldPlan extends Run {
  readonly servers?: number;
  /** Where the embedded database shall be, other than in a folder of its own. */
  readonly data?: string;
  /** Its servers' clocks can be set. */
  readonly hasOwnWall?: boolean;
  /** Beside those that every program needs; one that is empty is as it is for operators. */
  readonly settings?: Settings;
  /** Puts something before the server on this port. */
  readonly front?: ((port: number) => Promise<Front>) | undefined;
  /** How long a player thinks, in milliseconds. */
  readonly think?: Think;
}

interface Think {
  readonly least: number;
  readonly most: number;
}

const QUICKLY: Think = { least: 5, most: 60 };

export class World {
  readonly findings: Findings;
  readonly seed: string;
  readonly isShort: boolean;
  readonly servers: Server[] = [];
  readonly proxies: Proxy[] = [];
  readonly archive: Archive;
  readonly think: Think;
  /** How often limits have refused an address. */
  limited = 0;
  #front: Front | undefined;
  /**
   * Before this moment nobody was served for a long time: by the servers' own clock, and rather too
   * early than too late.
   */
  readonly returns: number[] = [];
  /** What time it was at the servers when that was last heard, and when we heard it. */
  #heard = { now: 0, at: 0 };
  /** Since when nothing is in anybody's way; undefined while something is. */
  #calmSince: number | undefined = performance.now();
  readonly #folder: string;
  readonly #listeners = new Map<string, () => void>();

  private constructor(plan: WorldPlan, folder: string, archive: Archive) {
    const { findings, seed, isShort, think = QUICKLY } = plan;
    this.think = think;
    this.findings = findings;
    this.seed = seed;
    this.isShort = isShort;
    this.archive = archive;
    this.#folder = folder;
  }

  static async open(plan: WorldPlan): Promise<World> {
    const { servers = 1, findings, main, postgres, hasOwnWall = false } = plan;
    const folder = mkdtempSync(path.join(tmpdir(), 'tablee-chaos-'));
    const data = plan.data ?? path.join(folder, 'data');
    const site = emptySite(folder);
    const name = `chaos_${randomBytes(5).toString('hex')}`;
    const url = postgres && (await newDatabase(postgres, name));
    const archive = url === undefined ? await sqliteArchive(data) : postgresArchive(url);
    const world = new World(plan, folder, archive);
    try {
      for (let i = 0; i < servers; i += 1) {
        const database = url && { DATABASE_URL: await world.#wire(url) };
        const settings = { SITE: site, DATA: data, ...database, ...plan.settings };
        const limited = (times: number): void => void (world.limited += times);
        const own = { name: `node-${i}`, main, settings, findings, limited, hasOwnWall };
        world.servers.push(new Server(own));
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

  places(): number[] {
    return this.#front === undefined ? this.servers.map(({ port }) => port) : [this.#front.port];
  }

  /** Asks as a page does, and again at the next server when none answers. */
  async ask<T>(request: Request): Promise<T> {
    for (let tries = 0; tries < TRIES_MAX; tries += 1) {
      const places = this.places();
      try {
        return await ask<T>(places[tries % places.length]!, request);
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

  /** For how long nothing has been in anybody's way. */
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
