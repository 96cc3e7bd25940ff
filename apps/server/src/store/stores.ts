// Declares the stored data of a table beside its log.

import type { RoomDocument } from './document.ts';

export interface StoredRoom {
  readonly revision: number;
  readonly document: RoomDocument;
  /** How many entries its log has. */
  readonly length: number;
  /** The log accepts no entry until an operator thaws it. */
  readonly isFrozen: boolean;
}

/** Enough to see whether anything was written. */
export type RoomMark = Pick<StoredRoom, 'revision' | 'length'>;

/** What the cards of a table are drawn from. */
export interface StoredSecret {
  readonly seed: string;
  readonly salt: string;
}
