// Where a scene plays: a database, one or more servers on it, the wires between them, and folders that
// nobody keeps.
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import pg from 'pg';

import { postgresArchive, sqliteArchive } from './archive.mjs';
import { Proxy } from './proxy.mjs';
import { Server } from './server.mjs';

/** The pages are not what is tested. */
const makeSite = (folder) => {
  const site = path.join(folder, 'site');
  mkdirSync(site, { recursive: true });
  writeFileSync(path.join(site, 'index.html'), '<!doctype html><title>Tablée</title>');
  return site;
};

/** A database with nothing in it, on a server of our own. */
const freshDatabase = async ({ url }) => {
  const name = `chaos_${randomBytes(5).toString('hex')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const fresh = new URL(url);
  fresh.pathname = `/${name}`;
  return fresh;
};

export class World {
  findings;
  seed;
  store;
  isShort;
  servers = [];
  proxies = [];
  archive;
  /** Where the embedded database is. */
  data;
  /**
   * Before this moment nobody was served for a long time: by the servers' own clock, and rather too
   * early than too late.
   */
  returns = [];
  /** What time it was at the servers when that was last heard, and when we heard it. */
  #heard;
  /** Since when nothing is in anybody's way; undefined while something is. */
  #calmSince = performance.now();
  #folder;
  #listeners = new Map();

  /** `data`: where the embedded database shall be, other than in a folder of its own. */
  static async open(plan) {
    const { store, servers = 1, findings, seed, isShort = false, main, postgres, data } = plan;
    const { hasOwnWall } = plan;
    const world = new World();
    Object.assign(world, { findings, seed, store, isShort });
    world.#folder = mkdtempSync(path.join(tmpdir(), 'tablee-chaos-'));
    world.data = data ?? path.join(world.#folder, 'data');
    const site = makeSite(world.#folder);
    const url = store === 'postgres' ? await freshDatabase(postgres) : undefined;
    world.archive = url === undefined ? await sqliteArchive(world.data) : postgresArchive(url.href);
    try {
      for (let i = 0; i < servers; i += 1) {
        const own = { SITE: site, DATA: world.data };
        if (url !== undefined) own.DATABASE_URL = await world.#wire(url);
        const name = `node-${i}`;
        world.servers.push(new Server({ name, main, settings: own, findings, hasOwnWall }));
      }
      for (const server of world.servers) await server.start();
    } catch (error) {
      await world.close();
      throw error;
    }
    return world;
  }

  async #wire(url) {
    const proxy = await Proxy.open(Number(url.port));
    this.proxies.push(proxy);
    const through = new URL(url);
    through.port = String(proxy.port);
    return through.href;
  }

  places() {
    return this.servers.map(({ port }) => port);
  }

  // ---- peace

  disturb() {
    this.#calmSince = undefined;
  }

  calm() {
    this.#calmSince = performance.now();
  }

  /** A server has said what time it is. */
  hearTime(now) {
    this.#heard = { now, at: performance.now() };
  }

  /** Said just before people are served again; `leap`: so much more will have passed for the servers. */
  returning(leap = 0) {
    const { now, at } = this.#heard;
    this.returns.push(now + leap + performance.now() - at);
  }

  /** For how long nothing has been in anybody's way. */
  get calmFor() {
    return this.#calmSince === undefined ? 0 : performance.now() - this.#calmSince;
  }

  // ---- telling when to strike

  /** Something happened at some table: `asked`, `done`, `refused`, `seen`, `spoken`, `over`. */
  signal(what) {
    const run = this.#listeners.get(what);
    this.#listeners.delete(what);
    run?.();
  }

  /** Runs at the very moment of the next one, or when that takes too long. */
  atNext(what, run, milliseconds = 2000) {
    return new Promise((resolve) => {
      const strike = () => {
        clearTimeout(timer);
        this.#listeners.delete(what);
        run();
        resolve();
      };
      const timer = setTimeout(strike, milliseconds);
      this.#listeners.set(what, strike);
    });
  }

  async close() {
    for (const server of this.servers) server.thaw();
    await Promise.all(this.servers.map((server) => server.kill()));
    for (const proxy of this.proxies) await proxy.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
