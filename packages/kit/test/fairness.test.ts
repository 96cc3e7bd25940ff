// The committed shuffle, repeated here with nothing but Node's own SHA-256.
import { createHash } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { commitment, Draws, isEntropy, isHex, secretFrom } from '../src/index.ts';

const SECRET = { seed: 'ab'.repeat(32), salt: 'cd'.repeat(16) };
const DECK = Array.from({ length: 60 }, (_, card) => card);
const draw = (draws: Draws, take = 60) => draws.draw({ kind: 'chance', from: DECK, take });

/** docs/RECORD.md in twenty lines: what another program would do. */
function drawAgain(key: Buffer, purpose: string, from: readonly number[], take: number): number[] {
  const words: number[] = [];
  for (let block = 0; block < 100; block++) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(block);
    const bytes = createHash('sha256').update(key).update(purpose).update(counter).digest();
    for (let at = 0; at < 32; at += 4) words.push(bytes.readUInt32BE(at));
  }
  const below = (n: number): number => {
    const word = words.shift()!;
    return word >= 2 ** 32 - (2 ** 32 % n) ? below(n) : word % n;
  };
  const cards = [...from];
  for (let i = 0; i < take; i++) {
    const j = i + below(cards.length - i);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards.slice(0, take);
}

const keyOf = (lines: string) =>
  createHash('sha256').update(`tablee draw 1\n${SECRET.seed}\n${SECRET.salt}\n${lines}`).digest();

describe('commitment', () => {
  test('is the SHA-256 of the bytes of seed and salt', () => {
    const bytes = Buffer.from(SECRET.seed + SECRET.salt, 'hex');
    expect(commitment(SECRET)).toBe(createHash('sha256').update(bytes).digest('hex'));
  });
  test('changes with every part', () => {
    const other = { ...SECRET, salt: 'ce'.repeat(16) };
    expect(commitment(other)).not.toBe(commitment(SECRET));
  });
});

describe('draws', () => {
  test('can be repeated by another program', () => {
    const draws = new Draws(SECRET);
    expect(draw(draws)).toEqual(drawAgain(keyOf(''), 'draw 0', DECK, 60));
    expect(draw(draws, 5)).toEqual(drawAgain(keyOf(''), 'draw 1', DECK, 5));
  });
  test('use what the people at the table threw in', () => {
    const draws = new Draws(SECRET, [
      { seat: 0, hex: '00' },
      { seat: 2, hex: 'ff01' },
    ]);
    const key = keyOf('entropy 0 00\nentropy 2 ff01\n');
    expect(draw(draws)).toEqual(drawAgain(key, 'draw 0', DECK, 60));
  });
  test('name a first seat without shifting the cards', () => {
    const draws = new Draws(SECRET);
    const [seat] = drawAgain(keyOf(''), 'first', [0, 1, 2, 3], 1);
    expect(draws.firstSeat(4)).toBe(seat);
    expect(draw(draws)).toEqual(draw(new Draws(SECRET)));
  });
  test('are the same by their number, in any order, and go on from there', () => {
    const [first, second, third] = Array.from({ length: 3 }, (_, n) =>
      drawAgain(keyOf(''), `draw ${n}`, DECK, 60),
    );
    const draws = new Draws(SECRET);
    const numbered = (number: number) =>
      draws.draw({ kind: 'chance', from: DECK, take: 60 }, number);
    expect([numbered(1), draw(draws), numbered(0)]).toEqual([second, third, first]);
  });
  test('differ from draw to draw and from secret to secret', () => {
    const draws = new Draws(SECRET);
    expect(draw(draws)).not.toEqual(draw(draws));
    expect(draw(new Draws(secretFrom('a')))).not.toEqual(draw(new Draws(secretFrom('b'))));
  });
});

describe('forms', () => {
  test('a secret from a text has the right lengths', () => {
    const { seed, salt } = secretFrom('anything');
    expect([isHex(seed, 32), isHex(salt, 16)]).toEqual([true, true]);
    expect(secretFrom('anything')).toEqual({ seed, salt });
  });
  test.each(['', 'f', 'FF', 'zz', 'ff '.trimEnd() + ' ', 'ff'.repeat(65)])(
    'entropy is not “%s”',
    (hex) => {
      expect(isEntropy(hex)).toBe(false);
    },
  );
  test('entropy is one to 64 bytes of lower-case hex', () => {
    expect([isEntropy('00'), isEntropy('ff'.repeat(64))]).toEqual([true, true]);
  });
});
