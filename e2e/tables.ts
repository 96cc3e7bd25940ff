// Finds each game's test player by the game's folder.
import { folderOf, GAMES } from '@tablee/registry';

import type { TablePlayer } from './table-player.ts';

const PLAYERS = import.meta.glob<TablePlayer>('../games/*/test/browser/index.ts', {
  eager: true,
  import: 'PLAYER',
});

export const ALL_PLAYERS: readonly TablePlayer[] = Object.values(PLAYERS);

export function playerOf(game: string): TablePlayer {
  const file = `games/${folderOf(game)}/test/browser/index.ts`;
  const player = PLAYERS[`../${file}`];
  if (player === undefined) throw new Error(`no browser test can play ${game}: write ${file}`);
  return player;
}

export const ALL_SITUATIONS = ALL_PLAYERS.flatMap(({ situations }) => situations);

/** The games with a lesson. */
export const TAUGHT = GAMES.map(({ meta }) => meta).filter(({ hasLesson }) => hasLesson === true);
