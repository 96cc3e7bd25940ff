// Who bots are: the same face has the same manner everywhere, neighbours differ, and old names are known.
import { describe, expect, test } from 'vitest';

import { BOT_IDS, botIdOf, MANNERS, mannerOf } from '../src/index.ts';

describe('a face', () => {
  test('has its manner; four in a row have all of them', () => {
    for (let face = 0; face < 20; face++) {
      const four = [0, 1, 2, 3].map((more) => mannerOf(face + more));
      expect(new Set(four)).toEqual(new Set(MANNERS));
    }
  });
  test('keeps it: regulars are known', () => {
    expect([2, 3, 4, 5].map(mannerOf)).toEqual(['cautious', 'gambler', 'grudger', 'even']);
  });
});

describe('an id', () => {
  test('of today is itself, one of an earlier version is what became of it', () => {
    for (const id of BOT_IDS) expect(botIdOf(id)).toBe(id);
    expect(botIdOf('greedy')).toBe('habitue');
  });
  test('that nobody knows is none', () => {
    for (const id of ['', 'toString', 'champion']) expect(botIdOf(id)).toBeUndefined();
  });
});
