// Asks a table for the seat of a disconnected player from that player's new device, and joins once
// another player has agreed.

import { Attempt } from '@tablee/ui/attempt.svelte.ts';
import type { SeatAnswer } from '@tablee/wire';
import { failureOf, type ApiFailure } from '../app/api.ts';
import { api } from '../app/browser.ts';
import type { RoomSession } from './room.svelte.ts';

const LOOK_MS = 2000;

class Rejoin extends Attempt<ApiFailure> {
  readonly #room: RoomSession;
  /** The seat that this device asks for, or did last. */
  seat: number | undefined = $state();
  state: SeatAnswer | undefined = $state();
  #token = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(room: RoomSession) {
    super(failureOf);
    this.#room = room;
  }

  /** Seats that a player may continue from another device. */
  get seats(): readonly number[] {
    const { room, people, seat: own } = this.#room;
    if (room?.state !== 'playing' || own !== null) return [];
    if (room.settings.isRated || room.settings.clock?.kind === 'correspondence') return [];
    // At a table without watchers only the server knows which players are disconnected.
    return room.seats.flatMap(({ kind }, seat) =>
      kind === 'person' && people?.seats[seat]?.presence !== 'here' ? [seat] : [],
    );
  }

  ask(seat: number): Promise<boolean> {
    return this.run(async () => {
      this.#token = (await api.askSeat(this.#room.table, seat)).token;
      this.seat = seat;
      this.state = 'asked';
      this.#lookSoon();
    });
  }

  #lookSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), LOOK_MS);
  }

  async #look(): Promise<void> {
    try {
      this.state = await api.seatAnswer(this.#room.table, this.#token);
    } catch {
      // The connection failed; the request still stands on the server.
    }
    if (this.state === 'granted') this.#room.takeSeat(this.#token);
    else if (this.state === 'asked') this.#lookSoon();
  }
}

const asking = new WeakMap<RoomSession, Rejoin>();

/** One per table: the answer still counts after the form has closed. */
export function rejoinAt(room: RoomSession): Rejoin {
  const known = asking.get(room) ?? new Rejoin(room);
  asking.set(room, known);
  return known;
}
