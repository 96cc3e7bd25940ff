// Random numbers for bots and playouts: integer-only xoroshiro64**, so that the same seed gives the
// same game on every machine and in every browser. Cards are not drawn from it; see fairness.ts.

import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

export interface Rng {
  /** A whole number from 0 to n − 1. */
  below(n: number): number;
}

// A bound up to SMALL fits beside 25 random bits, one up to MEDIUM beside 16, in 31 bits.
const SMALL = 64;
const MEDIUM = 0x8000;

/** A generator that can be set: the same number gives the same draws, at any time. */
export interface WoundRng extends Rng {
  wind(place: number): void;
}

class Xoroshiro implements WoundRng {
  // Plain fields and a short function: a playout draws at every decision, private fields cost it a
  // third more, and only what is short is inlined into its loop.
  private a: number;
  private b: number;

  constructor(a: number, b: number) {
    this.a = a;
    this.b = b;
  }

  below(n: number): number {
    const a = this.a;
    const b = this.b ^ a;
    this.a = ((a << 26) | (a >>> 6)) ^ b ^ (b << 9);
    this.b = (b << 13) | (b >>> 19);
    const product = Math.imul(a, 0x9e3779bb);
    const word = Math.imul((product << 5) | (product >>> 27), 5);
    return n <= SMALL ? ((word >>> 7) * n) >>> 25 : this.large(n, word);
  }

  wind(place: number): void {
    this.a = mixed(place);
    this.b = mixed(place ^ 0x5bd1e995) | 1;
  }

  private large(n: number, word: number): number {
    if (n <= MEDIUM) return ((word >>> 16) * n + (((word & 0xffff) * n) >>> 16)) >>> 16;
    // 47 random bits; the modulo's bias is below 2^-17 for every n up to 2^30.
    return ((word >>> 0) * MEDIUM + this.below(MEDIUM)) % n;
  }
}

/** Mixes the bits of a number, so that neighbours differ widely (last step of MurmurHash3). */
export function mixed(value: number): number {
  let word = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return word ^ (word >>> 16);
}

/** Luck that is wound to a place before it is used. */
export const woundRng = (): WoundRng => new Xoroshiro(1, 1);

/** A stream for each purpose, so that more draws of one purpose shift no draws of another. */
export function rngFor(seed: string, purpose: string): Rng {
  const words = new DataView(sha256(utf8ToBytes(`tablee rng 1\n${seed}\n${purpose}\n`)).buffer);
  // Never the all-zero state, from which nothing but zeros come.
  return new Xoroshiro(words.getInt32(0), words.getInt32(4) | 1);
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
