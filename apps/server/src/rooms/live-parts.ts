// Declares the dependencies of an open table.

import type { Store } from '@tablee/table';
import type { Complaints } from './complaints.ts';
import type { Change } from './keeping.ts';
import type { RoomsPlan } from './ports.ts';

/** What a room needs from `LiveRooms`. */
export interface LiveParts extends RoomsPlan {
  /** The log that tables write. */
  readonly entries: Store;
  readonly complaints: Complaints;
  /** Changes the document of a table, and updates the open room if there is one. */
  readonly change: (id: string, change: Change) => Promise<unknown>;
  /** A bot job was dropped. For an asker with many tables that may hit all of them at once. */
  readonly botHurried: (error: unknown) => void;
  readonly mayTalk: (name: string) => boolean;
  readonly mayReact: (name: string) => boolean;
  /** Whether a table may broadcast the number of screens once more. */
  readonly mayTellScreens: (table: string) => boolean;
}
