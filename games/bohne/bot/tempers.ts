// The tempers of bots that play by rule of thumb, by manner.

import type { Manner } from '@tablee/bots';
import type { Temper } from './habitue.ts';

export const TEMPERS: Readonly<Record<Manner, Partial<Temper>>> = {
  even: {},
  cautious: { early: 0.4, last: 0.35 },
  gambler: { early: 0.15, last: 0.15, envy: 0.1 },
  grudger: { envyLeader: 0.4 },
};
