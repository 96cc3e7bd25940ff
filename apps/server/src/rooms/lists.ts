// Writes lists of tables as JSON: the lobby and a person's own. The text of each room is written once for each
// revision, and the lobby once a second for all its readers.

import { roomSchema, type Room } from '@tablee/wire';
import type { Clock } from '@tablee/table';
import { checked } from '../http/route.ts';
import { apart } from './apart.ts';
import { roomOf, type RoomDocument } from '../store/document.ts';
import type { ListedRoom, RoomStore, Sitting } from '../store/room-store.ts';

const LOBBY_MAX = 100;
const MINE_MAX = 100;
const LOBBY_MS = 1000;
/** After so long without a person the table is no longer offered to strangers. */
const QUIET_MS = 15 * 60_000;
/** Kept texts: about one kilobyte each. */
const TEXTS_MAX = 2000;

interface Told {
  readonly revision: number;
  /** The room as JSON without its end: `touched` changes without a new revision. */
  readonly text: string;
  readonly isSlow: boolean;
  readonly isLocked: boolean;
}

export interface ListsPlan {
  readonly rooms: Pick<RoomStore, 'lobby' | 'of' | 'documents'>;
  readonly clock: Pick<Clock, 'now'>;
  /** A table cannot be written: the lists do without it. */
  readonly broke: (error: unknown, table: string) => void;
}

export class Lists {
  readonly #plan: ListsPlan;
  /** By table, in the order of their last use. */
  readonly #told = new Map<string, Told>();
  #lobby: { readonly at: number; readonly text: Promise<Buffer> } | undefined;

  constructor(plan: ListsPlan) {
    this.#plan = plan;
  }

  lobby(): Promise<Buffer> {
    const now = this.#plan.clock.now();
    if (this.#lobby !== undefined && Math.abs(now - this.#lobby.at) < LOBBY_MS)
      return this.#lobby.text;
    const text = this.#writeLobby(now);
    const lobby = { at: now, text };
    this.#lobby = lobby;
    // A database that did not answer is asked again by the next reader.
    text.catch(() => {
      if (this.#lobby === lobby) this.#lobby = undefined;
    });
    return text;
  }

  /** `isAwaited`: whether the table waits for the seat, by what this server knows. */
  async mine(person: string, isAwaited: (sitting: Sitting) => boolean): Promise<Buffer> {
    const sittings = await this.#plan.rooms.of(person, MINE_MAX);
    await this.#learn(sittings.map(({ room }) => room));
    const texts = sittings.flatMap((sitting) => {
      const { room, seat, isPlaying } = sitting;
      const isMyTurn = isPlaying && isAwaited(sitting);
      return this.#textsOf(room).map(
        (text) => `{"room":${text},"seat":${seat},"isMyTurn":${isMyTurn}}`,
      );
    });
    return Buffer.from(`[${texts.join(',')}]`);
  }

  async #writeLobby(now: number): Promise<Buffer> {
    const { open, running } = await this.#plan.rooms.lobby(LOBBY_MAX);
    await this.#learn([...open, ...running]);
    const isAlive = ({ id, touched }: ListedRoom): boolean =>
      touched >= now - QUIET_MS || this.#told.get(id)?.isSlow === true;
    const mayCome = (room: ListedRoom): boolean =>
      isAlive(room) && this.#told.get(room.id)?.isLocked === false;
    const write = (rooms: readonly ListedRoom[]): string =>
      rooms.flatMap((room) => this.#textsOf(room)).join(',');
    return Buffer.from(
      `{"open":[${write(open.filter(mayCome))}],"running":[${write(running.filter(isAlive))}]}`,
    );
  }

  /** None of a table that was removed while the list was written. */
  #textsOf({ id, touched }: ListedRoom): string[] {
    const told = this.#told.get(id);
    return told === undefined ? [] : [`${told.text},"touched":${touched}}`];
  }

  /** Reads those that are new or have changed. */
  async #learn(rooms: readonly ListedRoom[]): Promise<void> {
    const missing: string[] = [];
    for (const { id, revision } of rooms) {
      const told = this.#told.get(id);
      this.#told.delete(id);
      if (told?.revision === revision) this.#told.set(id, told);
      else missing.push(id);
    }
    apart(
      await this.#plan.rooms.documents(missing),
      ({ revision, document }) => this.#told.set(document.id, toldOf(revision, document)),
      (error, { document }) => this.#plan.broke(error, document.id),
    );
    const excess = this.#told.size - TEXTS_MAX;
    for (const oldest of [...this.#told.keys()].slice(0, Math.max(0, excess)))
      this.#told.delete(oldest);
  }
}

function toldOf(revision: number, document: RoomDocument): Told {
  const { touched: _, ...room }: Room = checked(roomSchema, roomOf(document));
  const { clock, isLocked } = document.settings;
  return {
    revision,
    text: JSON.stringify(room).slice(0, -1),
    isSlow: clock?.kind === 'correspondence',
    isLocked: isLocked === true,
  };
}
