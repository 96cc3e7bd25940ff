// The benchmark compares the same game: its ceiling and our rules play the same rounds.
// The whole comparison, with boardgame.io, is `npm run bench`.
import { rngFor } from '@tablee/kit';
import { expect, test } from 'vitest';
import { ceilingRounds } from '../../bench/src/ceiling.ts';
import { indexedRounds, listedRounds, ourGivenRound } from '../../bench/src/ours.ts';
import { checkSameRounds, plainRound } from '../../bench/src/same-round.ts';

const newRng = (seed: string) => rngFor(seed, 'same round');

test('our rules score given deals and choices as a plain count does', () => {
  expect(() => {
    checkSameRounds(20, newRng, { ours: ourGivenRound });
  }).not.toThrow();
});

test('a contender that scores differently is found out', () => {
  const off = (round: Parameters<typeof ourGivenRound>[0]) =>
    ourGivenRound(round).map((score) => score + 1);
  expect(() => {
    checkSameRounds(1, newRng, { off });
  }).toThrow(/off:/);
});

test.each([3, 4, 5, 6])('at %i seats ceiling, index and list play the same rounds', (seats) => {
  const { tricks } = plainRound(seats, newRng('count'));
  const played = indexedRounds(50, seats, 1);
  expect(played.decisions).toBe(50 * tricks.length * (2 * seats - 2));
  expect(ceilingRounds(50, seats, 1)).toEqual(played);
  expect(listedRounds(50, seats, 1)).toEqual(played);
});
