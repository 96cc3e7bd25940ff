// The Chicorée bots, by id.

import { randomBot, type AnyBot } from '@tablee/bots';
import { RULES } from '../rules/index.ts';
import { greedy } from './greedy.ts';

export type BotId = 'random' | 'greedy';

export const BOTS: Readonly<Record<BotId, AnyBot>> = {
  random: randomBot(RULES),
  greedy: greedy as AnyBot,
};
