// A table as the database keeps it beside its log: who sits where and how it is set up. It holds
// hashes and never a secret; what everyone may know of it is made by `roomOf`.

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
  /** Who may change the set-up; always a player who sits here, and empty while all chairs are free. */
  readonly host: string;
  readonly commit: string;
  /** From the start on: what the table is played by. */
  readonly sheet?: Sheet;
  /** Whether the first seat was drawn by lot or named by the host. */
  readonly firstBy: 'draw' | 'host';
  readonly previous?: string;
  readonly next?: string;
  readonly winners: readonly number[];
  /** Whoever was sent away does not come back to this table. */
  readonly kicked: readonly string[];
  /** Seats that somebody left on purpose after the start: a rematch goes on without them. */
  readonly left?: readonly number[];
  /**
   * A screen opened the table, and how. Until the start it outlasts its players: once the last one has left
   * it is set up like this again.
   */
  readonly opened?: { readonly settings: RoomSettings; readonly seats: number };
  /** Another device that asks for a seat; the last one, with what came of it. */
  readonly request?: SeatRequest;
  /** Seats that went on with another device, the last ones. */
  readonly replaced?: Room['replaced'];
  /** Whoever runs the server has closed it for good, and why. */
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

/** What everyone may know. */
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
