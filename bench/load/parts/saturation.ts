// (e) How many moves a second are kept: by one server with its file, and by two servers on one PostgreSQL
// with the players of every table on both, against the same two with one NOTIFY in each move's transaction.
import path from 'node:path';
import pg from 'pg';

import { startPostgres } from '../../../scripts/postgres.ts';
import { columns, median, rounded, sum } from '../../numbers.ts';
import { Fleet } from '../fleet.ts';
import type { Rush } from '../fleet.ts';
import { latencies } from '../measure.ts';
import type { Found, Measured, Say } from '../measure.ts';
import { again, openOurTable } from '../players/ours.ts';
import { ask } from '../players/web.ts';
import type { House, Running } from '../processes.ts';

interface Rushed extends Rush {
  readonly cpuPerMove: number;
  readonly all: Measured['all'];
}

const SINGLE = ['--import', path.join(import.meta.dirname, 'notify-per-move.js')];

const errorsOf = (name: string, windows: readonly Rushed[]): string[] =>
  windows.flatMap(({ window }) =>
    [...window.errors].map(([what, count]) => `${name}: ${count} × ${what}`),
  );

/** Rushes through moves; games that would be over are replaced before. */
const rush = async (
  fleet: Fleet,
  seconds: number,
  servers: readonly Running[],
): Promise<Rushed> => {
  await fleet.renew(200);
  const before = await Promise.all(servers.map((server) => server.usage()));
  const rushed = await fleet.rush({ seconds });
  const after = await Promise.all(servers.map((server) => server.usage()));
  const cpu = sum(after.map(({ cpu: used }, i) => used - before[i]!.cpu));
  return { ...rushed, cpuPerMove: cpu / rushed.moves, all: latencies(rushed.window.all) };
};

export const saturateSqlite = async (
  fleet: Fleet,
  { seconds, passes }: { readonly seconds: number; readonly passes: number },
): Promise<Found> => {
  const windows: Rushed[] = [];
  for (let pass = 0; pass < passes; pass++)
    windows.push(await rush(fleet, seconds, [fleet.server]));
  const rate = median(windows.map((one) => one.rate));
  const cost = median(windows.map(({ cpuPerMove }) => cpuPerMove));
  return {
    doubts: errorsOf('SQLite', windows),
    text:
      `One server, SQLite, ${fleet.tables.length} tables at once: ${Math.round(rate)} moves/s kept, ` +
      `${Math.round(cost)} µs of processor time each, p99 ${rounded(windows.at(-1)!.all.p99)} ms`,
    result: { movesPerSecond: Math.round(rate), microsecondsPerMove: rounded(cost) },
  };
};

const newDatabase = async (url: string, name: string): Promise<string> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name}`);
  await client.end();
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

interface PairPlan {
  readonly name: string;
  readonly flags: readonly string[];
  readonly tables: number;
}

interface Pair {
  readonly name: string;
  readonly servers: readonly Running[];
  readonly fleet: Fleet;
  readonly windows: Rushed[];
}

/** Two servers on a database of their own, with tables played from both. */
const openPair = async (
  house: House,
  url: string,
  { name, flags, tables }: PairPlan,
): Promise<Pair> => {
  const databaseUrl = await newDatabase(url, `load_${name}`);
  const env = { DATABASE_URL: databaseUrl };
  const servers: Running[] = [];
  for (const place of ['a', 'b'])
    servers.push(await house.startOurs(`${name}-${place}`, { env, flags }));
  const ports = servers.map(({ port }) => port);
  const fleet = new Fleet(servers[0]!, (port, seed) => openOurTable(port, seed, ports));
  await fleet.grow(tables);
  return { name, servers, fleet, windows: [] };
};

/** The stores of two servers alone, without sockets and rules. */
const openStores = async (
  house: House,
  url: string,
  { name, flags, tables }: PairPlan,
): Promise<{ servers: Running[]; rates: number[] }> => {
  const databaseUrl = await newDatabase(url, `store_${name}`);
  const servers: Running[] = [];
  for (const place of [0, 1])
    servers.push(
      await house.start(`store-${name}-${place}`, {
        program: path.join(import.meta.dirname, '..', 'servers', 'store.js'),
        flags,
        env: {
          DATABASE_URL: databaseUrl,
          NODE_NAME: `store-${name}-${place}`,
          PLACE: String(place),
          TABLES: String(tables),
        },
      }),
    );
  await ask(servers[0]!.port, 'POST', '/make');
  return { servers, rates: [] };
};

const runStores = async (servers: readonly Running[], seconds: number): Promise<number> => {
  const run = ({ port }: Running): Promise<{ perSecond: number }> =>
    ask(port, 'POST', `/run?seconds=${seconds}`);
  return sum((await Promise.all(servers.map(run))).map(({ perSecond }) => perSecond));
};

interface Stores {
  readonly batched: number;
  readonly single: number;
  readonly ratio: number;
}

const compareStores = async (
  house: House,
  url: string,
  { seconds, passes, tables }: StorePlan,
): Promise<Stores> => {
  const batched = await openStores(house, url, { name: 'batched', flags: [], tables });
  const single = await openStores(house, url, { name: 'single', flags: SINGLE, tables });
  const pairs = [batched, single];
  for (const { servers } of pairs) await runStores(servers, 2);
  for (let pass = 0; pass < passes; pass++)
    for (const { servers, rates } of pairs) rates.push(await runStores(servers, seconds));
  for (const { servers } of pairs) for (const server of servers) await house.stop(server);
  return {
    batched: Math.round(median(batched.rates)),
    single: Math.round(median(single.rates)),
    ratio: rounded(median(batched.rates.map((rate, i) => rate / single.rates[i]!)), 2),
  };
};

const lineOf = (title: string, { windows }: Pair, steady: Measured['all']): (string | number)[] => [
  title,
  Math.round(median(windows.map(({ rate }) => rate))),
  Math.round(median(windows.map(({ cpuPerMove }) => cpuPerMove))),
  rounded(median(windows.map(({ all }) => all.p50))),
  rounded(median(windows.map(({ all }) => all.p99))),
  rounded(steady.p50),
  rounded(steady.p99),
];

interface StorePlan {
  readonly seconds: number;
  readonly passes: number;
  readonly tables: number;
}

export const saturatePostgres = async (
  house: House,
  { seconds, passes, tables, steadyRate }: StorePlan & { readonly steadyRate: number },
  say: Say,
): Promise<Found> => {
  const postgres = await startPostgres();
  house.onClose(() => postgres.stop());
  const batched = await openPair(house, postgres.url, { name: 'batched', flags: [], tables });
  const single = await openPair(house, postgres.url, { name: 'single', flags: SINGLE, tables });
  const pairs = [batched, single];
  say(`two pairs of servers, ${tables} tables each; ${again.count} requests were sent again`);
  for (const { fleet } of pairs) await fleet.rush({ seconds: 3 });
  for (let pass = 1; pass <= passes; pass++) {
    for (const { fleet, servers, windows } of pairs)
      windows.push(await rush(fleet, seconds, servers));
    say(`pass ${pass} of ${passes}`);
  }
  const steadily = async ({ fleet }: Pair): Promise<Measured['all']> => {
    await fleet.renew(60);
    return latencies((await fleet.play({ rate: steadyRate, seconds: 5 })).all);
  };
  const steady = await steadily(batched);
  const steadySingle = await steadily(single);
  const ratio = median(batched.windows.map(({ rate }, i) => rate / single.windows[i]!.rate));
  for (const { fleet, servers } of pairs) {
    fleet.close();
    for (const server of servers) await house.stop(server);
  }
  const stores = await compareStores(house, postgres.url, { seconds, passes, tables });
  const rateOf = ({ windows }: Pair): number => Math.round(median(windows.map(({ rate }) => rate)));
  return {
    doubts: pairs.flatMap(({ name, windows }) => errorsOf(name, windows)),
    text: `${columns([
      [
        '',
        'moves/s',
        'µs/move',
        'p50 ms',
        'p99 ms',
        `p50 at ${steadyRate}/s`,
        `p99 at ${steadyRate}/s`,
      ],
      lineOf('two servers, appends and hints together (ours)', batched, steady),
      lineOf('two servers, one NOTIFY in each move’s transaction', single, steadySingle),
    ])}
The stores alone, no sockets, no rules: ${stores.batched} entries/s against ${stores.single}`,
    result: {
      twoServers: rateOf(batched),
      notifyPerMove: rateOf(single),
      ratio: rounded(ratio, 2),
      steadyP99: rounded(steady.p99),
      requestsSentAgain: again.count,
      storesAlone: stores,
    },
  };
};
