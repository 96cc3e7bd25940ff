// Injects faults into real servers under play: kills, freezes, partitions, full disks. Counts what
// is lost. `npm run chaos -- --kills 200 --store sqlite`; `--scene NAME` plays one scene alone. The
// last line is `RESULT {json}`.
import { readWish, runCommand, tellResult } from '../scripts/command.ts';
import { startPostgres } from '../scripts/postgres.ts';
import { Findings } from '../harness/findings.ts';
import type { Run, Scene } from './run.ts';
import { away, restarted } from './scenes/database.ts';
import { full, limited } from './scenes/disk.ts';
import { kills } from './scenes/kills.ts';
import { frozenNode, killedNode, lateEnter, partitioned, rolling } from './scenes/nodes.ts';
import { clock, outage, suspended } from './scenes/time.ts';

const USAGE = `usage: npm run chaos -- [--kills N] [--store sqlite|postgres] [--scene NAME,…] [--seed S]
  --tables N    tables at a time (8 unless told)
  --away N      seconds without a database (30 unless told)
  --frozen N    seconds that a server is frozen for (10 unless told)
  --server FILE another build of the server than this checkout's
  --short       no new tables after the first ones, and no repetitions`;

const BOTH = ['sqlite', 'postgres'];
// A full disk under PostgreSQL is an error to one statement, or, where it cannot write its own log, the
// end of all connections until it is started again: to a server that is `away`, or `restarted`.
const SQLITE = ['sqlite'];
const POSTGRES = ['postgres'];

interface Listed {
  readonly stores: readonly string[];
  readonly play: Scene;
}

const SCENES: Readonly<Record<string, Listed>> = {
  kills: { stores: BOTH, play: kills },
  rolling: { stores: BOTH, play: rolling },
  outage: { stores: BOTH, play: outage },
  suspended: { stores: BOTH, play: suspended },
  clock: { stores: BOTH, play: clock },
  full: { stores: SQLITE, play: full },
  limited: { stores: SQLITE, play: limited },
  away: { stores: POSTGRES, play: away },
  restarted: { stores: POSTGRES, play: restarted },
  'killed-node': { stores: POSTGRES, play: killedNode },
  'frozen-node': { stores: POSTGRES, play: frozenNode },
  'late-enter': { stores: POSTGRES, play: lateEnter },
  partitioned: { stores: POSTGRES, play: partitioned },
};

const DEFAULTS = {
  kills: 20,
  store: 'sqlite',
  seed: String(Date.now() % 1_000_000),
  tables: 8,
  scene: '',
  away: 30,
  frozen: 10,
  server: '',
  short: false,
} as const;

/** Kinds of findings that the last line names, whether there are any or not. */
const NAMED = ['lost', 'doubled', 'stuck', 'forked'];

type Plan = Omit<Run, 'findings' | 'postgres' | 'say'>;

const playAll = async (plan: Plan, names: readonly string[]): Promise<number> => {
  const { store, seed } = plan;
  const findings = new Findings();
  const total = { kills: 0, tables: 0, moves: 0, acknowledged: 0 };
  const facts: Record<string, object> = {};
  const from = performance.now();
  const postgres = store === 'postgres' ? await startPostgres({ isOwn: true }) : undefined;
  try {
    for (const name of names) {
      const say = (text: string): void => console.log(`${name}: ${text}`);
      say(`begins (seed ${seed})`);
      const began = performance.now();
      const run = { ...plan, seed: `${seed} ${name}`, findings, postgres, say };
      const { kills = 0, crowd, ...rest } = await SCENES[name]!.play(run);
      total.kills += kills;
      total.tables += crowd.made;
      total.moves += crowd.moves;
      total.acknowledged += crowd.acknowledged;
      facts[name] = { ...rest, seconds: Math.round((performance.now() - began) / 1000) };
      say(`ends: ${JSON.stringify(facts[name])}`);
    }
  } catch (error) {
    findings.add('broken', error instanceof Error ? error.stack! : String(error));
  } finally {
    await postgres?.stop();
  }
  tellResult({
    store,
    ...total,
    ...Object.fromEntries(NAMED.map((kind) => [kind, findings.count(kind)])),
    others: findings.except(NAMED),
    seconds: Math.round((performance.now() - from) / 1000),
    scenes: facts,
  });
  return findings.total === 0 ? 0 : 1;
};

await runCommand(USAGE, () => {
  const wish = readWish(process.argv.slice(2), DEFAULTS);
  const { kills, store, seed, tables } = wish;
  const isPlayed = (name: string): boolean => SCENES[name]?.stores.includes(store) === true;
  const names = wish.scene === '' ? Object.keys(SCENES).filter(isPlayed) : wish.scene.split(',');
  const unknown = names.find((name) => !isPlayed(name));
  if (unknown !== undefined) {
    console.error(`no scene ${unknown} on ${store}; there are: ${Object.keys(SCENES).join(', ')}`);
    return 2;
  }
  const main = wish.server === '' ? undefined : wish.server;
  const times = { awaySeconds: wish.away, frozenSeconds: wish.frozen };
  return playAll({ kills, store, seed, tables, ...times, main, isShort: wish.short }, names);
});
// A failed scene may leave sockets and servers open.
process.exit();
