// How fast the rules of every game are, on one core: steps a second in random play, and whole tables of bots a
// second. Read ratios; nothing is asserted.
import { playMatch } from '@tablee/bots';
import { Draws, resolveSetup, rngFor, secretFrom } from '@tablee/kit';
import { playout } from '@tablee/kit/testing';
import { GAMES } from '@tablee/registry';
import type { GameEntry } from '@tablee/registry';

import { runCommand, tellResult } from '../../scripts/command.ts';
import { columns, median, significant } from '../numbers.ts';

const SEATS = 4;
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
  readonly stepsPerSecond: number;
  readonly randomTablesPerSecond: number;
  readonly habitueTablesPerSecond: number;
}

const speedOf = async (game: GameEntry): Promise<Speed> => {
  const rules = await game.rules();
  const usual = resolveSetup(game.meta, SEATS, {}, () => 0);
  if (!usual.ok) throw new Error(`no usual table: ${JSON.stringify(usual.error)}`);
  const setup = usual.value;
  const { random, habitue } = await game.bots();
  /** Committed draws, views, checks, the log. */
  const table = (bot: typeof random) => (seed: number) => {
    const draws = new Draws(secretFrom(String(seed)));
    const bots = Array.from({ length: SEATS }, () => bot);
    playMatch({ rules, setup, draws, bots, seed: String(seed) });
    return 1;
  };
  const ways = [
    (seed: number) => playout(rules, setup, rngFor(String(seed), 'bench')).steps,
    table(random),
    table(habitue),
  ];
  for (const way of ways) rate(way, WARM_MS);
  const passes = Array.from({ length: PASSES }, () => ways.map((way) => rate(way)));
  const mid = (way: number): number => significant(median(passes.map((pass) => pass[way]!)));
  return {
    stepsPerSecond: mid(0),
    randomTablesPerSecond: mid(1),
    habitueTablesPerSecond: mid(2),
  };
};

await runCommand('usage: npm run bench', async () => {
  const speeds: Record<string, Speed> = {};
  for (const game of GAMES) speeds[game.meta.id] = await speedOf(game);
  const title = [`${SEATS} seats`, 'steps/s', 'random tables/s', 'habitue'];
  const lines = Object.entries(speeds).map(([id, speed]) => [
    id,
    ...Object.values<number>({ ...speed }),
  ]);
  console.log(columns([title, ...lines]));
  tellResult(speeds);
  return 0;
});
