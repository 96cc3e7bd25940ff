// What is kept of a table beside its log, and what servers on the same database tell each other.

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
      /** How many of them are screens; an older build does not say. */
      readonly screens?: number;
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
