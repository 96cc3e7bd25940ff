// Declares a batch of appends to several logs, one per table.

import type { Entry } from '@tablee/table';

export interface Append {
  readonly table: string;
  readonly at: number;
  readonly entries: readonly Entry[];
  /** When it was asked for; entries without a time get this one. */
  readonly now: number;
}

/** Writes a batch, all in one transaction, and says which of them were kept. One per table. */
export type WriteBatch = (batch: readonly Append[]) => Promise<readonly boolean[]>;

/** An append sets the table's due time this far ahead. */
export const LOOK_AGAIN_MS = 60_000;

/**
 * `touched` and `due` are indexed, so that updating them with each move is costly: they may lag by
 * this much. Each lags by itself, because `touched` is public and `due` is private.
 */
export const STALE_MS = { touched: 10_000, due: 30_000 };

/** When the last of them happened. */
export const momentOf = ({ entries, now }: Append): number => entries.at(-1)?.at ?? now;

const PRIVATE = /^(?:order|cancel|choice|withdraw|rules) /;

/**
 * The public part of that time. `touched` is public, but standing orders, changed choices and
 * `rules` entries are private.
 */
export const touchedBy = (append: Append): number =>
  append.entries.every(({ text }) => PRIVATE.test(text)) ? 0 : momentOf(append);
