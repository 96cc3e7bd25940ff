// (4) Tables spread over several databases by their id: whether two keep as much more than one as one would
// hope. A machine is one core here: each cluster is held on its own, and so are those who write.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Postgres } from '../../scripts/postgres.ts';
import type { Found, Say } from '../load/measure.ts';
import { ask } from '../load/players/web.ts';
import type { House, Running } from '../load/processes.ts';
import { columns, median, rounded, sum } from '../numbers.ts';
import { clusterTime, newDatabase, startCluster } from './databases.ts';

const WRITER = path.join(import.meta.dirname, 'writer.js');

/** Holds a process, and whatever it starts from now on, on one core; false where that cannot be done. */
const hold = (pid: string | number, core: number): boolean =>
  spawnSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' }).status === 0;

const mainOf = ({ dataFolder }: Postgres): string =>
  readFileSync(path.join(dataFolder!, 'postmaster.pid'), 'utf8').split('\n')[0]!;

/** Writers on databases: as many of both as there are in `clusters`. */
interface Pass {
  readonly perSecond: number;
  readonly evenness: number;
  readonly database: number;
}

interface Setting {
  readonly clusters: readonly Postgres[];
  readonly writers: readonly Running[];
  passes: Pass[];
}

const openSetting = async (
  house: House,
  name: string,
  clusters: readonly Postgres[],
  tables: number,
): Promise<Setting> => {
  const urls: string[] = [];
  for (const [i, cluster] of clusters.entries())
    urls.push(await newDatabase(cluster, `spread_${name}_${i}`));
  const writers: Running[] = [];
  for (const [i] of clusters.entries()) {
    const writer = await house.start(`writer-${name}-${i}`, {
      program: WRITER,
      env: {
        DATABASE_URLS: urls.join(' '),
        NODE_NAME: `${name}${i}`,
        TABLES: String(tables),
      },
    });
    await ask(writer.port, 'POST', '/make');
    writers.push(writer);
  }
  return { clusters, writers, passes: [] };
};

const measure = async ({ clusters, writers, passes }: Setting, seconds: number): Promise<void> => {
  const used = (): number => sum(clusters.map(clusterTime));
  const before = used();
  const ran = await Promise.all(
    writers.map(({ port }) => ask<{ kept: number[] }>(port, 'POST', `/run?seconds=${seconds}`)),
  );
  const kept = clusters.map((_, i) => sum(ran.map((one) => one.kept[i]!)));
  const all = sum(kept);
  passes.push({
    perSecond: all / seconds,
    evenness: Math.max(...kept) / Math.min(...kept),
    database: (used() - before) / all,
  });
};

const mid = ({ passes }: Setting, of: keyof Pass): number => median(passes.map((pass) => pass[of]));

interface Plan {
  readonly tables: number;
  readonly passes: number;
  readonly seconds: number;
}

export const measureSpread = async (
  house: House,
  { tables, passes, seconds }: Plan,
  say: Say,
): Promise<Found> => {
  const clusters = [await startCluster(house), await startCluster(house)];
  const one = await openSetting(house, 'one', clusters.slice(0, 1), tables);
  const two = await openSetting(house, 'two', clusters, tables);
  const cores = os.availableParallelism();
  // A writer and its database share the core of their number: one machine each.
  const held = clusters.map((cluster, i) => hold(mainOf(cluster), i % cores));
  held.push(hold(one.writers[0]!.pid, 0), ...two.writers.map(({ pid }, i) => hold(pid, i % cores)));
  const isHeld = held.every(Boolean) && cores > 1;
  for (const setting of [one, two]) await measure(setting, 1);
  for (const setting of [one, two]) setting.passes = [];
  for (let pass = 0; pass < passes; pass++)
    for (const setting of [one, two]) await measure(setting, seconds);
  for (const { writers } of [one, two]) for (const writer of writers) await house.stop(writer);
  for (const cluster of clusters) await cluster.stop();
  say('one database and two');
  const ratio = median(two.passes.map(({ perSecond }, i) => perSecond / one.passes[i]!.perSecond));
  const lines = [one, two].map((setting) => ({
    databases: setting.clusters.length,
    perSecond: Math.round(mid(setting, 'perSecond')),
    databaseMicroseconds: rounded(mid(setting, 'database')),
    evenness: rounded(mid(setting, 'evenness'), 2),
  }));
  const text = `${columns([
    ['databases', 'entries/s', 'database µs/entry', 'fuller × emptier'],
    ...lines.map((line) => Object.values(line)),
  ])}
two keep ${rounded(ratio, 2)} times what one keeps${isHeld ? ', each on a core of its own' : ''}`;
  return { text, result: { lines, ratio: rounded(ratio, 2), isHeld } };
};
