// The Chicorée bots that answer at once: a part of its own, because most tables in a browser need no
// other.

import { policyBot, randomBot, type AnyBot, type Manner, type Policy } from '@tablee/bots';
import { RULES, type View } from '../rules/index.ts';
import type { Purse } from './bidding.ts';
import { chicoreePolicy } from './habitue.ts';
import { beginnersPurse, PURSES } from './purses.ts';

/** One slip in eight, and a beginner's feeling for money. */
const beginner = (purse: Purse): Policy<View> =>
  chicoreePolicy({ purse: beginnersPurse(purse), whims: 12 });

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
