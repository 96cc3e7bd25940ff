// Where the puzzles of a game lie, for the miner and the tests; the site finds them by their folders.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { folderOf } from '@tablee/registry';
import { readPuzzles } from '@tablee/review';
import type { StoredPuzzle } from '@tablee/review';

import { ROOT } from '#setup';

export const puzzleFileOf = (game: string): string =>
  path.join(ROOT, 'games', folderOf(game)!, 'puzzles', `${game}.txt`);

/** None for a game without. */
export const puzzlesOf = (game: string): StoredPuzzle[] => {
  const file = puzzleFileOf(game);
  return existsSync(file) ? readPuzzles(readFileSync(file, 'utf8')) : [];
};
