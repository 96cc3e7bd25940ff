// What is handed to the database together: appends to several logs, one per table.

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

/** Nobody may look after a table that has just moved, until this long has passed. */
export const LOOK_AGAIN_MS = 60_000;

/**
 * What is written about a table beside its log is in indexes, and dear. Such times need not be new with
 * every move: so far they may stay behind. Each by itself: everyone may know when a table was touched,
 * and nobody when somebody will look.
 */
export const STALE_MS = { touched: 10_000, due: 30_000 };

/** When the last of them happened. */
export const momentOf = ({ entries, now }: Append): number => entries.at(-1)?.at ?? now;

const PRIVATE = /^(?:order|cancel|choice|withdraw|rules) /;

/**
 * The same, as far as everyone may know it: when a table was last touched is public, but a standing order
 * and a changed mind are nobody else's business, nor is the entry that says by which rules they are read.
 */
export const touchedBy = (append: Append): number =>
  append.entries.every(({ text }) => PRIVATE.test(text)) ? 0 : momentOf(append);
