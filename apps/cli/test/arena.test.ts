// The arena: the shape that programs are promised, the same result from any number of jobs, and what
// it says to nonsense.

import { describe, expect, test } from 'vitest';
import type { ArenaResult } from '../src/arena/result.ts';
import { openInline, type OpenPool } from '../src/jobs/pool.ts';
import { tablee } from './run.ts';

const arena = async (args: readonly string[], openPool?: OpenPool): Promise<string> => {
  const settings = openPool === undefined ? {} : { openPool };
  const { code, out, err } = await tablee(['arena', ...args], settings);
  expect(err).toBe('');
  expect(code).toBe(0);
  return out;
};

const BEANS = ['nicht-die-bohne', '--seats', '4', '--option', 'rounds=1'];

const result = async (...args: readonly string[]): Promise<ArenaResult> =>
  JSON.parse(await arena([...args, '--json'])) as ArenaResult;

/** Without what depends on the day. */
const timeless = ({ bots, ...rest }: ArenaResult) => ({
  ...rest,
  bots: bots.map(({ name, winShare, ci95, meanScore }) => ({ name, winShare, ci95, meanScore })),
});

describe('--json', () => {
  test('has exactly the promised members, one entry per name, in order', async () => {
    const found = await result(...BEANS, '--bots', 'habitue,random,habitue', '--deals', '5');
    expect(Object.keys(found)).toEqual(['game', 'seats', 'deals', 'bots']);
    expect(found).toMatchObject({ game: 'nicht-die-bohne', seats: 4, deals: 5 });
    expect(found.bots.map(({ name }) => name)).toEqual(['habitue', 'random', 'habitue']);
    for (const bot of found.bots) {
      const members = ['name', 'winShare', 'ci95', 'meanScore', 'msMedian', 'msP99'];
      expect(Object.keys(bot)).toEqual(members);
      for (const member of members.slice(1))
        expect(bot[member as keyof typeof bot]).toBeTypeOf('number');
      expect(bot.msP99).toBeGreaterThanOrEqual(bot.msMedian);
    }
  });
  test('tells shares from 0 to 1 per seat, the last name filling the table', async () => {
    const { bots } = await result(...BEANS, '--bots', 'habitue,random', '--deals', '30');
    const [good, bad] = bots;
    expect(good!.winShare + 3 * bad!.winShare).toBeCloseTo(1, 3);
    expect(good!.winShare).toBeGreaterThan(0.6);
    expect(good!.ci95!).toBeGreaterThan(0);
    expect(good!.ci95!).toBeLessThan(0.3);
  });
  test('has no interval after one deal', async () => {
    const { bots } = await result(...BEANS, '--bots', 'habitue,random', '--deals', '1');
    expect(bots[0]!.ci95).toBeNull();
  });
});

describe('the same seed', () => {
  test.each([BEANS, ['chicoree', '--seats', '3']])(
    'gives the same result with 1, 2 and 3 jobs: %s',
    async (...game) => {
      let started = 0;
      const counting: OpenPool = (kind, plan, threads) => {
        started += threads;
        return openInline(kind, plan, threads);
      };
      const run = async (jobs: string) => {
        const args = [...game, '--bots', 'random,habitue', '--deals', '7', '--seed', 'x'];
        const out = await arena([...args, '--jobs', jobs, '--json'], counting);
        return timeless(JSON.parse(out) as ArenaResult);
      };
      const one = await run('1');
      expect(await run('2')).toEqual(one);
      expect(await run('3')).toEqual(one);
      expect(started).toBe(5);
    },
  );
  test('gives other deals than another seed', async () => {
    const args = [...BEANS, '--bots', 'habitue,random', '--deals', '5'];
    const [a, b] = [await result(...args, '--seed', 'a'), await result(...args, '--seed', 'b')];
    expect(timeless(a)).not.toEqual(timeless(b));
  });
});

test('equals are exactly even', async () => {
  const { bots } = await result('chicoree', '--seats', '4', '--bots', 'habitue,habitue');
  for (const { winShare, ci95 } of bots) {
    expect(winShare).toBe(0.25);
    expect(ci95).toBe(0);
  }
});

describe('for people', () => {
  test('it is two tables', async () => {
    const out = await arena([...BEANS, '--bots', 'random,habitue', '--deals', '10']);
    expect(out).toMatch(/^random +1× +\d+[,.]\d\s?% ± \d+[,.]\d/m);
    expect(out).toMatch(/^habitue +3× /m);
    expect(out).toMatch(/^habitue +1500$/m);
    expect(out).toMatch(/^random +1[0-4]\d\d$|^random +\d{3}$/m);
    expect(out).toContain('rounds=1');
  });
  test('the mean is at 1500 where no habitue plays, and nobody is rated alone', async () => {
    const args = [...BEANS, '--deals', '6'];
    const both = await arena([...args, '--bots', 'debutant,random']);
    const [a, b] = [...both.matchAll(/^(?:debutant|random) +(-?\d{3,4})$/gm)].map((found) =>
      Number(found[1]),
    );
    expect((a! + b!) / 2).toBeCloseTo(1500, -0.5);
    expect(await arena([...args, '--bots', 'random'])).not.toContain('rating');
  });
});

describe('arguments that make no sense end with 2 and one line', () => {
  test.each([
    [['arena'], 'GAME is missing'],
    [['arena', 'chicoree'], '--bots is missing'],
    [['arena', 'chicoree', '--bots', 'genius'], 'unknown bot “genius”'],
    [['arena', 'chicoree', '--bots', 'random,'], 'unknown bot “”'],
    [['arena', 'chicoree', '--seats', '2', '--bots', 'random,random,random'], '3 bots for 2 seats'],
    [['arena', 'chicoree', '--seats', '9', '--bots', 'random'], '[CH-05]'],
    [['arena', 'chicoree', '--deals', '0', '--bots', 'random'], '--deals needs a whole number'],
    [['arena', 'pas-de-bras', '--deck', 'x.json', '--bots', 'random'], '--deck has no place'],
    [['arena', 'chicoree', '--games', '3', '--bots', 'random'], 'unknown option --games'],
  ])('%j', async (args, message) => {
    const { code, out, err } = await tablee(args);
    expect(err).toContain(message);
    expect(err).toMatch(/^tablee: [^\n]+\n$/);
    expect([code, out]).toEqual([2, '']);
  });
});
