// Simulates bad days at tables online, one per seed, on all cores: `npm run sim -- --seeds N [--from S]`.
// The last line is `RESULT {json}`; any seed that loses, doubles or breaks something is told in full
// and makes the exit status 1. Works on what the build makes of packages/table/sim.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';

import { onAllCores, progressLine, say, serve } from './cores.mjs';
import { readNumbers } from './numbers.mjs';
import { quietly, ROOT, runScript, setUp } from './setup.mjs';

const USAGE = `usage: npm run sim -- [--seeds N] [--from S]
  --seeds N   how many days are simulated, from 1 on (2000 unless told)
  --from S    the number of the first one, from 0 on (1 unless told)`;
const DEFAULTS = { seeds: 2000, from: 1 };
/** Beyond it numbers are no longer told apart. */
const SEED_MAX = 2 ** 40;
/** So many seeds are handed to a core at a time. */
const BATCH = 20;
/** How many failures are told in full. */
const TOLD_MAX = 5;

/** The arguments, or what is wrong with them. */
const readArguments = (args) => {
  const { wish, problem } = readNumbers(args, DEFAULTS, { digits: 13 });
  if (problem !== undefined) return { problem };
  if (wish.seeds < 1) return { problem: '--seeds needs at least 1' };
  if (wish.from + wish.seeds > SEED_MAX) return { problem: 'these seeds are too large' };
  return { wish };
};

// ---- one core

const loadSimulation = async () => {
  const built = path.join(ROOT, 'packages', 'table', 'sim', 'dist', 'index.js');
  const { runSeed, simGames } = await import(pathToFileURL(built).href);
  const { loadTrials } = await import('@tablee/registry/trials');
  const games = [];
  for (const { entry, ...trial } of await loadTrials()) {
    const { meta, rules, bots } = entry;
    const advice = (await bots()).random;
    games.push(...simGames(trial, { meta, rules: await rules(), advice }));
  }
  return (seed) => runSeed(seed, games);
};

const work = async () => {
  const runSeed = await loadSimulation();
  serve(async ({ from, seeds }) => {
    const results = [];
    for (let seed = from; seed < from + seeds; seed++) {
      try {
        results.push(await runSeed(seed));
      } catch (error) {
        // A day that breaks the simulation itself is a bad day, too.
        const text = `seed ${seed} broke: ${error?.stack ?? error}`;
        results.push({ seed, isFailed: true, lost: 0, doubled: 0, troubles: 0, entries: 0, text });
      }
    }
    return results;
  });
};

// ---- all cores

class Tally {
  done = 0;
  failed = 0;
  lost = 0;
  doubled = 0;
  excused = 0;
  troubles = 0;
  entries = 0;
  #shown = 0;

  add(result) {
    this.done += 1;
    this.lost += result.lost;
    this.doubled += result.doubled;
    this.troubles += result.troubles;
    this.entries += result.entries;
    if (result.isExcused) this.excused += 1;
    if (!result.isFailed) return;
    this.failed += 1;
    if (this.#shown >= TOLD_MAX) return;
    this.#shown += 1;
    say(`${result.text}\n`);
  }
}

const portionsOf = ({ from, seeds }) =>
  Array.from({ length: Math.ceil(seeds / BATCH) }, (_, i) => ({
    from: from + i * BATCH,
    seeds: Math.min(BATCH, seeds - i * BATCH),
  }));

const simulate = async (wish) => {
  const started = performance.now();
  const tally = new Tally();
  const progress = progressLine(() => {
    const perSecond = Math.round((tally.done * 1000) / (performance.now() - started));
    return `${tally.done} of ${wish.seeds} seeds, ${tally.failed} failed, ${perSecond}/s`;
  });
  const cores = await onAllCores(import.meta.url, portionsOf(wish), (results) => {
    for (const result of results) tally.add(result);
    progress();
  });
  return { tally, cores, ms: Math.round(performance.now() - started) };
};

const build = () => {
  setUp();
  const tsc = path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  quietly('Building the simulation', process.execPath, [tsc, '-p', 'packages/table/sim']);
};

const main = async () => {
  const { wish, problem } = readArguments(process.argv.slice(2));
  if (problem !== undefined) {
    console.error(`${problem}\n${USAGE}`);
    process.exitCode = 2;
    return;
  }
  runScript(() => {
    build();
    return 0;
  });
  if (process.exitCode !== 0) return;
  const { tally, cores, ms } = await simulate(wish);
  const { failed, lost, doubled, excused, troubles, entries } = tally;
  const perSecond = Math.round((wish.seeds * 10_000) / ms) / 10;
  const counts = { failed, lost, doubled, excused, troubles, entries };
  say('');
  console.log(`RESULT ${JSON.stringify({ ...wish, ...counts, ms, perSecond, cores })}`);
  process.exitCode = failed === 0 ? 0 : 1;
};

if (isMainThread) await main();
else await work();
