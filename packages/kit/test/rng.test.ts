// Random numbers: the published generator, from a seed, evenly spread.
import { createHash } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { rngFor, shuffle } from '../src/index.ts';

const MASK = (1n << 32n) - 1n;
const rotate = (x: bigint, bits: bigint) => ((x << bits) | (x >> (32n - bits))) & MASK;

/** xoroshiro64** as its authors publish it, in big integers. */
function* reference(seed: string, purpose: string): Generator<bigint> {
  const hash = createHash('sha256').update(`tablee rng 1\n${seed}\n${purpose}\n`).digest();
  let s0 = BigInt(hash.readUInt32BE(0));
  let s1 = BigInt(hash.readUInt32BE(4)) | 1n;
  for (;;) {
    yield (rotate((s0 * 0x9e3779bbn) & MASK, 5n) * 5n) & MASK;
    s1 ^= s0;
    s0 = rotate(s0, 26n) ^ s1 ^ ((s1 << 9n) & MASK);
    s1 = rotate(s1, 13n);
  }
}

describe('rngFor', () => {
  test('is xoroshiro64** seeded by SHA-256: the high part of word × n', () => {
    const rng = rngFor('seed', 'purpose');
    const words = reference('seed', 'purpose');
    for (let i = 0; i < 2000; i++) {
      const n = 1 + (i % 200);
      const word = words.next().value as bigint;
      // Up to 64 the upper 25 bits of the word are enough.
      const exact = n <= 64 ? ((word >> 7n) * BigInt(n)) >> 25n : (word * BigInt(n)) >> 32n;
      expect(rng.below(n)).toBe(Number(exact));
    }
  });
  test('gives every purpose and every seed a stream of its own', () => {
    const draw = (seed: string, purpose: string) => {
      const rng = rngFor(seed, purpose);
      return Array.from({ length: 8 }, () => rng.below(1000)).join();
    };
    expect(draw('a', 'b')).toBe(draw('a', 'b'));
    expect(new Set([draw('a', 'b'), draw('a', 'c'), draw('b', 'b'), draw('a\nb', '')]).size).toBe(
      4,
    );
  });
  test.each([1, 2, 3, 10, 64, 65, 1000, 32768, 32769, 2 ** 20, 2 ** 30])(
    'stays below %i and reaches both halves',
    (n) => {
      const rng = rngFor('range', String(n));
      let low = 0;
      for (let i = 0; i < 4000; i++) {
        const x = rng.below(n);
        expect(Number.isInteger(x) && x >= 0 && x < n).toBe(true);
        if (x < n / 2) low += 1;
      }
      // Ten standard deviations of a fair coin.
      if (n % 2 === 0) expect(Math.abs(low - 2000)).toBeLessThan(320);
    },
  );
});

describe('shuffle', () => {
  test('brings every card to every place equally often', () => {
    const rng = rngFor('shuffle', 'even');
    const counts = Array.from({ length: 5 }, () => [0, 0, 0, 0, 0]);
    for (let i = 0; i < 10_000; i++) {
      const cards = [0, 1, 2, 3, 4];
      shuffle(cards, 5, rng);
      cards.forEach((card, place) => (counts[place]![card]! += 1));
    }
    for (const row of counts)
      for (const count of row) expect(Math.abs(count - 2000)).toBeLessThan(400);
  });
  test('moves only as many as are taken, and loses none', () => {
    const cards = [0, 1, 2, 3, 4, 5, 6, 7];
    shuffle(cards, 3, rngFor('shuffle', 'some'));
    expect([...cards].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});
