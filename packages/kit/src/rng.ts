// Random numbers for bots and playouts: integer-only xoshiro128**, so that the same seed gives the
// same game on every machine and in every browser. Cards are not drawn from it; see fairness.ts.

import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

export interface Rng {
  /** A whole number from 0 to n − 1. */
  below(n: number): number;
}

const rotate = (x: number, bits: number) => (x << bits) | (x >>> (32 - bits));

class Xoshiro implements Rng {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(a: number, b: number, c: number, d: number) {
    this.#a = a;
    this.#b = b;
    this.#c = c;
    this.#d = d;
  }

  #next(): number {
    const result = Math.imul(rotate(Math.imul(this.#b, 5), 7), 9);
    const shifted = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= shifted;
    this.#d = rotate(this.#d, 11);
    return result;
  }

  below(n: number): number {
    const x = this.#next();
    // The high half of a 32 × 15 bit product, in integers that never leave 32 bits.
    if (n <= 0x8000) return ((x >>> 16) * n + (((x & 0xffff) * n) >>> 16)) >>> 16;
    // 53 random bits; the modulo's bias is below 2^-23 for every n up to 2^30.
    return ((x >>> 0) * 0x200000 + (this.#next() >>> 11)) % n;
  }
}

/** A stream of its own for each purpose: nobody's draws shift when somebody else draws more. */
export function rngFor(seed: string, purpose: string): Rng {
  const words = new DataView(sha256(utf8ToBytes(`tablee rng 1\n${seed}\n${purpose}\n`)).buffer);
  return new Xoshiro(
    words.getInt32(0),
    words.getInt32(4),
    words.getInt32(8),
    words.getInt32(12) | 1, // never the all-zero state, from which nothing but zeros come
  );
}

/** Fisher–Yates over the first `take` places. */
export function shuffle(cards: number[], take: number, rng: Rng): void {
  for (let i = 0; i < take; i++) {
    const j = i + rng.below(cards.length - i);
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
}
