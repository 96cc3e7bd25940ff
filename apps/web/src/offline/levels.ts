// Names the levels of bots that a visitor can choose.

import { botIdOf, LEVELS, type Level } from '@tablee/bots';

export { LEVELS, type Level };
export { USUAL } from '../app/people.ts';

/** The level of a stored choice, from any version of the site; undefined for nonsense. */
export function levelOf(kept: string): Level | undefined {
  const bot = botIdOf(kept);
  // `random` is no longer offered; the easiest level replaces it.
  return bot === 'random' ? 'debutant' : bot;
}
