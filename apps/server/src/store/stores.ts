// What the rooms keep, and where: the log of moves, the documents of tables, the talk. Everything
// else (people, ratings, codes) asks the database in its own words.

import type { Entry, Store } from '@tablee/table';
import type { ChatLine } from '@tablee/wire';
import type { RoomDocument } from './document.ts';

export interface StoredRoom {
  readonly revision: number;
  readonly document: RoomDocument;
  /** How many entries its log has. */
  readonly length: number;
  /** It stands still: nothing is written to its log until somebody has looked. */
  readonly isFrozen: boolean;
}

/** Enough to see whether anything was written. */
export type RoomMark = Pick<StoredRoom, 'revision' | 'length'>;

/** What the cards of a table are drawn from. */
export interface StoredSecret {
  readonly seed: string;
  readonly salt: string;
}

export interface LogStore extends Store {
  /**
   * Many tables' appends of one moment become one transaction. When this resolves with true the
   * entries are on the disk. Rejects with a StoreError when nobody knows what became of them.
   */
  append(table: string, at: number, entries: readonly Entry[]): Promise<boolean>;
  entries(table: string, from?: number): Promise<readonly Entry[]>;
  snapshot(table: string): Promise<{ readonly length: number; readonly data: string } | undefined>;
  saveSnapshot(table: string, length: number, data: string): Promise<void>;
}

export interface RoomStore {
  /** `due`: when somebody must look at it even if nobody comes; null: never. */
  create(document: RoomDocument, secret: StoredSecret, due: number | null): Promise<void>;
  find(id: string): Promise<StoredRoom | undefined>;
  /** Where many tables stand, in one question; who is missing does not exist. */
  marks(ids: readonly string[]): Promise<ReadonlyMap<string, RoomMark>>;
  secret(id: string): Promise<StoredSecret | undefined>;
  /** False, and nothing is changed, when it is no longer at this revision. */
  change(id: string, revision: number, document: RoomDocument): Promise<boolean>;
  /** When to look again, and whom the table waits for. */
  note(id: string, due: number | null, awaited: readonly number[], touched: number): Promise<void>;
  /** Nobody here can do anything for it: unless somebody else has looked, it is tried again later. */
  postpone(id: string, now: number): Promise<void>;
  /** Tables that somebody must look at by now. */
  due(now: number, limit: number): Promise<readonly string[]>;
  /** Public tables, the ones last touched first. */
  lobby(limit: number): Promise<{
    readonly open: readonly RoomDocument[];
    readonly running: readonly RoomDocument[];
  }>;
  /** Where somebody sits, last touched first; `awaited` as it was last noted. */
  of(
    person: string,
    limit: number,
  ): Promise<
    readonly {
      readonly document: RoomDocument;
      readonly seat: number;
      readonly awaited: readonly number[];
    }[]
  >;
  /** The record of a finished game, where it has been kept. */
  record(id: string): Promise<string | undefined>;
  /** False, and nothing is kept, when the table is no longer at this revision. */
  keepRecord(id: string, revision: number, text: string): Promise<boolean>;
  remove(id: string): Promise<void>;
}

export interface ChatStore {
  /** The line with its number; the same one again for a command that was kept before. */
  say(table: string, command: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine>;
  /** From line `from` on, at most the last 200. */
  lines(table: string, from: number): Promise<readonly ChatLine[]>;
}

/** A hint to the other servers on the same database. It may be lost; the database is the truth. */
export type Hint =
  | { readonly kind: 'log' | 'room' | 'chat'; readonly table: string }
  | {
      readonly kind: 'reaction';
      readonly table: string;
      readonly seat: number;
      readonly what: string;
    }
  /** Who is connected to a table on the server that sends it; `ask` wants the same of the others. */
  | {
      readonly kind: 'presence';
      readonly table: string;
      readonly seats: readonly number[];
      readonly watchers: number;
      readonly ask: boolean;
    }
  /** A seat is played from a new place: older connections to it are out of date. */
  | {
      readonly kind: 'seat';
      readonly table: string;
      readonly seat: number;
      readonly place: string;
    };

export interface Bus {
  /** Sent together with others of the same moment, after what was appended before is on the disk. */
  tell(hint: Hint): void;
  /** `node`: the server that sent it; never this one. */
  listen(hear: (hint: Hint, node: string) => void): void;
  /** Hints may have been missed: whatever is open must be read again. */
  onGap(run: () => void): void;
  /** A server has not been heard of for a while: whoever was connected there is not any more. */
  onLost(run: (node: string) => void): void;
  close(): Promise<void>;
}
