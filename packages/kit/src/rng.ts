// Random numbers for bots and playouts: integer-only xoshiro128**, so that the same seed gives the
// same game on every machine and in every browser. Cards are not drawn from it; see fairness.ts.

import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

export interface Rng {
  /** A whole number from 0 to n − 1. */
  below(n: number): number;
}

/** Bounds up to here need no more than 32 bits. */
const SMALL = 0x8000;

const rotate = (x: number, bits: number) => (x << bits) | (x >>> (32 - bits));

class Xoshiro implements Rng {
  // Plain fields: a playout draws at every decision, and private ones cost it a third more.
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(a: number, b: number, c: number, d: number) {
    this.a = a;
    this.b = b;
    this.c = c;
    this.d = d;
  }

  below(n: number): number {
    const { b } = this;
    const word = Math.imul(rotate(Math.imul(b, 5), 7), 9);
    const c = this.c ^ this.a;
    const d = this.d ^ b;
    this.b = b ^ c;
    this.a ^= d;
    this.c = c ^ (b << 9);
    this.d = rotate(d, 11);
    // The high half of a 32 × 15 bit product, in integers that never leave 32 bits.
    if (n <= SMALL) return ((word >>> 16) * n + (((word & 0xffff) * n) >>> 16)) >>> 16;
    return this.belowLarge(n, word);
  }

  /** 47 random bits; the modulo's bias is below 2^-17 for every n up to 2^30. */
  private belowLarge(n: number, word: number): number {
    return ((word >>> 0) * SMALL + this.below(SMALL)) % n;
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
