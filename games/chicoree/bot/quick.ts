// The Chicorée bots that answer at once: a part of its own, because most tables in a browser need no
// other.

import { policyBot, randomBot, type AnyBot, type Manner, type Policy } from '@tablee/bots';
import { RULES, type View } from '../rules/index.ts';
import { REGULAR, type Purse } from './bidding.ts';
import { chicoreePolicy } from './habitue.ts';

const PURSES: Readonly<Record<Manner, Purse>> = {
  even: REGULAR,
  cautious: { boldness: 0.85, thrift: 1.4, slip: 0 },
  gambler: { boldness: 1.25, thrift: 0.7, slip: 0 },
  grudger: REGULAR,
};

/** One slip in eight, and a feeling for money that is off by a token or two. */
const beginner = (purse: Purse): Policy<View> =>
  chicoreePolicy({ purse: { ...purse, boldness: 0.7 * purse.boldness, slip: 2 }, whims: 12 });

export function quickBotsOf(
  manner: Manner = 'even',
): Readonly<Record<'random' | 'debutant' | 'habitue', AnyBot>> {
  const purse = PURSES[manner];
  return {
    random: randomBot(RULES),
    debutant: policyBot(RULES, beginner(purse)) as AnyBot,
    habitue: policyBot(RULES, chicoreePolicy({ purse, whims: 0 })) as AnyBot,
  };
}
