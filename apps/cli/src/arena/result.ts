// The result of an arena: what `--json` prints, and the ratings that the tables show besides.

import {
  addTimes,
  placingsOf,
  ratingsOf,
  standingsOf,
  timeAt,
  type DealResult,
  type Times,
} from '@tablee/bots';
import { rounded } from '../rounded.ts';
import type { ArenaPart, ArenaPlan } from './plan.ts';

/** Portions come in any order; the deals are put together in theirs. */
export class ArenaTally {
  readonly deals: DealResult[] = [];
  readonly times: readonly Times[];

  constructor(names: number) {
    this.times = Array.from({ length: names }, (): Times => new Map());
  }

  add({ deals, times }: ArenaPart, from: number): void {
    deals.forEach((deal, i) => (this.deals[from + i] = deal));
    times.forEach((more, name) => {
      addTimes(this.times[name]!, more);
    });
  }
}

export type ArenaResult = ReturnType<typeof arenaResult>;

/** Programs are promised exactly these members. */
export function arenaResult(plan: ArenaPlan, tally: ArenaTally) {
  const bots = standingsOf(tally.deals).map(({ winShare, ci95, meanScore }, name) => ({
    name: plan.bots[name]!,
    /** Per game and chair of the name: one part of as many as there are seats is even. */
    winShare: rounded(winShare, 4),
    ci95: ci95 === null ? null : rounded(ci95, 4),
    meanScore: rounded(meanScore, 3),
    msMedian: rounded(timeAt(tally.times[name]!, 0.5), 4),
    msP99: rounded(timeAt(tally.times[name]!, 0.99), 4),
  }));
  return { game: plan.game, seats: plan.seats, deals: plan.deals, bots };
}

const ANCHOR = 'habitue';

/** Best first; the regular is at 1500 if it plays. Empty with fewer than two different bots. */
export function arenaRatings(plan: ArenaPlan, tally: ArenaTally) {
  const names = [...new Set(plan.bots)];
  if (names.length < 2) return [];
  const above = placingsOf(
    tally.deals,
    plan.bots.map((name) => names.indexOf(name)),
  );
  const anchor = names.indexOf(ANCHOR);
  const ratings = ratingsOf(above, anchor === -1 ? undefined : anchor);
  return names
    .map((name, i) => ({ name, rating: Math.round(ratings[i]!) }))
    .sort((a, b) => b.rating - a.rating);
}
