// The talk at a table as one sees it: without those one has muted, with what is still unread, and with
// a sentence for everything that should be read out.

import type { Seat } from '@tablee/kit';
import type { ChatLine } from '@tablee/wire';
import type { RoomSession } from '../room.svelte.ts';
import { keepRead, lastRead, mutes } from './kept.svelte.ts';

export class Talk {
  readonly online: RoomSession;
  #read = $state(-1);

  constructor(online: RoomSession) {
    this.online = online;
    this.#read = lastRead(online.table);
  }

  get isOff(): boolean {
    return this.online.room?.settings.hasChat !== true;
  }

  nameOf(seat: Seat): string {
    const one = this.online.room?.seats[seat];
    return one === undefined || one.kind === 'empty' ? '' : one.name;
  }

  #personAt(seat: Seat): string | undefined {
    const one = this.online.room?.seats[seat];
    return one?.kind === 'person' ? one.person : undefined;
  }

  isMuted(seat: Seat): boolean {
    return mutes.has(this.#personAt(seat));
  }

  setMuted(seat: Seat, isMuted: boolean): void {
    const person = this.#personAt(seat);
    if (person !== undefined) mutes.set(person, isMuted);
  }

  readonly lines: readonly ChatLine[] = $derived.by(() =>
    this.online.chat.filter(({ seat }) => !this.isMuted(seat)),
  );

  readonly unread: number = $derived.by(
    () => this.lines.filter(({ n, seat }) => n > this.#read && seat !== this.online.seat).length,
  );

  /** Everything up to now has been in sight. */
  markRead(): void {
    const last = this.online.chat.at(-1)?.n ?? -1;
    if (last <= this.#read) return;
    this.#read = last;
    keepRead(this.online.table, last);
  }
}
