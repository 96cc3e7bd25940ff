// Combines the results of many deals: win shares with a 95 % interval, and decision times.

import type { DealResult } from './arena.ts';

/** What the arena says about a name. */
export interface Standing {
  readonly winShare: number;
  /** Half the width of the 95 % interval of `winShare`; null where one deal has no spread. */
  readonly ci95: number | null;
  readonly meanScore: number;
}

/** One standing per name. Deals are what is independent; the games of one deal are not. */
export function standingsOf(deals: readonly DealResult[]): Standing[] {
  const names = deals[0]?.wins.length ?? 0;
  return Array.from({ length: names }, (_, name) => {
    const wins = deals.map((deal) => deal.wins[name]!);
    return {
      winShare: meanOf(wins),
      ci95: halfWidth95(wins),
      meanScore: meanOf(deals.map((deal) => deal.scores[name]!)),
    };
  });
}

/** How often each player placed above each other one; names with the same key are one player. */
export function placingsOf(deals: readonly DealResult[], keys: readonly number[]): number[][] {
  const size = Math.max(-1, ...keys) + 1;
  const sum = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  for (const { above } of deals)
    above.forEach((row, name) => {
      row.forEach((times, other) => {
        if (keys[name] !== keys[other]) sum[keys[name]!]![keys[other]!]! += times;
      });
    });
  return sum;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Standard deviations either side that 95 of 100 lie within. */
const Z95 = 1.96;

/** Half the width of the 95 % interval of the mean of independent values. */
export function halfWidth95(values: readonly number[]): number | null {
  const count = values.length;
  if (count < 2) return null;
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Z95 * Math.sqrt(squares / (count - 1) / count);
}

/** Steps of one per cent, from a ten-thousandth of a millisecond on: times of any number fit in. */
const STEP = Math.log(1.01);
const LEAST_MS = 0.0001;

/** How often decisions took how long. Plain data, so that threads can hand it over. */
export type Times = Map<number, number>;

export function addTime(times: Times, milliseconds: number): void {
  const bucket = Math.max(0, Math.round(Math.log(milliseconds / LEAST_MS) / STEP));
  times.set(bucket, (times.get(bucket) ?? 0) + 1);
}

export function addTimes(sum: Times, more: Times): void {
  for (const [bucket, count] of more) sum.set(bucket, (sum.get(bucket) ?? 0) + count);
}

/** The time at a quantile of all decisions, exact to one per cent; 0 without decisions. */
export function timeAt(times: Times, quantile: number): number {
  const buckets = [...times].sort(([a], [b]) => a - b);
  let left = quantile * buckets.reduce((sum, [, count]) => sum + count, 0);
  for (const [bucket, count] of buckets) {
    left -= count;
    if (left <= 0) return bucket === 0 ? 0 : LEAST_MS * Math.exp(bucket * STEP);
  }
  return 0;
}
