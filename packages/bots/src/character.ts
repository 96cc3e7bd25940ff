// Maps a bot's face to its manner: the same on every server and in every browser, so that players
// can get to know the regulars.

import { BOT_IDS, MANNERS, type BotId, type Manner } from './levels.ts';

/** Pictures from this one on belong to the regulars. */
export const FIRST_FACE = 2;

/** The manner that goes with a face; neighbouring faces differ. */
export const mannerOf = (face: number): Manner => MANNERS[(face + 3) % MANNERS.length]!;

/** Ids that tables and results of earlier versions name. */
const FORMER: Readonly<Record<string, BotId>> = { greedy: 'habitue' };

/** The bot of a stored id, written by any version; undefined for an unknown id. */
export const botIdOf = (kept: string): BotId | undefined =>
  BOT_IDS.find((id) => id === kept) ?? (Object.hasOwn(FORMER, kept) ? FORMER[kept] : undefined);
