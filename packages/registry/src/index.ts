// Lists all games under games/, and finds one by its id.

import { randomBots, type GameEntry, type GameParts } from '@tablee/bots';
import { DAY_VERSIONS } from './day-versions.ts';
import { FOLDERS } from './folders.ts';

export type { GameEntry } from '@tablee/bots';

const withDefaults = (parts: GameParts): GameEntry => {
  const { bots = async () => randomBots(await parts.rules()), quickBots = bots } = parts;
  return { ...parts, bots, quickBots };
};

export const GAMES: readonly GameEntry[] = Object.values(FOLDERS).flat().map(withDefaults);

export const findGame = (id: string): GameEntry | undefined =>
  GAMES.find(({ meta }) => meta.id === id);

/** The folder under games/ that a game comes from; editions may share one. */
export const folderOf = (id: string): string | undefined =>
  Object.keys(FOLDERS).find((folder) => FOLDERS[folder]!.some(({ meta }) => meta.id === id));

/** The versions of the day's bots, by game. */
export { DAY_VERSIONS } from './day-versions.ts';
export * from './days.ts';

/** The version of a game's deals of the day and their bots; undefined without a golden. */
export const dayVersionOf = (id: string): string | undefined =>
  Object.hasOwn(DAY_VERSIONS, id) ? DAY_VERSIONS[id] : undefined;
