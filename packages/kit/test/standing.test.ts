// Places and gaps: winners first, equals share, and nobody is left out.
import { expect, test } from 'vitest';

import { placesOf, standingsOf, type Counts } from '../src/index.ts';

const lines = (winners: number[], scores: (number | null)[], counts?: Counts) =>
  standingsOf({ winners, scores }, counts).map(
    ({ seat, place, isShared, gap }) => `${place}${isShared ? '=' : ''} seat ${seat} ${gap}`,
  );

test('best first, with what is missing to the winner, and the lead of the winner', () => {
  expect(lines([2], [4, -3, 10])).toEqual(['1 seat 2 -6', '2 seat 0 6', '3 seat 1 13']);
});

test('equals share a place, and the next one is left out', () => {
  expect(lines([1], [5, 9, 5, 1])).toEqual([
    '1 seat 1 -4',
    '2= seat 0 4',
    '2= seat 2 4',
    '4 seat 3 8',
  ]);
  expect(lines([0, 2], [7, 3, 7])).toEqual(['1= seat 0 -4', '1= seat 2 -4', '3 seat 1 4']);
});

test('nobody leads where everybody has won', () => {
  expect(lines([0, 1], [3, 3])).toEqual(['1= seat 0 0', '1= seat 1 0']);
});

test('the rules put the winners first, whatever their score; who left comes last', () => {
  expect(lines([1], [3, 3, null])).toEqual(['1 seat 1 0', '2 seat 0 0', '3 seat 2 Infinity']);
});

test('where scores count down the fewest come first, and gaps are what is too much', () => {
  expect(lines([2], [4, 9, 1, null], 'down')).toEqual([
    '1 seat 2 -3',
    '2 seat 0 3',
    '3 seat 1 8',
    '4 seat 3 Infinity',
  ]);
  expect(lines([0, 1], [0, 0], 'down')).toEqual(['1= seat 0 0', '1= seat 1 0']);
  expect(placesOf({ winners: [2], scores: [4, 9, 1, 4] }, 'down')).toEqual([2, 4, 1, 2]);
  expect(placesOf({ winners: [1], scores: [5, 3, null, 5, null] })).toEqual([2, 1, 4, 2, 4]);
});
