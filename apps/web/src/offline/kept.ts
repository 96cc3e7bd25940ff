// Describes what a store holds of an offline table.

import type { CardSource } from '@tablee/kit';
import type { Store } from '@tablee/table';
import type { PreparedGame, Sheet, TableSummary } from '@tablee/wire';

/** What is kept of a table besides its entries. */
export interface Kept extends Omit<CardSource, 'entropy'> {
  readonly sheet: Sheet;
  /** The lines of a prepared game. */
  readonly book?: readonly string[];
  /** The game that these cards come from. */
  readonly origin?: PreparedGame;
  /** The version of the day's bots that a deal of the day was begun with; builds before it wrote none. */
  readonly dayBots?: string;
  readonly summary: TableSummary;
}

export interface HomeStore extends Store {
  /** False where tables are gone with the page. */
  readonly isLasting: boolean;
  create(kept: Kept): Promise<void>;
  find(table: string): Promise<Kept | undefined>;
  note(table: string, summary: TableSummary): Promise<void>;
  list(): Promise<readonly TableSummary[]>;
  remove(table: string): Promise<void>;
}
