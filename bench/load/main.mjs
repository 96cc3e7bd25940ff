// The benchmark of the server: the same card table on our server, on boardgame.io's and on Colyseus', with
// thousands of sockets from this process. Servers are processes of their own; nothing is asserted.
import { Fleet } from './fleet.mjs';
import { SEATS } from './game.mjs';
import { warmUp } from './measure.mjs';
import { HELP, readOptions } from './options.mjs';
import { measureCost } from './parts/cost.mjs';
import { measureFlatness, measureLatency, measureMemory } from './parts/crowd.mjs';
import { saturatePostgres, saturateSqlite } from './parts/saturation.mjs';
import { openOurTable, openWatcher } from './players/ours.mjs';
import { many } from './players/web.mjs';
import { House, openFilesMax } from './processes.mjs';
import { profileOurs } from './profile.mjs';

/** In (b) and (c), whatever the rate of (a) is. */
const CROWD_RATE = 300;
const IDLE_SOCKETS = 8000;
/** Files, pipes and servers that a process has open besides its sockets. */
const OTHER_FILES = 500;

const say = (text) => console.log(`  ${text}`);

class Report {
  #result = {};
  #doubts = [];

  add(title, name, { text, result, doubts }) {
    console.log(`\n${title}\n${text}\n`);
    this.#result[name] = result;
    this.#doubts.push(...doubts);
  }

  finish() {
    for (const doubt of this.#doubts) console.log(`! ${doubt}`);
    console.log(`RESULT ${JSON.stringify({ ...this.#result, doubts: this.#doubts })}`);
  }
}

const openOurs = async (house, { sockets }) => {
  const fleet = new Fleet(await house.startOurs('ours'), openOurTable);
  await fleet.grow(sockets / SEATS);
  await warmUp(fleet, 3);
  return fleet;
};

/** Our server with its whole crowd: tables that play or could, and watchers. */
const gather = async (house, large, { crowd, sockets, isQuick }) => {
  const began = performance.now();
  await large.grow(crowd);
  const idle = isQuick ? 200 : Math.min(IDLE_SOCKETS, openFilesMax() - sockets - OTHER_FILES);
  const watchers = Math.max(0, idle + sockets - crowd * SEATS);
  large.watchers = await many(watchers, (i) =>
    openWatcher(large.server.port, large.tables[i % large.tables.length]),
  );
  const seconds = Math.round((performance.now() - began) / 1000);
  say(`a crowd of ${crowd} tables and ${watchers} watchers in ${seconds} s`);
};

/** A machine that lets a process have few files open has a smaller crowd. */
const withinLimits = (options) => {
  const limit = openFilesMax();
  const wanted = options.sockets + IDLE_SOCKETS + OTHER_FILES;
  if (options.isQuick || limit >= wanted) return options;
  const share = limit / wanted;
  const tables = (count) => Math.floor((count * share) / 10) * 10;
  console.log(`! ${limit} open files allowed, ${wanted} wanted (ulimit -Hn): a smaller crowd`);
  return { ...options, sockets: tables(options.sockets), crowd: tables(options.crowd) };
};

const measureAll = async (house, options) => {
  const { parts, rate, seconds, passes, isQuick } = options;
  const report = new Report();
  const crowdRate = isQuick ? 30 : CROWD_RATE;
  let fleet;
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
    await gather(house, large, options);
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
  report.finish();
};

const options = readOptions(process.argv.slice(2));
if (options.mustHelp) console.log(HELP);
else {
  const house = new House();
  // Whatever stops us, no server stays behind.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void house.close().finally(() => process.exit(1)));
  try {
    if (options.profile === undefined) await measureAll(house, withinLimits(options));
    else await profileOurs(house, options, say);
  } finally {
    await house.close();
  }
  process.exit(0);
}
