// What bots say at the table of a game that has no lines of its own.
import { MANNERS } from '@tablee/bots';
import { MOODS, TEMPERS } from '@tablee/ui/onlooker.ts';
import { banterSuite } from '@tablee/ui/suites';
import { lineOf } from '@tablee/ui/wit.ts';
import { expect, test } from 'vitest';
import { banterIn } from '../src/table/banter/index.ts';

banterSuite(
  MOODS.filter((mood) => mood !== 'calm'),
  banterIn,
);

test('every manner has its lines', () => {
  expect([...TEMPERS].sort()).toEqual([...MANNERS].sort());
});

test('a game speaks for itself where it can; nobody talks calmly', async () => {
  const general = await banterIn('en');
  const all = { even: ['mine'], cautious: ['mine'], gambler: ['mine'], grudger: ['a', 'b'] };
  const cue = { seat: 1, mood: 'glad', pick: 3 } as const;
  const line = (remark: string | undefined, mood: 'glad' | 'calm' = 'glad'): string | undefined =>
    lineOf({ ...cue, mood, remark }, 'grudger', { won: all }, general);
  expect(line('won')).toBe('b');
  expect(line('lost')).toBe(general.glad.grudger[1]);
  expect(line(undefined)).toBe(general.glad.grudger[1]);
  expect(line('won', 'calm')).toBeUndefined();
});
