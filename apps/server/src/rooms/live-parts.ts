// What an open table is made with.

import type { Store } from '@tablee/table';
import type { Complaints } from './complaints.ts';
import type { Change } from './keeping.ts';
import type { RoomsPlan } from './ports.ts';

/** What a room needs of the house of rooms around it. */
export interface LiveParts extends RoomsPlan {
  /** The log that tables write. */
  readonly entries: Store;
  readonly complaints: Complaints;
  /** Changes the document of a table, and tells whoever has it open. */
  readonly change: (id: string, change: Change) => Promise<unknown>;
  /** A bot had no time to think: at a table of whoever has many that may be all of them. */
  readonly botHurried: (error: unknown) => void;
  readonly mayTalk: (name: string) => boolean;
  readonly mayReact: (name: string) => boolean;
  /** Whether a table may be told once more how many screens there are. */
  readonly mayTellScreens: (table: string) => boolean;
}
