// How much one address may ask of the interface: a bucket for reading, one for changing, one for new
// tables, one for new guests, one for records and one for attempts with codes.

import type { Settings } from '../settings.ts';
import { Buckets } from './buckets.ts';
import { ApiFault } from './errors.ts';

/**
 * `codes`: where somebody could guess. `tables`, `guests`: where something new is kept for long.
 * `records`: where the first one who asks makes work.
 */
export const LIMITS = ['reads', 'writes', 'tables', 'guests', 'records', 'codes'] as const;
export type LimitName = (typeof LIMITS)[number];

type Rates = Pick<
  Settings,
  | 'rateReads'
  | 'rateWrites'
  | 'rateCodes'
  | 'rateRecords'
  | 'maxTablesPerAddress'
  | 'maxGuestsPerAddress'
>;

export const MINUTE_S = 60;
const HOUR_S = 3600;

/** All of it at once, or spread over the time: both are as many. */
export const bucketsFor = (
  many: number,
  seconds: number,
  now?: () => number,
): Buckets | undefined =>
  many === 0
    ? undefined
    : new Buckets({ size: many, perSecond: many / seconds, ...(now !== undefined && { now }) });

export class Limits {
  readonly #buckets: Readonly<Record<LimitName, Buckets | undefined>>;

  constructor(rates: Rates, now?: () => number) {
    this.#buckets = {
      reads: bucketsFor(rates.rateReads, MINUTE_S, now),
      writes: bucketsFor(rates.rateWrites, MINUTE_S, now),
      tables: bucketsFor(rates.maxTablesPerAddress, HOUR_S, now),
      guests: bucketsFor(rates.maxGuestsPerAddress, HOUR_S, now),
      records: bucketsFor(rates.rateRecords, MINUTE_S, now),
      codes: bucketsFor(rates.rateCodes, MINUTE_S, now),
    };
  }

  /** Why not, with the seconds to wait, when the address has used up its allowance. */
  refuse(limit: LimitName, address: string): ApiFault | undefined {
    const buckets = this.#buckets[limit];
    if (buckets === undefined || buckets.take(address)) return undefined;
    const code = limit === 'guests' ? 'too-many-guests' : 'too-fast';
    return new ApiFault(code, { seconds: Math.ceil(buckets.wait(address) / 1000) });
  }
}
