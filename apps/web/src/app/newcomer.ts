// Records the games that this device's player has finished. Until then a game offers its lesson
// first.

import { memory } from './memory.ts';

const KEY = 'tablee-played';

/** The ids of the games; undefined where an earlier version noted `1`, which stands for every game. */
function playedGames(): readonly unknown[] | undefined {
  const kept = memory.value(KEY);
  return kept === null ? [] : Array.isArray(kept) ? kept : undefined;
}

export const isNewcomer = (game: string): boolean => playedGames()?.includes(game) === false;

/** A lesson or a game of `game` came to its end. */
export function noteDone(game: string): void {
  if (isNewcomer(game)) memory.write(KEY, JSON.stringify([...playedGames()!, game]));
}
