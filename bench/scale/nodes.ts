// (2) What a move costs each server, and the database, when there are two of them on one PostgreSQL, and
// when there are four: with every table at home on one server, and with the players of every table on all.
import pg from 'pg';

import { askOnce } from '../../scripts/postgres.ts';
import type { Postgres } from '../../scripts/postgres.ts';
import { Fleet } from '../load/fleet.ts';
import { latencies } from '../load/measure.ts';
import type { Found, Say } from '../load/measure.ts';
import { openOurTable } from '../load/players/ours.ts';
import type { Usage } from '../load/probe.ts';
import type { House, Running } from '../load/processes.ts';
import { columns, median, rounded, sum } from '../numbers.ts';
import { clusterTime, newTables, startCluster } from './databases.ts';

/** Counts what servers tell each other. */
interface Ear {
  readonly heard: { letters: number; bytes: number; hints: number };
  readonly close: () => Promise<void>;
}

const overhear = async (url: string): Promise<Ear> => {
  const heard = { letters: 0, bytes: 0, hints: 0 };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  client.on('notification', ({ payload = '' }) => {
    heard.letters += 1;
    heard.bytes += payload.length;
    heard.hints += (JSON.parse(payload) as { hints: unknown[] }).hints.length;
  });
  await client.query('listen tablee');
  return { heard, close: () => client.end() };
};

interface Window {
  readonly perMove: number;
  readonly spread: number;
  readonly database: number;
  readonly letters: number;
  readonly hints: number;
  readonly bytes: number;
  readonly p99: number;
  readonly errors: readonly string[];
}

interface Setting {
  readonly nodes: number;
  readonly isShared: boolean;
  readonly url: string;
  readonly servers: readonly Running[];
  readonly fleet: Fleet;
  readonly ear: Ear;
  readonly windows: Window[];
}

const openNodes = async (
  house: House,
  cluster: Postgres,
  { nodes, isShared, tables }: { nodes: number; isShared: boolean; tables: number },
): Promise<Setting> => {
  const name = `nodes_${nodes}_${isShared ? 'shared' : 'apart'}`;
  const url = await newTables(cluster, name);
  const servers: Running[] = [];
  for (let i = 0; i < nodes; i++)
    servers.push(await house.startOurs(`${name}-${i}`, { env: { DATABASE_URL: url } }));
  const ports = servers.map(({ port }) => port);
  const fleet = new Fleet(servers[0]!, (_port, seed) => {
    const home = ports[seed % nodes]!;
    // Those of one table begin somewhere else every time: no server has more seats than the others.
    const turned = ports.map((_home, i) => ports[(seed + i) % nodes]!);
    return openOurTable(home, seed, isShared ? turned : [home]);
  });
  await fleet.grow(tables * nodes);
  await fleet.rush({ seconds: 2 });
  return { nodes, isShared, url, servers, fleet, ear: await overhear(url), windows: [] };
};

const usages = (servers: readonly Running[]): Promise<Usage[]> =>
  Promise.all(servers.map((server) => server.usage()));

const measure = async (
  cluster: Postgres,
  setting: Setting,
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
): Promise<void> => {
  const { nodes, servers, fleet, ear } = setting;
  const all = rate * nodes;
  await fleet.renew(Math.ceil((2 * all * (seconds + 1)) / fleet.tables.length) + 8);
  await fleet.play({ rate: all, seconds: 1 });
  const [before, database, heard] = [await usages(servers), clusterTime(cluster), { ...ear.heard }];
  const window = await fleet.play({ rate: all, seconds });
  const after = await usages(servers);
  const moves = window.all.length;
  const costs = after.map(({ cpu }, i) => cpu - before[i]!.cpu);
  const each = (name: keyof Ear['heard']): number => (ear.heard[name] - heard[name]) / moves;
  setting.windows.push({
    perMove: sum(costs) / moves,
    spread: Math.max(...costs) / Math.min(...costs),
    database: (clusterTime(cluster) - database) / moves,
    letters: each('letters'),
    hints: each('hints'),
    bytes: each('bytes'),
    p99: latencies(window.all).p99,
    errors: [...window.errors].map(([what, count]) => `${count} × ${what}`),
  });
};

interface Line {
  readonly nodes: number;
  readonly isShared: boolean;
  readonly microsecondsPerMove: number;
  readonly spread: number;
  readonly databaseMicrosecondsPerMove: number;
  readonly lettersPerMove: number;
  readonly hintsPerMove: number;
  readonly hintBytesPerMove: number;
  readonly p99: number;
  readonly documentBytes: number;
  readonly updates: Readonly<Record<string, number>>;
  readonly errors: readonly string[];
}

const STATEMENTS = `select relname as name, n_tup_upd as updates, n_tup_hot_upd as light
  from pg_stat_user_tables where relname in ('logs', 'rooms')`;

const lineOf = async ({ nodes, isShared, windows, url }: Setting): Promise<Line> => {
  const mid = (of: Exclude<keyof Window, 'errors'>): number =>
    median(windows.map((one) => one[of]));
  const updates = await askOnce(url, STATEMENTS);
  const [size] = await askOnce(url, 'select avg(length(document))::float8 as bytes from rooms');
  return {
    nodes,
    isShared,
    microsecondsPerMove: rounded(mid('perMove')),
    spread: rounded(mid('spread'), 2),
    databaseMicrosecondsPerMove: rounded(mid('database')),
    lettersPerMove: rounded(mid('letters'), 3),
    hintsPerMove: rounded(mid('hints'), 2),
    hintBytesPerMove: rounded(mid('bytes')),
    p99: rounded(mid('p99')),
    documentBytes: Math.round(Number(size?.['bytes'])),
    updates: Object.fromEntries(
      updates.map(({ name, updates: all, light }) => [
        String(name),
        rounded(Number(light) / Math.max(1, Number(all)), 2),
      ]),
    ),
    errors: windows.flatMap(({ errors }) => errors),
  };
};

/** The same rate and as many tables for every server, however many there are; in turns. */
interface Plan {
  readonly counts: readonly number[];
  readonly tables: number;
  readonly rate: number;
  readonly seconds: number;
  readonly passes: number;
}

export const measureNodes = async (
  house: House,
  { counts, tables, rate, seconds, passes }: Plan,
  say: Say,
): Promise<Found> => {
  const cluster = await startCluster(house);
  const lines: Line[] = [];
  for (const isShared of [false, true]) {
    const settings: Setting[] = [];
    for (const nodes of counts)
      settings.push(await openNodes(house, cluster, { nodes, isShared, tables }));
    for (let pass = 0; pass < passes; pass++)
      for (const setting of settings) await measure(cluster, setting, { rate, seconds });
    for (const setting of settings) {
      lines.push(await lineOf(setting));
      setting.fleet.close();
      await setting.ear.close();
      for (const server of setting.servers) await house.stop(server);
    }
    say(isShared ? 'tables shared between servers' : 'every table on one server');
  }
  await cluster.stop();
  const text = columns([
    [
      'servers',
      ...['µs/move', 'busiest × idlest', 'database µs/move'],
      ...['letters/move', 'hints/move', 'hint bytes/move', 'p99 ms'],
    ],
    ...lines.map((line) => [
      `${line.nodes} ${line.isShared ? 'with shared tables' : 'each with its own'}`,
      line.microsecondsPerMove,
      line.spread,
      line.databaseMicrosecondsPerMove,
      line.lettersPerMove,
      line.hintsPerMove,
      line.hintBytesPerMove,
      line.p99,
    ]),
  ]);
  const doubts = lines.flatMap(({ nodes, errors }) => errors.map((one) => `${nodes}: ${one}`));
  return { text, result: lines, doubts };
};
