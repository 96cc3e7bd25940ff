// Holds a table's chat for this player: lines and reactions without muted people, unread count, and
// lines not yet sent.

import type { Seat } from '@tablee/kit';
import type { Heard, Wire } from '@tablee/table';
import type { ChatLine, Reaction, Room, RoomSeat, SocketCode } from '@tablee/wire';
import { keepRead, lastRead, mutes } from './kept.svelte.ts';

/** The table that is talked at. */
interface Place {
  readonly table: string;
  readonly room: Room | undefined;
  /** The player's own seat. */
  readonly seat: Seat | null;
}

/** A line of this player that the server has not confirmed, or has refused. */
interface Unsaid {
  readonly id: string;
  readonly text: string;
  readonly refused?: SocketCode;
}

interface ShownReaction {
  readonly id: number;
  readonly seat: Seat;
  readonly what: Reaction;
}

const REACTION_MS = 3500;

export class Talk {
  readonly #place: Place;
  readonly #send: Wire['send'];
  #chat: readonly ChatLine[] = $state.raw([]);
  #reactions: readonly ShownReaction[] = $state.raw([]);
  #counter = 0;
  #read = $state(-1);
  unsaid: readonly Unsaid[] = $state.raw([]);

  constructor(place: Place, send: Wire['send']) {
    this.#place = place;
    this.#send = send;
    this.#read = lastRead(place.table);
  }

  // ---- what is said and shown

  readonly lines: readonly ChatLine[] = $derived.by(() =>
    this.#chat.filter(({ seat }) => !this.isMuted(seat)),
  );
  readonly reactions: readonly ShownReaction[] = $derived.by(() =>
    this.#reactions.filter(({ seat }) => !this.isMuted(seat)),
  );
  readonly unread: number = $derived.by(
    () => this.lines.filter(({ n, seat }) => n > this.#read && seat !== this.seat).length,
  );

  /** Number of the last line, muted ones included; -1 before the first. */
  readonly last: number = $derived(this.#chat.at(-1)?.n ?? -1);

  /** Everything up to now has been in sight. */
  markRead(): void {
    if (this.last <= this.#read) return;
    this.#read = this.last;
    keepRead(this.#place.table, this.last);
  }

  say(text: string): void {
    const id = newId();
    this.unsaid = [...this.unsaid.filter(({ refused }) => refused === undefined), { id, text }];
    this.#send({ kind: 'say', id, text });
  }

  /** After a reconnect: sends the unconfirmed lines again. */
  sayAgain(): void {
    for (const { id, text, refused } of this.unsaid)
      if (refused === undefined) this.#send({ kind: 'say', id, text });
  }

  react(what: Reaction): void {
    this.#send({ kind: 'react', what });
  }

  hear(answer: Extract<Heard, { kind: 'chat' | 'said' | 'reaction' | 'failed' }>): void {
    switch (answer.kind) {
      case 'chat': {
        // After a reconnect the server sends old and missed lines: merge them by number.
        const { lines } = answer;
        const known = this.#chat.filter(({ n }) => !lines.some((line) => line.n === n));
        this.#chat = [...known, ...lines].sort((a, b) => a.n - b.n);
        return;
      }
      case 'said':
        this.unsaid = this.unsaid.filter(({ id }) => id !== answer.id);
        return;
      case 'failed':
        this.unsaid = this.unsaid.map((one) =>
          one.id === answer.id ? { ...one, refused: answer.code } : one,
        );
        return;
      case 'reaction':
        this.#show(answer);
    }
  }

  #show({ seat, what }: Omit<ShownReaction, 'id'>): void {
    this.#counter += 1;
    const shown = { id: this.#counter, seat, what };
    // One at a time from each seat.
    this.#reactions = [...this.#reactions.filter((one) => one.seat !== seat), shown];
    const others = () => this.#reactions.filter((one) => one !== shown);
    setTimeout(() => (this.#reactions = others()), REACTION_MS);
  }

  // ---- writing

  readonly seat: Seat | null = $derived.by(() => this.#place.seat);
  readonly isOff: boolean = $derived.by(() => this.#place.room?.settings.hasChat !== true);
  readonly isSilenced: boolean = $derived(
    this.seat !== null && this.#personAt(this.seat)?.isSilenced === true,
  );
  get muted(): readonly Seat[] {
    const seats = this.#place.room?.seats ?? [];
    return seats.flatMap((_, seat) => (this.isMuted(seat) ? [seat] : []));
  }

  nameOf(seat: Seat): string {
    const one = this.#place.room?.seats[seat];
    return one === undefined || one.kind === 'empty' ? '' : one.name;
  }

  isMuted(seat: Seat): boolean {
    return mutes.has(this.#personAt(seat)?.person);
  }

  setMuted(seat: Seat, isMuted: boolean): void {
    const one = this.#personAt(seat);
    if (one !== undefined) mutes.set(one.person, isMuted);
  }

  #personAt(seat: Seat): Extract<RoomSeat, { kind: 'person' }> | undefined {
    const one = this.#place.room?.seats[seat];
    return one?.kind === 'person' ? one : undefined;
  }
}

/** Ids of two players must never collide. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('-');
