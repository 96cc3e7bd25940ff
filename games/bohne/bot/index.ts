// The bean bots, by id.

import { randomBot, type AnyBot } from '@tablee/bots';
import type { Edition } from '../meta.ts';
import { RULES } from '../rules/index.ts';

export const botsOf = (edition: Edition): Readonly<Record<string, AnyBot>> => ({
  random: randomBot(RULES[edition]),
});
