// Lets every level finish games at every number of seats of every game, on all cores:
// `npm run bots:soak -- --games N [--playouts P] [--from S]`. The last line is `RESULT {json}`; a game
// that breaks off or goes on for ever is told with what repeats it and makes the exit status 1.
import { isMainThread } from 'node:worker_threads';

import { onAllCores, progressLine, say, serve } from './cores.mjs';
import { readNumbers } from './numbers.mjs';
import { runScript, setUp } from './setup.mjs';

const USAGE = `usage: npm run bots:soak -- [--games N] [--playouts P] [--from S]
  --games N      games per level, number of seats and game, from 1 on (20 unless told)
  --playouts P   how many games a bot may imagine per decision (12 unless told); 0: as many as its level does
  --from S       the number of the first game, from 0 on (0 unless told)`;
const DEFAULTS = { games: 20, playouts: 12, from: 0 };
const MAX = 1_000_000;
/** So many games are handed to a core at a time. */
const BATCH = 5;
/** How many failures are told in full. */
const TOLD_MAX = 10;
/** Beside the levels: all of them at one table, in turn. */
const MIXED = 'mixed';

/** The arguments, or what is wrong with them. */
const readArguments = (args) => {
  const { wish, problem } = readNumbers(args, DEFAULTS, { digits: 7, max: MAX });
  if (problem !== undefined) return { problem };
  if (wish.games < 1) return { problem: '--games needs at least 1' };
  return { wish };
};

// ---- one core

/** What varies from game to game besides the cards; the same number is the same game. */
const variant = (tables, number, manners) => ({
  manner: manners[number % manners.length],
  options: tables[number % tables.length].options,
});

const playOne = async ({ id, seats, level, playouts }, number) => {
  const { BOT_IDS, MANNERS, Match } = await import('@tablee/bots');
  const { Draws, resolveSetup, secretFrom } = await import('@tablee/kit');
  const { loadTrials } = await import('@tablee/registry/trials');
  const { entry: game, tables } = (await loadTrials()).find((trial) => trial.game === id);
  const { manner, options } = variant(tables, number, MANNERS);
  const seed = `soak/${id}/${seats}/${level}/${number}`;
  const draws = new Draws(secretFrom(seed));
  const setup = resolveSetup(game.meta, seats, options, (n) => draws.firstSeat(n));
  if (!setup.ok) throw new Error(`no such table: ${JSON.stringify(setup.error)}`);
  const all = await game.bots(manner);
  const budget = playouts === 0 ? undefined : { playouts };
  const bots = Array.from({ length: seats }, (_, seat) => {
    const bot = all[level === MIXED ? BOT_IDS[(seat + number) % BOT_IDS.length] : level];
    return (view, own, rng) => bot(view, own, rng, budget);
  });
  const rules = await game.rules();
  const match = new Match({ rules, setup: setup.value, draws, bots, seed });
  const stepsMax = rules.stepsMax(setup.value);
  while (match.step())
    if (match.log.steps > stepsMax) throw new Error(`more than ${stepsMax} steps`);
  return { steps: match.log.steps, reason: match.log.pending.outcome.reason };
};

const work = () =>
  serve(async ({ table, from, to }) => {
    const results = [];
    for (let number = from; number < to; number++) {
      try {
        results.push({ ...(await playOne(table, number)) });
      } catch (error) {
        const where = `${table.id}, ${table.seats} seats, ${table.level}, game ${number}`;
        results.push({ failed: `${where}: ${error?.stack ?? error}` });
      }
    }
    return results;
  });

// ---- all cores

/** Every table there is: game, number of seats, level. */
const tablesFor = async ({ playouts }) => {
  const { BOT_IDS } = await import('@tablee/bots');
  const { GAMES } = await import('@tablee/registry');
  return GAMES.flatMap(({ meta: { id, seats } }) =>
    Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i).flatMap((count) =>
      [...BOT_IDS, MIXED].map((level) => ({ id, seats: count, level, playouts })),
    ),
  );
};

class Tally {
  games = 0;
  failed = 0;
  steps = 0;
  ends = {};

  add({ failed, steps, reason }) {
    this.games += 1;
    if (failed === undefined) {
      this.steps += steps;
      this.ends[reason] = (this.ends[reason] ?? 0) + 1;
      return;
    }
    this.failed += 1;
    if (this.failed <= TOLD_MAX) say(`${failed}\n`);
  }
}

/** Portions of all tables, a few games each. */
const portionsOf = (tables, { games, from }) => {
  const end = from + games;
  return tables.flatMap((table) =>
    Array.from({ length: Math.ceil(games / BATCH) }, (_, i) => ({
      table,
      from: from + i * BATCH,
      to: Math.min(end, from + (i + 1) * BATCH),
    })),
  );
};

const soak = async (wish) => {
  const started = performance.now();
  const tables = await tablesFor(wish);
  const all = tables.length * wish.games;
  const tally = new Tally();
  const progress = progressLine(() => `${tally.games} of ${all} games, ${tally.failed} failed`);
  const cores = await onAllCores(import.meta.url, portionsOf(tables, wish), (results) => {
    for (const result of results) tally.add(result);
    progress();
  });
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  return { tally, tables: tables.length, cores, seconds };
};

const main = async () => {
  const { wish, problem } = readArguments(process.argv.slice(2));
  if (problem !== undefined) {
    console.error(`${problem}\n${USAGE}`);
    process.exitCode = 2;
    return;
  }
  runScript(() => {
    setUp();
    return 0;
  });
  if (process.exitCode !== 0) return;
  const { tally, tables, cores, seconds } = await soak(wish);
  const { games, failed, steps, ends } = tally;
  say('');
  const counts = { tables, games, failed, steps, ends };
  console.log(
    `RESULT ${JSON.stringify({ perTable: wish.games, playouts: wish.playouts, ...counts, seconds, cores })}`,
  );
  process.exitCode = failed === 0 ? 0 : 1;
};

if (isMainThread) await main();
else await work();
