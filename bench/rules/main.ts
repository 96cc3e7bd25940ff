// How fast the rules of every game are, on one core: decisions a second in random play, by index and by
// listing, and whole tables of bots a second. Read ratios; nothing is asserted.
import { playMatch } from '@tablee/bots';
import { Draws, secretFrom } from '@tablee/kit';
import { GAMES } from '@tablee/registry';
import type { GameEntry } from '@tablee/registry';

import { runCommand, tellResult } from '../../scripts/command.ts';
import { columns, median, rounded, significant } from '../numbers.ts';
import { byListing, listableSeeds, played, usualSetup } from './ways.ts';

const SEATS = 4;
/** The same games again and again, by index and by listing. */
const TABLES = 40;
const PASSES = 11;
const RUN_MS = 200;
const WARM_MS = 1000;

/** Does something again and again for so long; how much of it a second. */
const rate = (once: (seed: number) => number, milliseconds = RUN_MS): number => {
  const start = performance.now();
  let done = 0;
  for (let seed = 0; performance.now() - start < milliseconds; seed += 1) done += once(seed);
  return (1000 * done) / (performance.now() - start);
};

interface Speed {
  readonly decisionsPerSecond: number;
  readonly listedPerSecond: number;
  /** Of index to listing, pass by pass: both had the same machine then. */
  readonly ratio: number;
  readonly randomTablesPerSecond: number;
  readonly habitueTablesPerSecond: number;
}

const speedOf = async (game: GameEntry): Promise<Speed> => {
  const rules = await game.rules();
  const setup = usualSetup(game.meta, SEATS);
  const { random, habitue } = await game.bots();
  /** Committed draws, views, checks, the log. */
  const table = (bot: typeof random) => (seed: number) => {
    const draws = new Draws(secretFrom(String(seed)));
    const bots = Array.from({ length: SEATS }, () => bot);
    playMatch({ rules, setup, draws, bots, seed: String(seed) });
    return 1;
  };
  const listing = byListing(rules);
  const seeds = listableSeeds(rules, setup, TABLES);
  const ways = [
    (n: number) => played(rules, rules, setup, seeds[n % TABLES]!).decisions,
    (n: number) => played(rules, listing, setup, seeds[n % TABLES]!).decisions,
    table(random),
    table(habitue),
  ];
  for (const way of ways) rate(way, WARM_MS);
  const passes = Array.from({ length: PASSES }, () => ways.map((way) => rate(way)));
  const mid = (way: number): number => significant(median(passes.map((pass) => pass[way]!)));
  return {
    decisionsPerSecond: mid(0),
    listedPerSecond: mid(1),
    ratio: rounded(median(passes.map((pass) => pass[0]! / pass[1]!)), 2),
    randomTablesPerSecond: mid(2),
    habitueTablesPerSecond: mid(3),
  };
};

await runCommand('usage: npm run bench', async () => {
  const speeds: Record<string, Speed> = {};
  for (const game of GAMES) speeds[game.meta.id] = await speedOf(game);
  const title = [`${SEATS} seats`, 'decisions/s', 'listed/s', '×', 'random tables/s', 'habitue'];
  const lines = Object.entries(speeds).map(([id, speed]) => [
    id,
    ...Object.values<number>({ ...speed }),
  ]);
  console.log(columns([title, ...lines]));
  tellResult(speeds);
  return 0;
});
