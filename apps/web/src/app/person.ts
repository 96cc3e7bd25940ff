// Stores this browser's secret key and the tokens of its seats. Neither is ever part of a URL. If
// the browser refuses to store them, they last as long as the page.

import type { Memory } from './memory.ts';

export interface PersonPorts {
  readonly memory: Memory;
  readonly random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
}

export const KEY_NAME = 'tablee-key';
const SEATS_NAME = 'tablee-seats';

const SECRET = /^[A-Za-z0-9_-]{43}$/;
const SECRET_BYTES = 32;
/** Most seat tokens to store; the oldest goes first. */
const SEATS_MAX = 200;

/** Most held tables that a list requests one by one. */
const LOOKED_UP_MAX = 10;

/** The seat is known once the table has been open here. */
type Held = readonly [table: string, token: string, seat?: number];

/** The alphabet of addresses, without padding. */
const encode = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export class Person {
  readonly #ports: PersonPorts;

  constructor(ports: PersonPorts) {
    this.#ports = ports;
  }

  /** Undefined until this browser has been online. */
  get key(): string | undefined {
    const kept = this.#ports.memory.read(KEY_NAME);
    return kept !== null && SECRET.test(kept) ? kept : undefined;
  }

  /** The key, made when it is first needed. */
  needKey(): string {
    const kept = this.key;
    if (kept !== undefined) return kept;
    const key = encode(this.#ports.random(new Uint8Array(SECRET_BYTES)));
    this.#ports.memory.write(KEY_NAME, key);
    return key;
  }

  /** After a sign-in: stores the key of that account. */
  becomes(key: string): void {
    this.#ports.memory.write(KEY_NAME, key);
  }

  /** Deletes the key and every seat token. */
  forget(): void {
    this.#ports.memory.write(KEY_NAME, null);
    this.#ports.memory.write(SEATS_NAME, null);
  }

  tokenOf(table: string): string | undefined {
    return this.#seats().find(([id]) => id === table)?.[1];
  }

  keepToken(table: string, token: string): void {
    this.#writeSeats([...this.#without(table), [table, token]]);
  }

  dropToken(table: string): void {
    this.#writeSeats(this.#without(table));
  }

  /** A seat that came from another device belongs to no key of this one: the lists find it here. */
  noteSeat(table: string, seat: number): void {
    const held = this.#seats().find(([id]) => id === table);
    if (held !== undefined && held[2] !== seat)
      this.#writeSeats([...this.#without(table), [table, held[1], seat]]);
  }

  /** The latest tables with a known seat, except those in `listed`. */
  held(
    listed: readonly string[] = [],
  ): readonly { readonly table: string; readonly seat: number }[] {
    const known = this.#seats().flatMap(([table, , seat]) =>
      typeof seat === 'number' && !listed.includes(table) ? [{ table, seat }] : [],
    );
    return known.slice(-LOOKED_UP_MAX);
  }

  /** After a rematch the same token holds the seat at the next table. */
  carryOver(table: string, next: string): void {
    const token = this.tokenOf(table);
    if (token !== undefined && this.tokenOf(next) === undefined) this.keepToken(next, token);
  }

  /** By table, oldest first. */
  #seats(): readonly Held[] {
    const kept = this.#ports.memory.value(SEATS_NAME);
    const isSeat = (one: unknown): one is Held =>
      Array.isArray(one) && typeof one[0] === 'string' && SECRET.test(String(one[1]));
    return Array.isArray(kept) ? kept.filter(isSeat) : [];
  }

  #without(table: string): readonly Held[] {
    return this.#seats().filter(([id]) => id !== table);
  }

  #writeSeats(seats: readonly Held[]): void {
    this.#ports.memory.write(SEATS_NAME, JSON.stringify(seats.slice(-SEATS_MAX)));
  }
}
