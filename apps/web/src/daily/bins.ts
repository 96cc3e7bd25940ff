// Groups all scores into a few bins of equal width.

import type { DayStanding } from '@tablee/wire';

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly players: number;
  /** The player's own score falls into this bin. */
  readonly isOwn: boolean;
}

const BINS_MAX = 12;
/** Round bin widths. */
const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

export function binsOf({ scores, own }: Pick<DayStanding, 'scores' | 'own'>): Bin[] {
  const values = scores.map(({ score }) => score);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const width = WIDTHS.find((one) => (most - least) / one < BINS_MAX - 1) ?? most - least + 1;
  const placeOf = (score: number): number => Math.floor(score / width);
  const first = placeOf(least);
  return Array.from({ length: placeOf(most) - first + 1 }, (_, i) => {
    const place = first + i;
    const inside = scores.filter(({ score }) => placeOf(score) === place);
    return {
      from: place * width,
      to: place * width + width - 1,
      players: inside.reduce((sum, { players }) => sum + players, 0),
      isOwn: placeOf(own.score) === place,
    };
  });
}
