// Places and gaps: winners first, equals share, and nobody is left out.
import { expect, test } from 'vitest';

import { standingsOf } from '../src/index.ts';

const lines = (winners: number[], scores: (number | null)[]) =>
  standingsOf({ winners, scores }).map(
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
