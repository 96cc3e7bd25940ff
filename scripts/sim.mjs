// Simulates bad days at tables online, one per seed, on all cores: `npm run sim -- --seeds N [--from S]`.
// The last line is `RESULT {json}`; any seed that loses, doubles or breaks something is told in full
// and makes the exit status 1. Works on what the build makes of packages/table/sim.
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parentPort, isMainThread, Worker } from 'node:worker_threads';

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
  const { EDITIONS, runSeed, simGame } = await import(pathToFileURL(built).href);
  const { addDeck, readDeck } = await import('@tablee/chicoree/decks');
  const { TINY_DECK } = await import('@tablee/chicoree/testing');
  const { findGame } = await import('@tablee/registry');
  addDeck(readDeck(TINY_DECK).value);
  const games = [];
  for (const edition of EDITIONS) {
    const { meta, rules, bots } = findGame(edition.id);
    const advice = (await bots()).random;
    games.push(simGame(edition, { meta, rules: await rules(), advice }));
  }
  return (seed) => runSeed(seed, games);
};

const work = async () => {
  const runSeed = await loadSimulation();
  parentPort.on('message', async ({ from, seeds }) => {
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
    parentPort.postMessage(results);
  });
  parentPort.postMessage([]);
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

const isTerminal = process.stdout.isTTY === true;
const say = (text) => process.stdout.write(isTerminal ? `\r\x1b[K${text}` : text);

/** Shows how far it is: on a terminal all the time, elsewhere every few seconds. */
const progressOf = (wish, tally, started) => {
  let last = started;
  return () => {
    const now = performance.now();
    if (now - last < (isTerminal ? 100 : 5000)) return;
    last = now;
    const perSecond = Math.round((tally.done * 1000) / (now - started));
    const line = `${tally.done} of ${wish.seeds} seeds, ${tally.failed} failed, ${perSecond}/s`;
    if (isTerminal) say(line);
    else console.log(line);
  };
};

const simulate = (wish) =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const tally = new Tally();
    const progress = progressOf(wish, tally, started);
    const end = wish.from + wish.seeds;
    let next = wish.from;
    const cores = Math.max(1, Math.min(availableParallelism(), Math.ceil(wish.seeds / BATCH)));
    const workers = Array.from({ length: cores }, () => new Worker(fileURLToPath(import.meta.url)));
    const finish = () => {
      for (const worker of workers) void worker.terminate();
      resolve({ tally, cores, ms: Math.round(performance.now() - started) });
    };
    for (const worker of workers) {
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('a core has given up')));
      worker.on('message', (results) => {
        for (const result of results) tally.add(result);
        progress();
        if (tally.done === wish.seeds) finish();
        if (next >= end) return;
        const seeds = Math.min(BATCH, end - next);
        worker.postMessage({ from: next, seeds });
        next += seeds;
      });
    }
  });

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
