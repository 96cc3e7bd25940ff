// Lets every level finish games at every number of seats of every game, on all cores:
// `npm run bots:soak -- --games N [--playouts P] [--from S]`. The last line is `RESULT {json}`; a game
// that breaks off or goes on for ever is told with what repeats it and makes the exit status 1.
import { isMainThread } from 'node:worker_threads';

import { BOT_IDS, MANNERS, Match, matchPlan, withBudget } from '@tablee/bots';
import type { AnyBot, BotId } from '@tablee/bots';
import { portionsOf, type Portion } from '@tablee/cli/jobs/threads';
import { GAMES } from '@tablee/registry';
import { loadTrials } from '@tablee/registry/trials';
import type { GameTrial } from '@tablee/registry/trials';

import { Misuse, readWish, runCommand, tellResult } from './command.ts';
import { onAllCores, progressLine, say } from './cores.ts';

const USAGE = `usage: npm run bots:soak -- [--games N] [--playouts P] [--from S]
  --games N      games per level, number of seats and game, from 1 on (20 unless told)
  --playouts P   how many games a bot may imagine per decision (12 unless told); 0: as many as its level does
  --from S       the number of the first game, from 0 on (0 unless told)`;
const DEFAULTS = { games: 20, playouts: 12, from: 0 };
const MAX = 1_000_000;
/** How many games are handed to a core at a time. */
const BATCH = 5;
/** How many failures are told in full. */
const TOLD_MAX = 10;
/** Beside the levels: all of them at one table, in turn. */
const MIXED = 'mixed';

interface Table {
  readonly id: string;
  readonly seats: number;
  readonly level: BotId | typeof MIXED;
  readonly playouts: number;
}

type End = { readonly steps: number; readonly reason: string } | { readonly failed: string };

// ---- one core

const playOne = async (
  { id, seats, level, playouts }: Table,
  number: number,
  trials: readonly GameTrial[],
): Promise<End> => {
  const { entry: game, tables } = trials.find((trial) => trial.game === id)!;
  // What varies from game to game besides the cards; the same number is the same game.
  const { options } = tables[number % tables.length]!;
  const seed = `soak/${id}/${seats}/${level}/${number}`;
  const all = await game.bots(MANNERS[number % MANNERS.length]);
  const bots = Array.from({ length: seats }, (_, seat): AnyBot => {
    const bot = all[level === MIXED ? BOT_IDS[(seat + number) % BOT_IDS.length]! : level]!;
    return playouts === 0 ? bot : withBudget(bot, { playouts });
  });
  const rules = await game.rules();
  const plan = matchPlan({ rules, meta: game.meta, options }, bots, seed);
  const match = new Match(plan);
  const stepsMax = rules.stepsMax(plan.setup);
  while (match.step())
    if (match.log.steps > stepsMax) throw new Error(`more than ${stepsMax} steps`);
  const { steps, pending } = match.log;
  return { steps, reason: pending.kind === 'over' ? pending.outcome.reason : 'no end' };
};

interface TablePortion extends Portion {
  readonly table: Table;
}

const work = async () => {
  const trials = await loadTrials();
  return async ({ table, from, to }: TablePortion) => {
    const results: End[] = [];
    for (let number = from; number < to; number++) {
      try {
        results.push(await playOne(table, number, trials));
      } catch (error) {
        const where = `${table.id}, ${table.seats} seats, ${table.level}, game ${number}`;
        const why = error instanceof Error ? error.stack : String(error);
        results.push({ failed: `${where}: ${why}` });
      }
    }
    return results;
  };
};

// ---- all cores

/** Every table there is: game, number of seats, level. */
const tablesFor = (playouts: number): Table[] =>
  GAMES.flatMap(({ meta: { id, seats } }) =>
    Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i).flatMap((count) =>
      [...BOT_IDS, MIXED].map((level) => ({ id, seats: count, level, playouts }) as Table),
    ),
  );

const soak = async ({ games: perTable, playouts, from }: typeof DEFAULTS): Promise<number> => {
  const started = performance.now();
  const tables = tablesFor(playouts);
  const all = tables.length * perTable;
  const counts = { games: 0, failed: 0, steps: 0 };
  const ends: Record<string, number> = {};
  const progress = progressLine(() => `${counts.games} of ${all} games, ${counts.failed} failed`);
  const add = (end: End): void => {
    counts.games += 1;
    if ('steps' in end) {
      counts.steps += end.steps;
      ends[end.reason] = (ends[end.reason] ?? 0) + 1;
      return;
    }
    counts.failed += 1;
    if (counts.failed <= TOLD_MAX) say(`${end.failed}\n`);
  };
  const portions = tables.flatMap((table) =>
    portionsOf(from, perTable, BATCH).map((portion) => ({ table, ...portion })),
  );
  const cores = await onAllCores(import.meta.url, portions, (results) => {
    (results as End[]).forEach(add);
    progress();
  });
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  say('');
  tellResult({ perTable, playouts, tables: tables.length, ...counts, ends, seconds, cores });
  return counts.failed === 0 ? 0 : 1;
};

export default isMainThread ? undefined : await work();

if (isMainThread)
  await runCommand(USAGE, () => {
    const wish = readWish(process.argv.slice(2), DEFAULTS, { max: MAX });
    if (wish.games < 1) throw new Misuse('--games needs at least 1');
    return soak(wish);
  });
