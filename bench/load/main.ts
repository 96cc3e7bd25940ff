// The benchmark of the server: the same card table on our server, on boardgame.io's and on Colyseus', with
// thousands of sockets from this process. Servers are processes of their own; nothing is asserted.
import { runCommand, tellResult } from '../../scripts/command.ts';
import { Fleet } from './fleet.ts';
import { SEATS } from './peers/game.ts';
import { warmUp } from './measure.ts';
import type { Found } from './measure.ts';
import { HELP, readOptions } from './options.ts';
import type { Options } from './options.ts';
import { measureCost } from './parts/cost.ts';
import { measureFlatness, measureLatency, measureMemory } from './parts/crowd.ts';
import { measureFloods } from './parts/floods.ts';
import { saturatePostgres, saturateSqlite } from './parts/saturation.ts';
import { openOurTable, openWatcher } from './our-table.ts';
import type { OurTable } from './our-table.ts';
import { many } from './web.ts';
import { inHouse, openFilesMax } from './house.ts';
import type { House } from './house.ts';
import { profileOurs } from './profile.ts';

/** Moves a second in (b) and (c), independent of the rate of (a). */
const CROWD_RATE = 300;
const IDLE_SOCKETS = 8000;
/** Files, pipes and servers that a process has open besides its sockets. */
const OTHER_FILES = 500;

const say = (text: string): void => console.log(`  ${text}`);

class Report {
  readonly #result: Record<string, unknown> = {};
  readonly #doubts: string[] = [];

  add(title: string, name: string, { text, result, doubts = [] }: Found): void {
    console.log(`\n${title}\n${text}\n`);
    this.#result[name] = result;
    this.#doubts.push(...doubts);
  }

  finish(): void {
    for (const doubt of this.#doubts) console.log(`! ${doubt}`);
    tellResult({ ...this.#result, doubts: this.#doubts });
  }
}

const openOurs = async (house: House, { sockets }: Options): Promise<Fleet> => {
  const fleet = new Fleet(await house.startOurs('ours'), openOurTable);
  await fleet.grow(sockets / SEATS);
  await warmUp(fleet, 3);
  return fleet;
};

/** Our server with its whole crowd: tables that play or could, and watchers. */
const gather = async (large: Fleet, { crowd, sockets, isQuick }: Options): Promise<void> => {
  const began = performance.now();
  await large.grow(crowd);
  const idle = isQuick ? 200 : Math.min(IDLE_SOCKETS, openFilesMax() - sockets - OTHER_FILES);
  const watchers = Math.max(0, idle + sockets - crowd * SEATS);
  large.watchers = await many(watchers, (i) =>
    openWatcher(large.server.port, (large.tables[i % large.tables.length] as OurTable).id),
  );
  const seconds = Math.round((performance.now() - began) / 1000);
  say(`a crowd of ${crowd} tables and ${watchers} watchers in ${seconds} s`);
};

/** A machine that lets a process have few files open has a smaller crowd. */
const withinLimits = (options: Options): Options => {
  const limit = openFilesMax();
  const wanted = options.sockets + IDLE_SOCKETS + OTHER_FILES;
  if (options.isQuick || limit >= wanted) return options;
  const share = limit / wanted;
  const tables = (count: number): number => Math.floor((count * share) / 10) * 10;
  console.log(`! ${limit} open files allowed, ${wanted} wanted (ulimit -Hn): a smaller crowd`);
  return { ...options, sockets: tables(options.sockets), crowd: tables(options.crowd) };
};

const measureAll = async (house: House, options: Options): Promise<void> => {
  const { parts, rate, seconds, passes, isQuick } = options;
  const report = new Report();
  const crowdRate = isQuick ? 30 : CROWD_RATE;
  let fleet: Fleet | undefined;
  if (parts.has('a')) {
    const warm = isQuick ? 1 : 3;
    const cost = await measureCost(house, { ...options, names: options.contenders, warm }, say);
    ({ fleet } = cost);
    const title = `(a) ${rate} moves/s, four pushes each, ${options.sockets} sockets a server`;
    report.add(title, 'cost', cost);
  }
  if (parts.has('e')) {
    fleet ??= await openOurs(house, options);
    const plan = { seconds, passes: Math.min(2, passes) };
    report.add('(e) As fast as it goes', 'sqlite', await saturateSqlite(fleet, plan));
  }
  if (parts.has('b') || parts.has('c')) {
    const large = fleet ?? (await openOurs(house, options));
    await gather(large, options);
    if (parts.has('b')) {
      const plan = { movers: options.sockets, rate: crowdRate, seconds: 3 * seconds };
      report.add('(b) How long moves take', 'latency', await measureLatency(large, plan));
    }
    for (const wire of large.watchers) wire.stop();
    if (parts.has('c')) {
      const plan = { rate: crowdRate, seconds, passes, small: [10, 100], warm: 2 };
      const flatness = await measureFlatness(house, large, plan);
      report.add('(c) A move with few and with many tables', 'flatness', flatness);
    }
    fleet = large;
  }
  if (fleet !== undefined) {
    fleet.close();
    await house.stop(fleet.server);
  }
  if (parts.has('d')) {
    const plan = { tables: options.memory, watchers: options.memory };
    report.add('(d) Memory', 'memory', await measureMemory(house, plan, say));
  }
  if (parts.has('e')) {
    const plan = { seconds, passes: Math.min(2, passes), tables: options.pairs, steadyRate: 150 };
    const shared = await saturatePostgres(house, plan, say);
    report.add('(e) Two servers on one PostgreSQL', 'postgres', shared);
  }
  if (parts.has('f')) {
    const plan = { passes, scale: isQuick ? 0.1 : 1 };
    report.add('(f) Other clients during a flood', 'floods', await measureFloods(house, plan, say));
  }
  report.finish();
};

await runCommand(HELP, async () => {
  const options = readOptions(process.argv.slice(2));
  if (options.mustHelp) {
    console.log(HELP);
    return 0;
  }
  return inHouse(async (house) => {
    if (options.profile === '') await measureAll(house, withinLimits(options));
    else await profileOurs(house, options, say);
  });
});
process.exit();
