// The Chicorée bots, by id.

import { randomBot, type AnyBot } from '@tablee/bots';
import { RULES } from '../rules/index.ts';

export const BOTS: Readonly<Record<string, AnyBot>> = { random: randomBot(RULES) };
