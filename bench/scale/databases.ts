// Databases to measure on: PostgreSQL clusters with settings of a real server, fresh databases in them, what
// their processes have used, and how large everything is.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type * as Migrate from '../../apps/server/dist/store/migrate.js';
import type * as PostgresStore from '../../apps/server/dist/store/postgres.js';

import { askOnce, newDatabase, startPostgres } from '../../scripts/postgres.ts';
import type { Postgres } from '../../scripts/postgres.ts';
import { built } from '../built.ts';
import type { House } from '../load/processes.ts';

const { migrate } = await built<typeof Migrate>('store/migrate.js');
const { PostgresDatabase } = await built<typeof PostgresStore>('store/postgres.js');

/** Filling takes longer than any move may. */
const PATIENCE_MS = 3_600_000;
/** Of the clock that /proc counts processor time with. */
const TICKS_PER_SECOND = 100;

const SETTINGS = [
  'shared_buffers=1GB',
  'maintenance_work_mem=512MB',
  'max_wal_size=16GB',
  'checkpoint_timeout=30min',
  'wal_level=minimal',
  'max_wal_senders=0',
];

export const startCluster = async (house: House): Promise<Postgres> => {
  const postgres = await startPostgres({ isOwn: true, settings: SETTINGS });
  house.onClose(() => postgres.stop());
  return postgres;
};

/** An empty database with our tables in it. */
export const newTables = async (cluster: Postgres, name: string): Promise<string> => {
  const url = await newDatabase(cluster, name);
  const patient = openPatient(url);
  await migrate(patient);
  await patient.close();
  return url;
};

/** For what may take its time. */
export const openPatient = (url: string): PostgresStore.PostgresDatabase =>
  new PostgresDatabase(url, { patience: PATIENCE_MS });

/** Bytes of a table on the disk, and of its keys. */
export const sizeOf = async (
  url: string,
  table: string,
): Promise<{ heap: number; index: number }> => {
  const [row] = await askOnce(
    url,
    'select pg_table_size($1)::float8 as heap, pg_indexes_size($1)::float8 as index',
    [table],
  );
  return { heap: Number(row!['heap']), index: Number(row!['index']) };
};

// ---- what a cluster has used

const statOf = (pid: string): { parent: number; ticks: number[] } | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), ticks: fields.slice(11, 15).map(Number) };
  } catch {
    return undefined;
  }
};

/** Processor time of all processes of a cluster so far, in microseconds; NaN where there is no /proc. */
export const clusterTime = ({ dataFolder }: Postgres): number => {
  if (process.platform !== 'linux' || dataFolder === undefined) return NaN;
  const main = Number(readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  let ticks = 0;
  for (const pid of pids) {
    const stat = statOf(pid);
    if (stat === undefined || (Number(pid) !== main && stat.parent !== main)) continue;
    // Those that have ended count with whoever started them.
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = stat.ticks;
    ticks += user + system + (Number(pid) === main ? endedUser + endedSystem : 0);
  }
  return (ticks * 1e6) / TICKS_PER_SECOND;
};
