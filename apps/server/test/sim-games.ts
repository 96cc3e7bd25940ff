// The games for the simulation, put together for tests.
import { loadTrials } from '@tablee/registry/trials';

import { simGames } from '../sim/editions.ts';
import type { SimGame } from '../sim/game.ts';

export async function allGames(): Promise<SimGame[]> {
  const games: SimGame[] = [];
  for (const { entry, ...trial } of await loadTrials()) {
    const bots = await entry.bots();
    const parts = { meta: entry.meta, rules: await entry.rules(), advice: bots['random']! };
    games.push(...simGames(trial, parts));
  }
  return games;
}
