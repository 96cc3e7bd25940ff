// The benchmark compares the same game: its ceiling and our rules score the same rounds the same.
// The whole comparison, with boardgame.io, is `npm run bench`.
import { rngFor } from '@tablee/kit';
import { expect, test } from 'vitest';
import { ceilingRound } from '../../bench/src/ceiling.ts';
import { indexedRounds, listedRounds, ourGivenRound } from '../../bench/src/ours.ts';
import { checkSameRounds, plainRound } from '../../bench/src/same-round.ts';

const newRng = (seed: string) => rngFor(seed, 'same round');

test('the ceiling and our rules score the same deals and choices the same', () => {
  expect(() => {
    checkSameRounds(20, newRng, ceilingRound, { ours: ourGivenRound });
  }).not.toThrow();
});

test('a contender that scores differently is found out', () => {
  const off = (round: Parameters<typeof ourGivenRound>[0]) =>
    ourGivenRound(round).map((score) => score + 1);
  expect(() => {
    checkSameRounds(1, newRng, ceilingRound, { off });
  }).toThrow(/off:/);
});

test('a round by index and a round by listing make as many decisions as the rules ask', () => {
  for (const seats of [3, 4, 5, 6]) {
    const { tricks } = plainRound(seats, newRng('count'));
    const decisions = tricks.length * (2 * seats - 2);
    expect(indexedRounds(3, seats, 1).decisions).toBe(3 * decisions);
    expect(listedRounds(3, seats, 1)).toEqual(indexedRounds(3, seats, 1));
  }
});
