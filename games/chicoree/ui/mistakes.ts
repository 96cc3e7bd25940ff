// Classifies the mistake of a choice at Chicorée, by what was said for and against it. Loaded by
// the overview of many games.

import { mistakesFrom, saysAny } from '@tablee/ui/mistakes.ts';
import type { JudgedMove } from '@tablee/ui/scene.ts';
import { MISTAKES, type Mistake } from './texts/mistakes.ts';

const isBid = ({ move }: JudgedMove): boolean => /^bid [1-9]/.test(move ?? '');

const TOO_DEAR: readonly string[] = ['too-dear', 'more-than-needed', 'better-kept'];

function kindOfBid(played: JudgedMove): Mistake | undefined {
  const dear = played.reasons.find(({ fact }) => TOO_DEAR.includes(fact));
  if (dear !== undefined)
    return dear.facts?.['fists'] === undefined ? 'overpays' : 'overpays-in-fists';
  if (saysAny(played, 'no-use')) return 'buys-useless';
  return saysAny(played, 'leaves-little') ? 'spends-all' : undefined;
}

/** What the game itself speaks of, against the move that was made. */
const AGAINST: readonly (readonly [fact: string, kind: Mistake])[] = [
  ['a-bargain', 'misses-bargain'],
  ['lets-have', 'lets-rival'],
  ['small-start', 'small-start'],
  ['joker-spare', 'wastes-joker'],
  ['stopped-already', 'wastes-stop'],
  ['hurts-more-later', 'wastes-stop'],
  ['throws-useful', 'throws-useful'],
  ['throws-start', 'throws-useful'],
  ['throws-number', 'throws-useful'],
  ['throws-more', 'throws-useful'],
  ['wins-nothing', 'throws-useful'],
  ['short-of-debt', 'bad-sale'],
  ['too-useful', 'bad-sale'],
];

export const mistakesIn = mistakesFrom<Mistake>(MISTAKES, ({ played, best }) => {
  if (isBid(played)) return kindOfBid(played);
  const against = AGAINST.find(([fact]) => saysAny(played, fact));
  if (against !== undefined) return against[1];
  if (isBid(best)) return 'misses-bargain';
  if (played.move === 'done') return 'waits';
  return best.move === 'done' ? 'hurries' : undefined;
});
