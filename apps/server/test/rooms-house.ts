// A whole server for tests of tables and sockets: a real database in a folder of its own, real HTTP,
// real sockets; only its bots' pace is that of a test. Several may share a store.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Clock, SenseOfTime } from '@tablee/table';
import { onTestFinished } from 'vitest';

import type { Bus } from '../src/cluster/bus.ts';
import { alone, type Cluster, type Hint } from '../src/cluster/cluster.ts';
import { SharedDatabase } from '../src/cluster/shared-database.ts';
import { buildApp } from '../src/http/app.ts';
import { Metrics } from '../src/metrics.ts';
import { openPeople, type Reminder } from '../src/people/service.ts';
import type { Finished } from '../src/people/results.ts';
import type { RoomsPlan, RoomsStore } from '../src/rooms/ports.ts';
import { tableRoutes } from '../src/rooms/routes.ts';
import { openRooms, type RoomsService } from '../src/rooms/service.ts';
import { readSettings, type Environment } from '../src/settings.ts';
import { attachSockets } from '../src/socket/gateway.ts';
import { openStore, type OpenStore } from '../src/store/open-store.ts';
import type { RoomStore } from '../src/store/room-store.ts';

export interface HousePlan {
  readonly environment?: Environment;
  readonly clock?: Clock;
  /** Instead of a clock: what the store goes by as well. */
  readonly time?: SenseOfTime;
  /** Shared with another house; then that one closes it. */
  readonly store?: OpenStore;
  readonly bus?: Bus;
  /** Instead of keeping how a game ended. */
  readonly keepResult?: (finished: Finished) => Promise<unknown>;
  /** Where bots think; on the spot unless told. */
  readonly thinkers?: RoomsPlan['thinkers'];
}

export interface House {
  readonly port: number;
  readonly store: OpenStore;
  readonly rooms: RoomsService;
  readonly sockets: () => number;
  /** What it has counted. */
  readonly metrics: () => Promise<string>;
  readonly reminders: (Reminder & { readonly person: string })[];
  readonly results: Finished[];
  /** What it wrote to its log. */
  readonly lines: string[];
  /** Stops as somebody would who wants to start it again. */
  close(): Promise<void>;
  /** Everything at once, and nothing is put away: as if the process had been killed. */
  kill(): Promise<void>;
}

export const realClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return { cancel: () => clearTimeout(timer) };
  },
};

const page = {
  plain: Buffer.from('<p>page</p>'),
  isCompressible: false,
  packed: new Map(),
  tag: 'tag',
  isHashed: false,
};
export const SITE = new Map([['/index.html', { type: 'text/html', ...page }]]);

const QUIET: Environment = {
  LOG_LEVEL: 'error',
  BOT_PACE: '0',
  RATE_READS: '0',
  RATE_WRITES: '0',
  RATE_RECORDS: '0',
  RATE_EXPORTS: '0',
  RATE_CODES: '0',
  MAX_TABLES_PER_ADDRESS: '0',
  MAX_GUESTS_PER_ADDRESS: '0',
  RATE_ENTERS: '0',
  RATE_MESSAGES: '1000',
};

/** A store in a folder of its own, which goes when it is closed. */
export async function freshStore(time?: SenseOfTime): Promise<OpenStore> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tablee-rooms-'));
  const store = await openStore({ folder, node: 'test', ...(time && { time }) });
  return {
    ...store,
    async close() {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** The same store, but for some of what it does with rooms. */
export const withRooms = (store: OpenStore, other: Partial<RoomStore>): OpenStore => ({
  ...store,
  rooms: new Proxy(store.rooms, {
    get: (rooms, name: keyof RoomStore) => other[name] ?? rooms[name].bind(rooms),
  }),
});

/** The same store, as far away as a real one may be: whoever asks at the same moment, overlaps. */
export function farAway(store: OpenStore): OpenStore {
  const { rooms } = store;
  const later = async <T>(work: () => Promise<T>): Promise<T> => {
    await new Promise((resolve) => setTimeout(resolve, 3));
    return work();
  };
  return {
    ...store,
    rooms: {
      create: (document, secret, due) => later(() => rooms.create(document, secret, due)),
      find: (id) => later(() => rooms.find(id)),
      marks: (ids) => later(() => rooms.marks(ids)),
      secret: (id) => later(() => rooms.secret(id)),
      change: (id, revision, document) => later(() => rooms.change(id, revision, document)),
      note: (id, due, awaited, touched) => later(() => rooms.note(id, due, awaited, touched)),
      postpone: (id, now) => later(() => rooms.postpone(id, now)),
      due: (now, limit) => later(() => rooms.due(now, limit)),
      lobby: (limit) => later(() => rooms.lobby(limit)),
      of: (person, limit) => later(() => rooms.of(person, limit)),
      documents: (some) => later(() => rooms.documents(some)),
      record: (id) => later(() => rooms.record(id)),
      keepRecord: (id, revision, text) => later(() => rooms.keepRecord(id, revision, text)),
      remove: (id) => later(() => rooms.remove(id)),
    },
  };
}

/** A clock whose timers can all be stopped: what a killed process had in mind does not happen. */
function mortal(clock: Clock): Clock & { kill(): void } {
  let isDead = false;
  return {
    now: () => clock.now(),
    after: (milliseconds, run) =>
      clock.after(milliseconds, () => {
        if (!isDead) run();
      }),
    kill: () => {
      isDead = true;
    },
  };
}

/** Where the clock is cranked, the real time of the store's own heart means nothing. */
const alwaysAwake = ({ heartbeat: { outages } }: OpenStore): RoomsStore['heartbeat'] => ({
  outages,
  awakeSince: -Infinity,
  known: () => Promise.resolve(),
  onWake: () => undefined,
});

const random = (bytes: number): Uint8Array => randomBytes(bytes);

/** Where several servers share a store without a bus between them, every hint is lost. */
function clusterOf(plan: HousePlan, store: OpenStore, clock: Clock): Cluster {
  if (plan.bus === undefined && store.database.kind === 'sqlite') return alone();
  const bus = plan.bus ?? new PairedBus('alone');
  const heartbeat = plan.clock === undefined ? store.heartbeat : { hasOthers: false };
  return new SharedDatabase({ ...store, bus, heartbeat, clock, random });
}

export async function openHouse(plan: HousePlan = {}): Promise<House> {
  const settings = readSettings({ ...QUIET, ...plan.environment });
  const store = plan.store ?? (await freshStore(plan.time));
  const clock = mortal(plan.time ?? plan.clock ?? realClock);
  const metrics = new Metrics();
  const lines: string[] = [];
  const reminders: House['reminders'] = [];
  const results: Finished[] = [];
  const app = buildApp({
    settings,
    site: SITE,
    metrics,
    version: '0',
    whyNotReady: () => Promise.resolve(undefined),
    logStream: { write: (line) => void lines.push(line) },
  });
  const people = openPeople({ database: store.database, settings: {}, clock, random });
  const rooms = openRooms({
    store: plan.clock === undefined ? store : { ...store, heartbeat: alwaysAwake(store) },
    cluster: clusterOf(plan, store, clock),
    people: {
      personOf: (key, create) => people.personOf(key, create),
      standing: (person) => people.standing(person),
      keepResult: (finished) => {
        results.push(finished);
        return plan.keepResult?.(finished) ?? people.keepResult(finished);
      },
      remind: (person, reminder) => Promise.resolve(reminders.push({ person, ...reminder })),
    },
    clock,
    random,
    settings,
    ...(plan.thinkers && { thinkers: plan.thinkers }),
    log: app.log,
    metrics,
  });
  tableRoutes(app, { rooms });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const gateway = attachSockets(app.server, {
    ...{ rooms, settings, metrics },
    log: app.log,
    limited: app.shell.limited,
    isCutOff: () => plan.clock === undefined && store.heartbeat.isCutOff,
    time: clock,
  });
  const address = app.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    store,
    rooms,
    sockets: () => gateway.count,
    metrics: () => metrics.text(),
    reminders,
    results,
    lines,
    async close() {
      await gateway.close();
      await app.close();
      await rooms.close();
      if (plan.store === undefined) await store.close();
    },
    async kill() {
      clock.kill();
      app.server.closeAllConnections();
      await gateway.close();
      await app.close();
    },
  };
}

/** Two buses on one wire, which can be cut. */
export interface BusPair {
  readonly a: PairedBus;
  readonly b: PairedBus;
  cut: boolean;
}

export function busPair(): BusPair {
  const pair = { a: new PairedBus('a'), b: new PairedBus('b'), cut: false };
  pair.a.onTell = (hint) => {
    if (!pair.cut) pair.b.receive(hint, 'a');
  };
  pair.b.onTell = (hint) => {
    if (!pair.cut) pair.a.receive(hint, 'b');
  };
  return pair;
}

class PairedBus implements Bus {
  readonly name: string;
  onTell: (hint: Hint) => void = () => undefined;
  readonly #hear: ((hint: Hint, node: string) => void)[] = [];
  readonly #lost: ((node: string) => void)[] = [];

  constructor(name: string) {
    this.name = name;
  }

  tell(hint: Hint): void {
    const copy = JSON.parse(JSON.stringify(hint)) as Hint;
    setImmediate(() => this.onTell(copy));
  }

  receive(hint: Hint, node: string): void {
    for (const hear of this.#hear) hear(hint, node);
  }

  listen(hear: (hint: Hint, node: string) => void): void {
    this.#hear.push(hear);
  }

  onGap(): void {
    // Nobody notices.
  }

  onLost(run: (node: string) => void): void {
    this.#lost.push(run);
  }

  /** That server is dead. */
  lose(node: string): void {
    for (const run of this.#lost) run(node);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** Closed when the test is over; what was opened last goes first. */
export function passing<T extends { close(): Promise<void> }>(one: T): T {
  onTestFinished(() => one.close());
  return one;
}

export const passingStore = async (): Promise<OpenStore> => passing(await freshStore());

export const passingHouse = async (plan: HousePlan = {}): Promise<House> =>
  passing(await openHouse(plan));

/** Two servers on one store. */
export async function twoHouses() {
  const store = await passingStore();
  const pair = busPair();
  const a = await passingHouse({ store, bus: pair.a });
  const b = await passingHouse({ store, bus: pair.b });
  return { store, pair, a, b };
}
