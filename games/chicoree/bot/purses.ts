// How bots that play by rule of thumb handle money: one purse a manner, and a beginner's.

import type { Manner } from '@tablee/bots';
import { REGULAR, type Purse } from './bidding.ts';

export const PURSES: Readonly<Record<Manner, Purse>> = {
  even: REGULAR,
  cautious: { boldness: 0.85, thrift: 1.4, slip: 0 },
  gambler: { boldness: 1.25, thrift: 0.7, slip: 0 },
  grudger: REGULAR,
};

/** A feeling for money that is off by a token or two. */
export const beginnersPurse = (purse: Purse): Purse => ({
  ...purse,
  boldness: 0.7 * purse.boldness,
  slip: 2,
});
