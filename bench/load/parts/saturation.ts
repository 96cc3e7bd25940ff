// (e) How many moves a second are kept: by one server with its file, and by two servers on one PostgreSQL with the
// players of every table on both.
import { newDatabase } from '../../../scripts/postgres.ts';
import { columns, median, rounded, sum } from '../../numbers.ts';
import { Fleet } from '../fleet.ts';
import type { Rush } from '../fleet.ts';
import { usageOf } from '../house.ts';
import type { House, Running } from '../house.ts';
import { latencies } from '../measure.ts';
import type { Found, Measured, Say } from '../measure.ts';
import { again, openOurTable } from '../our-table.ts';

interface Rushed extends Rush {
  readonly cpuPerMove: number;
  readonly all: Measured['all'];
}

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
  const cpuOf = async (): Promise<number> =>
    sum((await Promise.all(servers.map((server) => usageOf(server)))).map(({ cpu }) => cpu));
  await fleet.renew(200);
  const before = await cpuOf();
  const rushed = await fleet.rush({ seconds });
  const cpuPerMove = ((await cpuOf()) - before) / rushed.moves;
  return { ...rushed, cpuPerMove, all: latencies(rushed.window.all) };
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

interface PostgresPlan {
  readonly seconds: number;
  readonly passes: number;
  readonly tables: number;
  readonly steadyRate: number;
}

export const saturatePostgres = async (
  house: House,
  { seconds, passes, tables, steadyRate }: PostgresPlan,
  say: Say,
): Promise<Found> => {
  const env = { DATABASE_URL: await newDatabase(await house.postgres(), 'load') };
  const servers = [await house.startOurs('pair-a', env), await house.startOurs('pair-b', env)];
  const ports = servers.map(({ port }) => port);
  const fleet = new Fleet(servers[0]!, (port, seed) => openOurTable(port, seed, ports));
  await fleet.grow(tables);
  say(`two servers, ${tables} tables; ${again.count} requests were sent again`);
  await fleet.rush({ seconds: 3 });
  const windows: Rushed[] = [];
  for (let pass = 0; pass < passes; pass++) windows.push(await rush(fleet, seconds, servers));
  await fleet.renew(60);
  const steady = latencies((await fleet.play({ rate: steadyRate, seconds: 5 })).all);
  fleet.close();
  for (const server of servers) await house.stop(server);
  const mid = (of: (one: Rushed) => number): number => rounded(median(windows.map(of)));
  const rate = Math.round(median(windows.map((one) => one.rate)));
  const cost = mid(({ cpuPerMove }) => cpuPerMove);
  return {
    doubts: errorsOf('two servers', windows),
    text: columns([
      ['', 'moves/s', 'µs/move', 'p50 ms', 'p99 ms', `p99 at ${steadyRate}/s`],
      [
        'two servers on one PostgreSQL',
        ...[rate, Math.round(cost), mid(({ all }) => all.p50), mid(({ all }) => all.p99)],
        rounded(steady.p99),
      ],
    ]),
    result: {
      twoServers: rate,
      microsecondsPerMove: cost,
      steadyP99: rounded(steady.p99),
      requestsSentAgain: again.count,
    },
  };
};
