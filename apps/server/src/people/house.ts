// What everything about people is given from outside: the database, the time, chance, and a word to
// whoever keeps the tables.

import type { HeavyQueue } from '../http/heavy.ts';
import type { Chance } from '../secrets.ts';
import type { Vapid } from '../settings.ts';
import type { Database } from '../store/database.ts';

export interface PeopleSettings {
  /** Where the site is reached, where that is not what the request says. */
  readonly publicOrigin?: string | undefined;
  /** Without keys nobody is reminded of anything. */
  readonly push?: Vapid | undefined;
  /** `known`, unless told: accounts that have played here for a while. `accounts`: any account. */
  readonly ratedFor?: 'known' | 'accounts';
  /** 0: a person may export as often as they like. */
  readonly rateExports?: number;
  /** For tests only: reminders may go to this very machine, in the clear. */
  readonly mayPushLocally?: boolean;
}

export interface House extends Chance {
  readonly database: Database;
  readonly settings: PeopleSettings;
  readonly clock: { now(): number };
  readonly heavy: HeavyQueue;
  /** Somebody goes for good: before the start their seat becomes free, later a bot sits in. */
  leaveTable?(table: string, seat: number, person: string): Promise<void>;
  /** The document of a table was changed here: whoever has it open must read it again. */
  tableChanged?(table: string): void;
  /** Something went wrong that nobody waits for. */
  complain?(error: unknown, what: string): void;
}
