// Worker thread of bots: loads each game on first use and keeps it.

import {
  runAdvice,
  runErrand,
  type BotErrand,
  type Errand,
  type SpelledAdvice,
} from '@tablee/bots';
import { assert } from '@tablee/kit';
import { findGame, type GameEntry } from '@tablee/registry';

const now = (): number => performance.now();

function gameOf({ game }: Errand): GameEntry {
  const entry = findGame(game);
  assert(entry !== undefined, 'only tables of known games ask');
  return entry;
}

export const think = (errand: BotErrand): Promise<string | undefined> =>
  runErrand(gameOf(errand), errand, now);

export const advise = (errand: Errand): Promise<SpelledAdvice> =>
  runAdvice(gameOf(errand), errand, now);
