// Declares the hints that servers on one database exchange about open tables. A server with its own
// database uses the empty version.

import type { RoomMark } from '../store/stores.ts';

/** A hint to the other servers on the same database. It may be lost; the database is the truth. */
export type Hint =
  | { readonly kind: 'log' | 'room' | 'chat'; readonly table: string }
  | {
      readonly kind: 'reaction';
      readonly table: string;
      readonly seat: number;
      readonly what: string;
    }
  /** The sender's connections to a table; `ask` requests the same from the others. */
  | (Connected & { readonly kind: 'presence'; readonly table: string; readonly ask: boolean })
  /** A seat has a newer connection: older ones are out of date. */
  | {
      readonly kind: 'seat';
      readonly table: string;
      readonly seat: number;
      readonly place: string;
    };

/** The connections to a table. */
export interface Connected {
  readonly seats: readonly number[];
  readonly watchers: number;
  /** How many of the watchers are screens that show the table to a whole room; an older build does not say. */
  readonly screens?: number;
}

/** The connections to one table on other servers, as last reported. */
export interface Peers {
  readonly isEmpty: boolean;
  readonly all: Required<Connected>;
  has(seat: number): boolean;
  hear(node: string, connected: Connected): void;
  /** Removes a lost server and returns its connections. */
  lose(node: string): Connected | undefined;
}

/** A table that is open here. */
export interface SharedTable {
  readonly id: string;
  hear(hint: Hint, node: string): void;
  /** Hints may have been missed: everything must be read again. */
  catchUp(): void;
  /** A server has not been heard of for a while. */
  lose(node: string): void;
  /** The revision and log length of a quiet table with connections. */
  quietMark(now: number): RoomMark | undefined;
}

/** The tables open on this server. */
export interface SharedTables {
  get(id: string): SharedTable | undefined;
  /** Does a job for each; one that throws stops no other. */
  each(job: (table: SharedTable) => void, tables?: Iterable<SharedTable>): void;
  /** The database did not answer. */
  broke(error: unknown): void;
}

export interface Cluster {
  /** Whether another server was there at the last heartbeat: it may have written what is not known here. */
  readonly hasOthers: boolean;
  /** For a page that asks to come to a table now: later ones are greater, on all servers. */
  newPlace(): string;
  newPeers(): Peers;
  /** Sent together with others of the same moment, after what was appended before is on the disk. */
  tell(hint: Hint): void;
  /** From now on these tables hear of the other servers. */
  serve(tables: SharedTables): void;
  /** About once a second. */
  tick(now: number): void;
}

const NO_PEERS: Peers = {
  isEmpty: true,
  all: { seats: [], watchers: 0, screens: 0 },
  has: () => false,
  hear: () => undefined,
  lose: () => undefined,
};

/** The cluster of a server with a database of its own. */
export const alone = (): Cluster => {
  let places = 0;
  return {
    hasOthers: false,
    newPlace: () => String((places += 1)).padStart(15, '0'),
    newPeers: () => NO_PEERS,
    tell: () => undefined,
    serve: () => undefined,
    tick: () => undefined,
  };
};
