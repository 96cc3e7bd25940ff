// Loads the puzzles of a game, as `npm run puzzles` writes them; each file only when opened.

import { folderOf } from '@tablee/registry';

const FILES = import.meta.glob<string>('../../../../games/*/puzzles/*.txt', {
  query: '?raw',
  import: 'default',
});

/** Undefined for a game without puzzles. */
export const puzzleLoader = (game: string): (() => Promise<string>) | undefined =>
  FILES[`../../../../games/${folderOf(game)}/puzzles/${game}.txt`];
