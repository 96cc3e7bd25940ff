// What usually follows is counted game by game, and told where it explains which move is better.
import type { Sequel } from '@tablee/bots';
import { expect, test } from 'vitest';
import { followsTold, Watch, WATCHED_MAX } from '../src/index.ts';

/** A game came to a number; what may have come of it is that the number has a bit. */
const bit = (fact: string, value: number, isAgainst = false): Sequel<unknown> => ({
  fact,
  facts: { value },
  ...(isAgainst && { isAgainst }),
  has: (state) => ((state as number) & value) !== 0,
});

function watched(
  sequels: readonly Sequel<unknown>[],
  better: readonly number[],
  other: readonly number[],
): ReturnType<Watch<string>['told']> {
  const watch = new Watch(sequels, ['better', 'other']);
  for (const state of better) watch.see('better', state);
  for (const state of other) watch.see('other', state);
  // Nobody asked for this move.
  for (const state of other) watch.see('habit', state);
  return watch.told('better', 'other');
}

/** So many games that came to a number. */
const times = (count: number, state: number): number[] => new Array<number>(count).fill(state);

test('the same facts for both, each with its own share', () => {
  const told = watched(
    [bit('good', 1), bit('bad', 2, true)],
    [...times(75, 1), ...times(25, 2)],
    [...times(20, 1), ...times(50, 2), ...times(30, 0)],
  );
  expect(told).toEqual({
    better: [
      { fact: 'good', facts: { value: 1 }, share: 0.75 },
      { fact: 'bad', facts: { value: 2 }, share: 0.25 },
    ],
    other: [
      { fact: 'good', facts: { value: 1 }, share: 0.2 },
      { fact: 'bad', facts: { value: 2 }, share: 0.5 },
    ],
  });
});

test('two at most, those that lie furthest apart', () => {
  const told = watched(
    [bit('little', 1), bit('most', 2), bit('much', 4)],
    [...times(40, 7), ...times(20, 6), ...times(20, 2), ...times(20, 0)],
    times(100, 0),
  );
  expect(told.better.map(({ fact, share }) => [fact, share])).toEqual([
    ['most', 0.8],
    ['much', 0.6],
  ]);
});

test('the same fact is told once, where it is clearest', () => {
  const told = watched(
    [bit('good', 1), bit('good', 2), bit('else', 4)],
    [...times(50, 7), ...times(30, 2), ...times(20, 0)],
    times(100, 0),
  );
  expect(told.better.map(({ fact, facts }) => [fact, facts])).toEqual([
    ['good', { value: 2 }],
    ['else', { value: 4 }],
  ]);
});

test('what speaks for the worse move explains nothing', () => {
  const sequels = [bit('good', 1), bit('bad', 2, true)];
  expect(watched(sequels, times(50, 2), times(50, 1)).better).toEqual([]);
  expect(watched(sequels, times(50, 1), times(50, 2)).better).toHaveLength(2);
});

test('neither does what may be chance, or is hardly anything', () => {
  const sequels = [bit('good', 1)];
  const few = watched(sequels, [...times(6, 1), ...times(4, 0)], [...times(4, 1), ...times(6, 0)]);
  expect(few.better).toEqual([]);
  const many = watched(sequels, [...times(70, 1), ...times(930, 0)], times(1000, 0));
  expect(many.better).toEqual([]);
  expect(watched(sequels, [], []).better).toEqual([]);
});

test('a share needs no more than so many games', () => {
  const told = watched(
    [bit('good', 1)],
    [...times(WATCHED_MAX, 1), ...times(WATCHED_MAX, 0)],
    times(2 * WATCHED_MAX, 0),
  );
  expect(told.better.map(({ share }) => share)).toEqual([1]);
});

test('what never comes about is told without a share, or not at all', () => {
  const say = ({ fact }: { readonly fact: string }): string | undefined =>
    ({ rains: 'It rains.', 'never-rains': 'It stays dry.', snows: 'It snows.' })[fact];
  const told = (fact: string, share: number) => followsTold([{ fact, share }], say);
  expect(told('rains', 0.24)).toEqual([{ percent: 24, sentence: 'It rains.' }]);
  expect(told('rains', 0)).toEqual([{ percent: undefined, sentence: 'It stays dry.' }]);
  // Of a few in a thousand neither is true.
  expect(told('rains', 0.004)).toEqual([]);
  expect(told('snows', 0)).toEqual([]);
  expect(told('thaws', 0.5)).toEqual([]);
});
