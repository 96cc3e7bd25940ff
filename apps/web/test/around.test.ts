// Around one device: the device goes to whoever is asked, clockwise, and never to a bot.
import { describe, expect, test } from 'vitest';

import { nextPerson } from '../src/table/around.ts';

const PLAYERS = [
  { kind: 'person' },
  { kind: 'person' },
  { kind: 'bot' },
  { kind: 'person' },
] as const;

describe('nextPerson', () => {
  test('goes to the only one who is asked, who may have had it already', () => {
    expect(nextPerson({ seats: [1], chosen: [] }, 1, PLAYERS)).toBe(1);
    expect(nextPerson({ seats: [0, 1, 3], chosen: [0, 3] }, 1, PLAYERS)).toBe(1);
  });
  test('goes on clockwise', () => {
    expect(nextPerson({ seats: [0, 1, 3], chosen: [1] }, 1, PLAYERS)).toBe(3);
    expect(nextPerson({ seats: [0, 1, 3], chosen: [1, 3] }, 3, PLAYERS)).toBe(0);
  });
  test('begins with the first who is asked', () => {
    expect(nextPerson({ seats: [1, 3], chosen: [] }, null, PLAYERS)).toBe(1);
  });
  test('waits while only bots are asked', () => {
    expect(nextPerson({ seats: [2], chosen: [] }, 1, PLAYERS)).toBeNull();
  });
});
