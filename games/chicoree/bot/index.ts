// The Chicorée bots, by id.

import type { Bots, Manner } from '@tablee/bots';
import { chicoreeBots } from './levels.ts';
import { quickBotsOf } from './quick.ts';

export const botsOf = (manner: Manner = 'even'): Bots => ({
  ...quickBotsOf(manner),
  ...(chicoreeBots(manner) as Pick<Bots, 'expert' | 'maitre'>),
});
