// Shuffles from a committed seed: SHA-256(seed ‖ salt) is published before the first draw, which
// later proves that no card was chosen by hand. docs/RECORD.md says how another program repeats it.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Card, Pending, Seat } from './game.ts';
import { shuffle, type Rng } from './rng.ts';

/** What the host keeps to itself until the end: 32 and 16 bytes, as lower-case hex. */
export interface Secret {
  readonly seed: string;
  readonly salt: string;
}

/** What a person at the table threw in: up to 64 bytes, as lower-case hex. */
export interface Entropy {
  readonly seat: Seat;
  readonly hex: string;
}

export const isHex = (text: string, bytes: number): boolean =>
  text.length === 2 * bytes && /^[0-9a-f]*$/.test(text);

export const isEntropy = (text: string): boolean => /^([0-9a-f]{2}){1,64}$/.test(text);

export const commitment = ({ seed, salt }: Secret): string =>
  bytesToHex(sha256(concatBytes(hexToBytes(seed), hexToBytes(salt))));

/** A secret derived from a text, for tables that must be repeatable (simulations, tests). */
export function secretFrom(text: string): Secret {
  const part = (name: string) => bytesToHex(sha256(utf8ToBytes(`tablee ${name} 1\n${text}\n`)));
  return { seed: part('seed'), salt: part('salt').slice(0, 32) };
}

/** SHA-256 of a text, as lower-case hex. */
export const digestOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Seed of the bots' random streams, apart from the draws so that bot moves reveal no card. */
export const botSeedOf = ({ salt }: Secret): string => `${salt} bots`;

/** One stream for each step, so that a reopened table goes on unchanged. */
export const botLuck = (seat: Seat, step: number): string => `bot ${seat} ${step}`;

/** All draws of one table. Each draw has its own stream, so that no draw reveals the next. */
export class Draws {
  readonly #key: Uint8Array;
  #drawn = 0;

  constructor(secret: Secret, entropy: readonly Entropy[] = []) {
    const lines = entropy.map(({ seat, hex }) => `entropy ${seat} ${hex}\n`).join('');
    this.#key = sha256(utf8ToBytes(`tablee draw 1\n${secret.seed}\n${secret.salt}\n${lines}`));
  }

  /** A seat drawn by lot, before the first card. */
  firstSeat(seats: number): Seat {
    return new HashStream(this.#key, 'first').below(seats);
  }

  /** The next draw of cards, or the one that is asked for by its number. */
  draw(
    { from, take }: Extract<Pending, { kind: 'chance' }>,
    number = this.#drawn,
  ): readonly Card[] {
    const cards = [...from];
    shuffle(cards, take, new HashStream(this.#key, `draw ${number}`));
    this.#drawn = number + 1;
    return cards.slice(0, take);
  }
}

/** SHA-256 in counter mode: half a deck does not allow computing the other half. */
class HashStream implements Rng {
  readonly #prefix: Uint8Array;
  #block = new DataView(new ArrayBuffer(0));
  #blocks = 0;
  #at = 0;

  constructor(key: Uint8Array, purpose: string) {
    this.#prefix = concatBytes(key, utf8ToBytes(purpose));
  }

  #next(): number {
    if (this.#at === this.#block.byteLength) {
      const counter = new DataView(new ArrayBuffer(4));
      counter.setUint32(0, this.#blocks);
      this.#blocks += 1;
      const bytes = sha256(concatBytes(this.#prefix, new Uint8Array(counter.buffer)));
      this.#block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      this.#at = 0;
    }
    this.#at += 4;
    return this.#block.getUint32(this.#at - 4);
  }

  below(n: number): number {
    // Numbers beyond the last whole multiple of n would favour the low cards: drawn again.
    const limit = 2 ** 32 - (2 ** 32 % n);
    let x = this.#next();
    while (x >= limit) x = this.#next();
    return x % n;
  }
}
