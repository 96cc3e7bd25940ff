// The bean bots, by id.

import { randomBot, type Bots, type Manner } from '@tablee/bots';
import type { Edition } from '../meta.ts';
import { RULES } from '../rules/index.ts';
import { beanBots } from './levels.ts';

/** The editions differ in names only, so the same bots serve both. */
export const botsOf = (edition: Edition, manner: Manner = 'even'): Bots => ({
  random: randomBot(RULES[edition]),
  ...(beanBots(manner) as Omit<Bots, 'random'>),
});
