// (e) How many moves a second are kept: by one server with its file, and by two servers on one PostgreSQL
// with the players of every table on both, against the same two with one NOTIFY in each move's transaction.
import path from 'node:path';
import pg from 'pg';

import { startPostgres } from '../../../scripts/postgres.mjs';
import { Fleet } from '../fleet.mjs';
import { latencies } from '../measure.mjs';
import { columns, median, rounded } from '../../../dist/bench/numbers.js';
import { again, openOurTable } from '../players/ours.mjs';
import { ask } from '../players/web.mjs';

const SINGLE = ['--import', path.join(import.meta.dirname, 'notify-per-move.mjs')];

const errorsOf = (name, windows) =>
  windows.flatMap(({ window }) =>
    [...window.errors].map(([what, count]) => `${name}: ${count} × ${what}`),
  );

/** Rushes through moves; games that would be over are replaced before. */
const rush = async (fleet, seconds, servers) => {
  await fleet.renew(200);
  const before = await Promise.all(servers.map((server) => server.usage()));
  const rushed = await fleet.rush({ seconds });
  const after = await Promise.all(servers.map((server) => server.usage()));
  const cpu = after.reduce((sum, { cpu: used }, i) => sum + used - before[i].cpu, 0);
  return { ...rushed, cpuPerMove: cpu / rushed.moves, all: latencies(rushed.window.all) };
};

export const saturateSqlite = async (fleet, { seconds, passes }) => {
  const windows = [];
  for (let pass = 0; pass < passes; pass++)
    windows.push(await rush(fleet, seconds, [fleet.server]));
  const rate = median(windows.map((one) => one.rate));
  const cost = median(windows.map(({ cpuPerMove }) => cpuPerMove));
  return {
    doubts: errorsOf('SQLite', windows),
    text:
      `One server, SQLite, ${fleet.tables.length} tables at once: ${Math.round(rate)} moves/s kept, ` +
      `${Math.round(cost)} µs of processor time each, p99 ${rounded(windows.at(-1).all.p99)} ms`,
    result: { movesPerSecond: Math.round(rate), microsecondsPerMove: rounded(cost) },
  };
};

const newDatabase = async (url, name) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name}`);
  await client.end();
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

/** Two servers on a database of their own, with tables played from both. */
const openPair = async (house, url, { name, flags, tables }) => {
  const databaseUrl = await newDatabase(url, `load_${name}`);
  const env = { DATABASE_URL: databaseUrl };
  const servers = [];
  for (const place of ['a', 'b'])
    servers.push(await house.startOurs(`${name}-${place}`, { env, flags }));
  const ports = servers.map(({ port }) => port);
  const fleet = new Fleet(servers[0], (port, seed) => openOurTable(port, seed, ports));
  await fleet.grow(tables);
  return { name, servers, fleet, windows: [] };
};

/** The stores of two servers alone, without sockets and rules. */
const openStores = async (house, url, { name, flags, tables }) => {
  const databaseUrl = await newDatabase(url, `store_${name}`);
  const servers = [];
  for (const place of [0, 1])
    servers.push(
      await house.start(`store-${name}-${place}`, {
        program: path.join(import.meta.dirname, '..', 'servers', 'store.mjs'),
        flags,
        env: {
          DATABASE_URL: databaseUrl,
          NODE_NAME: `store-${name}-${place}`,
          PLACE: String(place),
          TABLES: String(tables),
        },
      }),
    );
  await ask(servers[0].port, 'POST', '/make');
  return { servers, rates: [] };
};

const runStores = async ({ servers }, seconds) => {
  const ran = servers.map(({ port }) => ask(port, 'POST', `/run?seconds=${seconds}`));
  return (await Promise.all(ran)).reduce((sum, { perSecond }) => sum + perSecond, 0);
};

const compareStores = async (house, url, { seconds, passes, tables }) => {
  const pairs = [
    await openStores(house, url, { name: 'batched', flags: [], tables }),
    await openStores(house, url, { name: 'single', flags: SINGLE, tables }),
  ];
  for (const pair of pairs) await runStores(pair, 2);
  for (let pass = 0; pass < passes; pass++)
    for (const pair of pairs) pair.rates.push(await runStores(pair, seconds));
  for (const { servers } of pairs) for (const server of servers) await house.stop(server);
  const [batched, single] = pairs.map(({ rates }) => rates);
  return {
    batched: Math.round(median(batched)),
    single: Math.round(median(single)),
    ratio: rounded(median(batched.map((rate, i) => rate / single[i])), 2),
  };
};

const lineOf = ({ windows, steady }, title) => [
  title,
  Math.round(median(windows.map(({ rate }) => rate))),
  Math.round(median(windows.map(({ cpuPerMove }) => cpuPerMove))),
  rounded(median(windows.map(({ all }) => all.p50))),
  rounded(median(windows.map(({ all }) => all.p99))),
  rounded(steady.p50),
  rounded(steady.p99),
];

export const saturatePostgres = async (house, { seconds, passes, tables, steadyRate }, say) => {
  const postgres = await startPostgres();
  house.onClose(() => postgres.stop());
  const pairs = [
    await openPair(house, postgres.url, { name: 'batched', flags: [], tables }),
    await openPair(house, postgres.url, { name: 'single', flags: SINGLE, tables }),
  ];
  say(`two pairs of servers, ${tables} tables each; ${again.count} requests were sent again`);
  for (const { fleet } of pairs) await fleet.rush({ seconds: 3 });
  for (let pass = 1; pass <= passes; pass++) {
    for (const { fleet, servers, windows } of pairs)
      windows.push(await rush(fleet, seconds, servers));
    say(`pass ${pass} of ${passes}`);
  }
  for (const pair of pairs) {
    await pair.fleet.renew(60);
    pair.steady = latencies((await pair.fleet.play({ rate: steadyRate, seconds: 5 })).all);
  }
  const [batched, single] = pairs;
  const ratio = median(batched.windows.map(({ rate }, i) => rate / single.windows[i].rate));
  for (const { fleet, servers } of pairs) {
    fleet.close();
    for (const server of servers) await house.stop(server);
  }
  const stores = await compareStores(house, postgres.url, { seconds, passes, tables });
  const rateOf = ({ windows }) => Math.round(median(windows.map(({ rate }) => rate)));
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
      lineOf(batched, 'two servers, appends and hints together (ours)'),
      lineOf(single, 'two servers, one NOTIFY in each move’s transaction'),
    ])}
The stores alone, no sockets, no rules: ${stores.batched} entries/s against ${stores.single}`,
    result: {
      twoServers: rateOf(batched),
      notifyPerMove: rateOf(single),
      ratio: rounded(ratio, 2),
      steadyP99: rounded(batched.steady.p99),
      requestsSentAgain: again.count,
      storesAlone: stores,
    },
  };
};
