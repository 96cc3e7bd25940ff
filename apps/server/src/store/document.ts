// Declares a table's stored document beside its log: its seats and settings. It holds hashes and no
// secret; `roomOf` makes the public part.

import type { Room, RoomSettings, Sheet } from '@tablee/wire';

export type SeatDocument =
  | { readonly kind: 'empty' }
  | { readonly kind: 'bot'; readonly name: string; readonly face: number; readonly bot: string }
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly name: string;
      readonly face: number;
      readonly hasAccount: boolean;
      /** SHA-256 of the token that holds the seat, in hex. */
      readonly token: string;
      /** What the browser threw into the draws, in hex; empty when it has not been asked yet. */
      readonly entropy: string;
      readonly isSilenced: boolean;
    };

export interface RoomDocument {
  readonly id: string;
  readonly game: string;
  readonly state: Room['state'];
  readonly settings: RoomSettings;
  readonly seats: readonly SeatDocument[];
  /** The player allowed to change the set-up; empty while all seats are free. */
  readonly host: string;
  readonly commit: string;
  /** From the start on: the sheet of the game. */
  readonly sheet?: Sheet;
  /** Whether the first seat was drawn by lot or named by the host. */
  readonly firstBy: 'draw' | 'host';
  readonly previous?: string;
  readonly next?: string;
  readonly winners: readonly number[];
  /** People kicked from this table for good. */
  readonly kicked: readonly string[];
  /** Seats left on purpose after the start: a rematch goes on without them. */
  readonly left?: readonly number[];
  /**
   * A screen opened the table, and how. Until the start it outlasts its players: once the last one has left
   * it is set up like this again.
   */
  readonly opened?: { readonly settings: RoomSettings; readonly seats: number };
  /** The last request of another device for a seat, and its result. */
  readonly request?: SeatRequest;
  /** The last seats moved to another device. */
  readonly replaced?: Room['replaced'];
  /** The operator's reason for closing the table for good. */
  readonly closed?: string;
  readonly created: number;
  readonly touched: number;
}

export interface SeatRequest {
  readonly seat: number;
  /** SHA-256 of the token that will hold the seat, in hex. */
  readonly token: string;
  /** SHA-256 of the person or the key that asked, in hex; undefined where the device sent no key. */
  readonly from?: string;
  /** Until then it is open; once it is not, no other one is taken before. */
  readonly until: number;
  readonly end?: 'refused' | 'back' | 'late';
}

/** The public part of a document. */
export const roomOf = (document: RoomDocument): Room => ({
  id: document.id,
  game: document.game,
  state: document.state,
  settings: document.settings,
  seats: document.seats.map((seat) =>
    seat.kind === 'person'
      ? {
          kind: seat.kind,
          name: seat.name,
          face: seat.face,
          person: seat.person,
          hasAccount: seat.hasAccount,
          isHost: seat.person === document.host,
          isSilenced: seat.isSilenced,
        }
      : seat,
  ),
  commit: document.commit,
  ...(document.next === undefined ? {} : { next: document.next }),
  winners: [...document.winners],
  ...(document.request === undefined || document.request.end !== undefined
    ? {}
    : { asked: document.request.seat }),
  ...(document.replaced === undefined ? {} : { replaced: [...document.replaced] }),
  created: document.created,
  touched: document.touched,
});
