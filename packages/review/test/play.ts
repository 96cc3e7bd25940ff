// Games between bots to be reviewed, of every edition of the house.
import { GAMES, type GameEntry } from '@tablee/registry';
import { playedGame as played, type Wanted } from '../../../bench/review/games.ts';
import type { ReviewPlan } from '../src/index.ts';

export type { Wanted };

/** Cheap enough for a test. */
export const LITTLE = { playouts: 160, games: 6 } as const;

export const EDITIONS: readonly (readonly [string, GameEntry])[] = GAMES.map((entry) => [
  entry.meta.id,
  entry,
]);

/** Short games where a game has a say in that. */
export const shortOf = ({ meta }: GameEntry, rounds = '1'): Readonly<Record<string, string>> =>
  meta.options.some(({ name }) => name === 'rounds') ? { rounds } : {};

export const playedGame = async (...asked: Parameters<typeof played>): Promise<ReviewPlan> => ({
  ...(await played(...asked)),
  seed: 'review',
  effort: LITTLE,
});
