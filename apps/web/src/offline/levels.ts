// How well the bots of a table play, by the names a visitor chooses from.

import { botIdOf, LEVELS, type Level } from '@tablee/bots';

export { LEVELS, type Level };
export { USUAL } from '../app/people.ts';

/** What somebody chose, whichever version of the site they chose it in; undefined for nonsense. */
export function levelOf(kept: string): Level | undefined {
  const bot = botIdOf(kept);
  // Nobody plays at random any more; whoever liked that wants an easy game.
  return bot === 'random' ? 'debutant' : bot;
}
