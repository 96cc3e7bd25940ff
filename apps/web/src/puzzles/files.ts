// The puzzles of the games, as `npm run puzzles` leaves them; each file is loaded when somebody opens it.

import { folderOf } from '@tablee/registry';

const FILES = import.meta.glob<string>('../../../../games/*/puzzles/*.txt', {
  query: '?raw',
  import: 'default',
});

/** Undefined for a game without puzzles. */
export const puzzleLoader = (game: string): (() => Promise<string>) | undefined =>
  FILES[`../../../../games/${folderOf(game)}/puzzles/${game}.txt`];
