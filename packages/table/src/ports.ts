// What a table needs from its home: time, a store, and a way to whoever sits or looks on. A worker
// in a browser has these as well as a server does.

import type { Card, Pending, Seat } from '@tablee/kit';
import type { Report } from '@tablee/wire';

export interface Timer {
  cancel(): void;
}

export interface Clock {
  /** Milliseconds since some moment. */
  now(): number;
  after(milliseconds: number, run: () => void): Timer;
}

/** What a table's log consists of; the ledger knows what they mean. */
export interface Entry {
  readonly text: string;
  /** The command that caused it. */
  readonly by?: string;
  /** When it was written, in milliseconds since 1970. */
  readonly at?: number;
}

export interface Store {
  /**
   * Keeps these entries behind the first `at` ones. False, and nothing is kept, when the table has
   * not exactly `at` entries: somebody else wrote there first.
   */
  append(table: string, at: number, entries: readonly Entry[]): Promise<boolean>;
  /** The entries of a table, from the n-th on. */
  entries(table: string, from?: number): Promise<readonly Entry[]>;
}

/** What became of entries: in the store, too late because somebody else wrote, or nobody knows. */
export type Kept = 'kept' | 'behind' | 'failed';

/** Draws the cards of the n-th chance step; the same cards whenever it is asked again. */
export type Deal = (
  pending: Extract<Pending, { kind: 'chance' }>,
  place: { readonly step: number; readonly draw: number },
) => readonly Card[];

/** Through whose eyes somebody looks. */
export type Eyes = Seat | 'watcher';

/** A client of a table: a page, or a bot. */
export interface Peer {
  /** The seats that it may move for. */
  readonly seats: readonly Seat[];
  /** A person remembers what a bot forgets: what they have seen cannot be taken back. */
  readonly isPerson: boolean;
  send(report: Report): void;
}
