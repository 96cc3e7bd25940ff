// Declares the rate limits per address: reads, writes, new tables, new guests, records, exports,
// results of the deal of the day, failed codes and failed admin tokens.

import type { Settings } from '../settings.ts';
import { Buckets } from './buckets.ts';
import { ApiFault } from './errors.ts';
import type { Weigh } from './shared.ts';

export const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;

/**
 * `codes`, `admin`: count only failures, against guessing, as a club that signs in at eight shares
 * one address. `tables`, `guests`: create data that stays for long. `days`: results of the deal of
 * the day that count for other players. `records`: the first request for each makes work.
 */
const LIMITS = {
  reads: ['rateReads', MINUTE_S],
  writes: ['rateWrites', MINUTE_S],
  tables: ['maxTablesPerAddress', HOUR_S],
  guests: ['maxGuestsPerAddress', HOUR_S],
  records: ['rateRecords', MINUTE_S],
  exports: ['rateExports', MINUTE_S],
  days: ['maxDaysPerAddress', DAY_S],
  codes: ['rateCodes', MINUTE_S],
  admin: ['rateCodes', MINUTE_S],
} as const satisfies Readonly<Record<string, readonly [keyof Settings, seconds: number]>>;
export type LimitName = keyof typeof LIMITS;
type Rates = Pick<Settings, (typeof LIMITS)[LimitName][0]>;

/** All of it at once, or spread over the time: both are as many. */
export const bucketsFor = (
  many: number,
  seconds: number,
  now?: () => number,
): Buckets | undefined =>
  many === 0
    ? undefined
    : new Buckets({ size: many, perSecond: many / seconds, ...(now !== undefined && { now }) });

const faultAfter = (limit: LimitName, wait: number): ApiFault =>
  new ApiFault(limit === 'guests' ? 'too-many-guests' : 'too-fast', {
    seconds: Math.ceil(wait / 1000),
  });

export class Limits {
  readonly #buckets: ReadonlyMap<string, Buckets | undefined>;
  readonly #weigh: Weigh;

  constructor(rates: Rates, now?: () => number, weigh: Weigh = () => 1) {
    this.#weigh = weigh;
    this.#buckets = new Map(
      Object.entries(LIMITS).map(([name, [rate, seconds]]) => [
        name,
        bucketsFor(rates[rate], seconds, now),
      ]),
    );
  }

  /** Why not, with the seconds to wait, when the address has used up its allowance. */
  refuse(limit: LimitName, address: string): ApiFault | undefined {
    const buckets = this.#buckets.get(limit);
    const weight = this.#weightOf(limit, address);
    return buckets === undefined || buckets.take(address, weight)
      ? undefined
      : faultAfter(limit, buckets.wait(address, weight));
  }

  /** The same without counting: for what counts only if it fails. */
  spent(limit: LimitName, address: string): ApiFault | undefined {
    const wait = this.#buckets.get(limit)?.wait(address, this.#weightOf(limit, address)) ?? 0;
    return wait === 0 ? undefined : faultAfter(limit, wait);
  }

  /** An operator's token is guessed no faster from anywhere. */
  #weightOf(limit: LimitName, address: string): number {
    return limit === 'admin' ? 1 : this.#weigh(address);
  }
}
