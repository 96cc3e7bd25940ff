// Defines the ports of a table: clock, store and clients. Servers and browser workers provide them.

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

/** An entry of a table's log; ledger.ts reads it. */
export interface Entry {
  readonly text: string;
  /** The command that caused it. */
  readonly by?: string;
  /** When it was written, in milliseconds since 1970. */
  readonly at?: number;
}

export interface Store {
  /**
   * Appends these entries after the first `at` ones. Returns false and stores nothing when the log
   * has another length, because another server appended first.
   */
  append(table: string, at: number, entries: readonly Entry[]): Promise<boolean>;
  /** The entries of a table, from the n-th on. */
  entries(table: string, from?: number): Promise<readonly Entry[]>;
}

/** Result of an append: stored, too late after another server's entry, or unknown. */
export type Kept = 'kept' | 'behind' | 'failed';

/** Draws the cards of the n-th chance step; deterministic. */
export type Deal = (
  pending: Extract<Pending, { kind: 'chance' }>,
  place: { readonly step: number; readonly draw: number },
) => readonly Card[];

/** A viewer: a seat, or `watcher`. */
export type Eyes = Seat | 'watcher';

/** A client of a table: a page, or a bot. */
export interface Peer {
  /** The seats that the client may move for. */
  readonly seats: readonly Seat[];
  /** Whether a person looks: an undo is refused after another person has seen the step. */
  readonly isPerson: boolean;
  send(report: Report): void;
}
