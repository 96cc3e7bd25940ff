// Words a result among all players of a deal: a percentage of many, a rank among few.

import { turned, type Counts } from '@tablee/kit';
import type { DayStanding } from '@tablee/wire';
import type { DailyTexts } from './texts/fr.ts';

/** A percentage of fewer people says nothing. */
export const MANY = 5;

export function amongOthers(
  texts: Pick<DailyTexts, 'first' | 'rank' | 'better'>,
  { percentile, players, scores, own }: DayStanding,
  counts?: Counts,
): string {
  if (percentile === null) return texts.first;
  if (players >= MANY) return texts.better(percentile, players);
  const above = scores.filter(({ score }) => turned(score, counts) > turned(own.score, counts));
  return texts.rank(1 + above.reduce((sum, one) => sum + one.players, 0), players);
}
