// Starts store, people, rooms, sockets and HTTP in that order, and stops them in reverse.

import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { SenseOfTime } from '@tablee/table';
import type { FastifyInstance } from 'fastify';
import { Blocks } from './admin/blocks.ts';
import { adminRoutes } from './admin/routes.ts';
import { openThinkers, type Thinkers } from './bots/thinkers.ts';
import { nameOf, readBuild } from './build.ts';
import { PostgresBus } from './cluster/bus.ts';
import { alone, type Cluster } from './cluster/cluster.ts';
import { SharedDatabase } from './cluster/shared-database.ts';
import { buildApp } from './http/app.ts';
import type { HeavyQueue } from './http/heavy.ts';
import { readSite, SITE } from './http/site.ts';
import { errorFacts, type Log, type LogStream } from './log.ts';
import { MACHINE } from './machine-time.ts';
import { Metrics } from './metrics.ts';
import { sentenceFor } from './misspelt.ts';
import { dayRoutes } from './people/days/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { openPeople, type PeopleService } from './people/service.ts';
import { Complaints } from './rooms/complaints.ts';
import { tableRoutes } from './rooms/routes.ts';
import { openRooms, type RoomsService } from './rooms/service.ts';
import type { Settings } from './settings.ts';
import { attachSockets } from './socket/gateway.ts';
import { StoreError } from './store/database.ts';
import { tighten } from './store/file-modes.ts';
import { DATABASE_FILE, DOUBLE_NAME, openStore, type OpenStore } from './store/open-store.ts';
import { MIGRATIONS } from './store/schema.ts';
import { NewerDatabaseError } from './store/migrate.ts';
import { troubleOf } from './store/postgres-errors.ts';
import { FilesGoneError } from './store/sqlite.ts';
import { Unexpected } from './unexpected.ts';
import { WriteWatch } from './store/write-watch.ts';

export interface Running {
  readonly port: number;
  readonly log: Log;
  /** Takes faults that no caller caught. */
  readonly unexpected: Unexpected;
  /** Finishes running requests, stores pending data, and stops. */
  close(): Promise<void>;
}

/** The reason of a failed start, in words for the operator. */
export class StartError extends Error {
  /** It starts only once the operator has changed something. */
  readonly isLasting: boolean;

  constructor(message: string, isLasting = true) {
    super(message);
    this.isLasting = isLasting;
  }
}

/** How long answers under way are waited for. */
const DRAIN_MS = 4000;
/** A database that takes longer than this does not answer. */
const READY_MS = 2000;

const checkFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as { readonly code?: string };
    throw new StartError(`the folder ${folder} cannot be written to (DATA, ${code ?? 'unknown'})`);
  }
};

/** Resolves links in a folder's path, even before the folder exists. */
const placeOf = (folder: string): string =>
  existsSync(folder)
    ? realpathSync(folder)
    : path.join(placeOf(path.dirname(folder)), path.basename(folder));

/** Serving the database folder with the site would publish all secrets. */
const checkApart = (site: string, data: string): void => {
  const way = path.relative(placeOf(site), placeOf(data));
  const isApart = way.split(path.sep)[0] === '..' || path.isAbsolute(way);
  if (!isApart)
    throw new StartError(`the folder ${data} (DATA) lies in the one that is served (SITE)`);
};

/** What the driver says stands in the cause; its code tells a wrong password from a wrong address. */
const codeOf = (error: unknown): string =>
  (error as { readonly code?: string } | undefined)?.code ?? 'unknown';

/** Errors of opening the database, as an operator can read them. */
const inWords = async <T>({ databaseUrl, data }: Settings, open: () => Promise<T>): Promise<T> => {
  try {
    return await open();
  } catch (error) {
    const where = databaseUrl === undefined ? `in ${data} (DATA` : 'at the address (DATABASE_URL';
    const trouble = troubleOf(error);
    const code = codeOf(error instanceof StoreError ? error.cause : error);
    if (trouble !== undefined || error instanceof StoreError)
      throw new StartError(
        `the database ${where}, ${code}) ${trouble?.says ?? 'does not answer'}`,
        trouble?.isLasting ?? false,
      );
    // The store's other errors have messages that are fit for people.
    if (error instanceof Error && !('code' in error))
      throw new StartError(error.message, error instanceof NewerDatabaseError);
    throw error;
  }
};

const openKept = (settings: Settings, time: SenseOfTime, log: Log): Promise<OpenStore> => {
  const { databaseUrl, databaseConnections: connections, data: folder, nodeName: node } = settings;
  if (databaseUrl === undefined) checkFolder(folder);
  return inWords(settings, () => openStore({ databaseUrl, connections, folder, node, time, log }));
};

/** Without a shared database there is no other server. */
const joinCluster = async (
  settings: Settings,
  { store, time: clock, metrics }: Pick<Parts, 'store' | 'time' | 'metrics'>,
  opened: Stack,
): Promise<Cluster> => {
  const { databaseUrl: url, nodeName } = settings;
  if (url === undefined) return alone();
  const bus = await inWords(settings, () =>
    PostgresBus.open(url, nodeName, store.heartbeat, () => clock.now()),
  );
  opened.add(async () => {
    // The others hear of a move of the last moment, too.
    await store.settled();
    await bus.close();
  });
  return new SharedDatabase({ ...store, bus, clock, metrics, random: randomBytes });
};

const within = <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('late')), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** A full disk answers every question; it is what is written that counts. */
const whyNoDatabase = (store: OpenStore, writes: WriteWatch): Promise<string | undefined> =>
  within(READY_MS, store.database.query('select 1 as one')).then(
    () => (store.heartbeat.isWell && !writes.isFailing ? undefined : 'nothing can be written'),
    (error: unknown) => (error instanceof FilesGoneError ? 'its files are gone' : 'no database'),
  );

/** Older builds left files readable to all users of the machine. */
const tightenFiles = ({ databaseUrl, data }: Settings, log: Log): void => {
  const loose = databaseUrl === undefined ? tighten(data, DATABASE_FILE) : [];
  if (loose.length > 0) log.warn({ loose }, 'others could read these; now they cannot');
};

/** Listens on the port, or on one of the next if it is taken and the operator set none. */
const listen = async (app: FastifyInstance, settings: Settings): Promise<number> => {
  const { host, port, portTries } = settings;
  for (let tries = 0; ; tries++) {
    try {
      await app.listen({ host, port: port === 0 ? 0 : port + tries });
      const address = app.server.address();
      return typeof address === 'object' && address !== null ? address.port : port;
    } catch (error) {
      const isTaken = (error as { readonly code?: string }).code === 'EADDRINUSE';
      if (!isTaken || tries >= portTries) throw error;
    }
  }
};

const closeApp = async (app: FastifyInstance): Promise<void> => {
  const giveUp = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  await app.close();
  clearTimeout(giveUp);
};

interface Parts {
  readonly store: OpenStore;
  readonly cluster: Cluster;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly thinkers: Thinkers;
  readonly writes: WriteWatch;
  readonly time: SenseOfTime;
  readonly blocks: Blocks;
  readonly heavy: HeavyQueue;
  readonly complaints: Complaints;
}

/** People and rooms depend on each other: deleting a person leaves their tables. */
const openServices = (
  settings: Settings,
  { store, cluster, log, metrics, thinkers, writes, time, blocks, heavy, complaints }: Parts,
): { readonly people: PeopleService; readonly rooms: RoomsService } => {
  const { publicOrigin, vapid, ratedFor, rateExports } = settings;
  const random = (bytes: number): Uint8Array => randomBytes(bytes);
  const people = openPeople({
    database: store.database,
    settings: { publicOrigin, push: vapid, ratedFor, rateExports },
    clock: time,
    heavy,
    random,
    leaveTable: async (table, _seat, person) => {
      await rooms.leaveFor(table, person);
    },
    tableChanged: (table) => {
      rooms.tableChanged(table).catch((error: unknown) => {
        log.warn(errorFacts(error), 'a table was not read again');
      });
    },
    complain: (error, what) => complaints.make(error, what),
  });
  const rooms = openRooms({
    store,
    cluster,
    people,
    clock: time,
    heavy,
    random,
    settings,
    isBlocked: (person) => blocks.has('person', person),
    thinkers,
    log,
    metrics,
    onAppend: (append) => {
      metrics.appended(append);
      writes.appended(append);
    },
  });
  return { people, rooms };
};

/** When a server last ended because of faults, for the next one to start. */
const LAST_END = `select began from sweeps where name = 'faults'`;
const KEEP_END = `insert into sweeps (name, began) values ('faults', $1)
  on conflict (name) do update set began = excluded.began`;

const watchFaults = async (
  { store: { database }, time: clock, log, metrics }: Parts,
  rooms: RoomsService,
  opened: Stack,
): Promise<Unexpected> => {
  const [last] = await database.query(LAST_END);
  const unexpected = new Unexpected({
    ...{ clock, log, metrics },
    halt: (table, error) => rooms.fault(table, error),
    lastEnd: Number(last?.['began'] ?? -Infinity),
    keepEnd: (at) =>
      within(READY_MS, database.query(KEEP_END, [at])).then(
        () => undefined,
        (error: unknown) => log.error(errorFacts(error), 'why the server ends was not kept'),
      ),
  });
  opened.addAtOnce(() => unexpected.close());
  return unexpected;
};

/** What has been opened, to be closed in the opposite order. */
class Stack {
  readonly #closers: (() => Promise<void>)[] = [];
  #closing: Promise<void> | undefined;

  add(close: () => Promise<void>): void {
    this.#closers.unshift(close);
  }

  addAtOnce(close: () => void): void {
    this.add(() => {
      close();
      return Promise.resolve();
    });
  }

  /** Closes all parts, even if closing one of them fails. */
  close(): Promise<void> {
    this.#closing ??= this.#closeAll();
    return this.#closing;
  }

  async #closeAll(): Promise<void> {
    const errors: unknown[] = [];
    for (const close of this.#closers) await close().catch((error: unknown) => errors.push(error));
    if (errors.length > 0) throw new AggregateError(errors, 'not everything could be closed');
  }
}

const assemble = async (
  settings: Settings,
  opened: Stack,
  logStream: LogStream | undefined,
): Promise<{ readonly app: FastifyInstance; readonly unexpected: Unexpected }> => {
  if (settings.databaseUrl === undefined) checkApart(settings.site ?? SITE, settings.data);
  const site = await readSite(settings.site ?? SITE).catch((error: unknown) => {
    throw new StartError((error as Error).message);
  });
  const time = new SenseOfTime(MACHINE);
  let isDraining = false;
  const metrics = new Metrics();
  const build = readBuild();
  metrics.describe({ ...build, schema: MIGRATIONS.length, node: process.version });
  const app = buildApp({
    settings,
    site,
    metrics,
    version: nameOf(build),
    whyNotReady: async () => (isDraining ? 'draining' : whyNoDatabase(store, writes)),
    isBlocked: (address) => blocks.has('address', address),
    logStream,
  });
  const store = await openKept(settings, time, app.log);
  opened.add(() => store.close());
  const cluster = await joinCluster(settings, { store, time, metrics }, opened);
  const writes = new WriteWatch(app.log, () => time.now());
  for (const one of settings.misspelt) app.log.warn({ ...one }, sentenceFor(one));
  tightenFiles(settings, app.log);
  const blocks = await Blocks.open({ database: store.database, clock: time, log: app.log });
  opened.add(() => blocks.close());
  const thinkers = openThinkers({ threads: settings.botThreads });
  opened.add(() => thinkers.close());
  const { log } = app;
  const { heavy } = app.shell;
  const complaints = new Complaints({ clock: time, log });
  opened.addAtOnce(() => complaints.close());
  const parts = { store, cluster, log, metrics, thinkers, writes, time, blocks, heavy, complaints };
  const { people, rooms } = openServices(settings, parts);
  opened.add(() => rooms.close());
  tableRoutes(app, { rooms });
  peopleRoutes(app, people);
  dayRoutes(app, people);
  opened.add(() => closeApp(app));
  const sockets = attachSockets(app.server, {
    ...{ rooms, settings, log, metrics, time, blocks },
    limited: app.shell.limited,
    isCutOff: () => store.heartbeat.isCutOff,
  });
  adminRoutes(app, {
    token: settings.adminToken,
    ...{ store, rooms, blocks, clock: time },
    sockets: () => sockets.count,
    warnings: () => [
      ...(store.heartbeat.hasNamesake ? [DOUBLE_NAME] : []),
      ...settings.misspelt.map(sentenceFor),
      ...(app.shell.proxies.warning === undefined ? [] : [app.shell.proxies.warning]),
    ],
  });
  opened.add(() => sockets.close());
  metrics.watch({
    sockets: () => sockets.count,
    tables: () => rooms.openTables,
    halted: () => rooms.haltedTables,
  });
  opened.addAtOnce(() => {
    isDraining = true;
  });
  return { app, unexpected: await watchFaults(parts, rooms, opened) };
};

export const startServer = async (
  settings: Settings,
  { logStream }: { readonly logStream?: LogStream } = {},
): Promise<Running> => {
  const opened = new Stack();
  try {
    const { app, unexpected } = await assemble(settings, opened, logStream);
    const port = await listen(app, settings);
    app.log.info({ port }, 'listening');
    return { port, log: app.log, unexpected, close: () => opened.close() };
  } catch (error) {
    // Why it could not start is the news; what half of it did not like at closing follows from that.
    await opened.close().catch(() => undefined);
    throw error;
  }
};
