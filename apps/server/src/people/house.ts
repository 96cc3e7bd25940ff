// Declares what the people modules depend on: database, clock, randomness, and callbacks into the
// rooms.

import type { HeavyQueue } from '../http/heavy.ts';
import type { Chance } from '../secrets.ts';
import type { Vapid } from '../settings.ts';
import type { Database } from '../store/database.ts';

export interface PeopleSettings {
  /** The site's public origin, if requests do not tell it. */
  readonly publicOrigin?: string | undefined;
  /** Without keys the server sends no reminders. */
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
  /** A person is deleted: before the start their seat becomes free, later a bot takes over. */
  leaveTable?(table: string, seat: number, person: string): Promise<void>;
  /** A document was changed here: open rooms must read it again. */
  tableChanged?(table: string): void;
  /** Reports a background error. */
  complain?(error: unknown, what: string): void;
}
