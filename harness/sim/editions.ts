// Lists the tables to simulate: the short ones of every game.

import { loadTrials } from '@tablee/registry/trials';
import type { SimGame } from './game.ts';

export async function loadSimGames(): Promise<SimGame[]> {
  const games: SimGame[] = [];
  for (const { entry, tables, never } of await loadTrials()) {
    const { meta } = entry;
    const advice = (await entry.bots())['random']!;
    const parts = { id: meta.id, meta, rules: await entry.rules(), advice, never };
    for (const { title, seats, options, hasBell = false, isLong = false } of tables)
      if (!isLong) games.push({ ...parts, title, seats, options, hasBell });
  }
  return games;
}
