// Stores what simulated servers share beside the log: room document, snapshot and outages. It is in
// memory and never fails; only the log's store does.

import type { Seat } from '@tablee/kit';
import { Outages, type HostPlan } from '@tablee/table';
import type { MemoryStore } from '@tablee/table/testing';
import type { RoomsStore } from '@tablee/server/rooms/ports';
import { sha256 } from '@tablee/server/secrets';
import type { RoomDocument, SeatDocument } from '@tablee/server/store/document';
import type { RoomStore } from '@tablee/server/store/room-store';
import type { StoredRoom } from '@tablee/server/store/stores';

/** Holds a seat. */
export const tokenOf = (seat: Seat): string => String.fromCharCode(97 + seat).repeat(43);

const notHere = (): never => {
  throw new Error('nobody asks for this in a simulation');
};

/** For how long the present step was served without a break, by the world's own clock. */
class Served {
  /** Undefined while no server is up. */
  #since: number | undefined;
  #longest = 0;

  /** The table has come to another step. */
  stepped(now: number): void {
    this.#longest = 0;
    this.#since = now;
  }

  up(now: number): void {
    this.#since = now;
  }

  down(now: number): void {
    this.#longest = this.longest(now);
    this.#since = undefined;
  }

  /** The longest time without a break since the table came to its step. */
  longest(now: number): number {
    return Math.max(this.#longest, this.#since === undefined ? 0 : now - this.#since);
  }
}

export class SharedHome {
  readonly served = new Served();
  readonly outages = new Outages();
  readonly log: MemoryStore;
  snapshot: { readonly length: number; readonly data: string } | undefined;
  #stored: Pick<StoredRoom, 'document' | 'revision'>;
  #due: number | null = 0;

  constructor(plan: HostPlan, log: MemoryStore, now: number) {
    this.log = log;
    this.#stored = { document: documentOf(plan, now), revision: 1 };
  }

  readonly rooms: RoomStore = {
    find: (id) =>
      Promise.resolve({ ...this.#stored, length: this.log.length(id), isFrozen: false }),
    marks: ([id = '']) =>
      Promise.resolve(
        new Map([[id, { revision: this.#stored.revision, length: this.log.length(id) }]]),
      ),
    secret: () => Promise.resolve({ seed: '', salt: '' }),
    change: (_, revision, document) => {
      const isLast = revision === this.#stored.revision;
      if (isLast) this.#stored = { document, revision: revision + 1 };
      return Promise.resolve(isLast);
    },
    note: (_, due) => {
      this.#due = due;
      return Promise.resolve();
    },
    postpone: (_, now) => {
      this.#due = now + 1000;
      return Promise.resolve();
    },
    due: (now) =>
      Promise.resolve(this.#due !== null && this.#due <= now ? [this.#stored.document.id] : []),
    create: notHere,
    lobby: notHere,
    documents: notHere,
    of: notHere,
    record: notHere,
    keepRecord: notHere,
    remove: notHere,
  };

  readonly chat: RoomsStore['chat'] = { say: notHere, lines: () => Promise.resolve([]) };
}

function documentOf({ sheet }: HostPlan, now: number): RoomDocument {
  const { id, game, players, commit, clock = null } = sheet;
  const seats = players.map(({ name, face, ...player }, seat): SeatDocument =>
    player.kind === 'bot'
      ? { kind: 'bot', name, face, bot: player.bot }
      : {
          kind: 'person',
          person: `person${seat}`,
          ...{ name, face, token: sha256(tokenOf(seat)) },
          ...{ hasAccount: false, entropy: '', isSilenced: false },
        },
  );
  const manners = { isPublic: false, mayWatch: true, hasChat: false, isRated: false };
  const host = seats.findIndex(({ kind }) => kind === 'person');
  return {
    ...{ id, game, seats, commit, sheet },
    state: 'playing',
    settings: { options: {}, clock, ...manners },
    host: `person${host}`,
    firstBy: 'host',
    ...{ winners: [], kicked: [] },
    ...{ created: now, touched: now },
  };
}
