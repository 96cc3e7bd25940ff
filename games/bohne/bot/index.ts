// The bean bots, by id.

import { randomBot, type AnyBot } from '@tablee/bots';
import type { Edition } from '../meta.ts';
import { RULES } from '../rules/index.ts';
import { greedy } from './greedy.ts';

export type BotId = 'random' | 'greedy';

/** The editions differ in names only, so one greedy bot serves both. */
export const botsOf = (edition: Edition): Readonly<Record<BotId, AnyBot>> => ({
  random: randomBot(RULES[edition]),
  greedy: greedy as AnyBot,
});
