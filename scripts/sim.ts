// Simulates bad days at tables online, one per seed, on all cores: `npm run sim -- --seeds N [--from S]`.
// The last line is `RESULT {json}`; any seed that loses, doubles or breaks something is told in full
// and makes the exit status 1.
import { isMainThread } from 'node:worker_threads';

import { portionsOf, type Portion } from '@tablee/cli/jobs/threads';
import { findGame } from '@tablee/registry';

import { loadSimGames } from '../harness/sim/editions.ts';
import type { SimGame } from '../harness/sim/game.ts';
import { runSeed } from '../harness/sim/seeds.ts';
import type { SeedResult } from '../harness/sim/seeds.ts';
import { Misuse, readWish, runCommand, tellResult } from './command.ts';
import { onAllCores, progressLine, say } from './cores.ts';

const USAGE = `usage: npm run sim -- [--seeds N] [--from S] [--game ID]
  --seeds N   how many days are simulated, from 1 on (2000 unless told)
  --from S    the number of the first one, from 0 on (1 unless told)
  --game ID   only at tables of this game`;
/** Beyond it numbers are no longer told apart. */
const SEED_MAX = 2 ** 40;
/** How many seeds are handed to a core at a time. */
const BATCH = 20;
/** How many failures are told in full. */
const TOLD_MAX = 5;

interface GamePortion extends Portion {
  readonly game: string;
}

const work = async () => {
  const games = await loadSimGames();
  const live = async (seed: number, at: readonly SimGame[]): Promise<SeedResult> => {
    try {
      return await runSeed(seed, at);
    } catch (error) {
      // A day that breaks the simulation itself is a bad day, too.
      const text = `seed ${seed} broke: ${error instanceof Error ? error.stack : String(error)}`;
      const nothing = { lost: 0, doubled: 0, isExcused: false, troubles: 0, entries: 0 };
      return { seed, isFailed: true, ...nothing, text };
    }
  };
  return async ({ from, to, game }: GamePortion) => {
    const wanted = games.filter(({ id }) => game === '' || id === game);
    const results: SeedResult[] = [];
    for (let seed = from; seed < to; seed++) results.push(await live(seed, wanted));
    return results;
  };
};

const simulate = async (seeds: number, from: number, game: string): Promise<number> => {
  const started = performance.now();
  const counts = { failed: 0, lost: 0, doubled: 0, excused: 0, troubles: 0, entries: 0 };
  let done = 0;
  const progress = progressLine(() => {
    const perSecond = Math.round((done * 1000) / (performance.now() - started));
    return `${done} of ${seeds} seeds, ${counts.failed} failed, ${perSecond}/s`;
  });
  const add = (result: SeedResult): void => {
    done += 1;
    counts.lost += result.lost;
    counts.doubled += result.doubled;
    counts.troubles += result.troubles;
    counts.entries += result.entries;
    if (result.isExcused) counts.excused += 1;
    if (!result.isFailed) return;
    counts.failed += 1;
    if (counts.failed <= TOLD_MAX) say(`${result.text}\n`);
  };
  const portions = portionsOf(from, seeds, BATCH).map((one) => ({ ...one, game }));
  const cores = await onAllCores(import.meta.url, portions, (results) => {
    (results as SeedResult[]).forEach(add);
    progress();
  });
  const ms = Math.round(performance.now() - started);
  const perSecond = Math.round((seeds * 10_000) / ms) / 10;
  say('');
  tellResult({ seeds, from, ...counts, ms, perSecond, cores });
  return counts.failed === 0 ? 0 : 1;
};

export default isMainThread ? undefined : await work();

if (isMainThread)
  await runCommand(USAGE, () => {
    const defaults = { seeds: 2000, from: 1, game: '' };
    const { seeds, from, game } = readWish(process.argv.slice(2), defaults);
    if (game !== '' && findGame(game) === undefined) throw new Misuse(`no such game: ${game}`);
    if (seeds < 1) throw new Misuse('--seeds needs at least 1');
    if (from + seeds > SEED_MAX) throw new Misuse('these seeds are too large');
    return simulate(seeds, from, game);
  });
