// `tablee review`: the figures add up, threads and order change nothing, and what is wrong with a file is said as everywhere.

import { GAMES } from '@tablee/registry';
import { describe, expect, test } from 'vitest';
import { changeLine, fileOf, firstLines, recordOf } from './records.ts';
import { tablee } from './run.ts';

interface Printed {
  readonly steps: number;
  readonly over: boolean;
  readonly reviews: readonly {
    readonly seat: number;
    readonly choices: number;
    readonly chance: Readonly<Record<string, number | null>> & {
      readonly error: Readonly<Record<string, number>>;
    };
    readonly prices: readonly { readonly step: number; readonly cost: number }[];
  }[];
}

const QUICK = ['--playouts', '200'];

const shortRecord = async (game: string): Promise<string> => firstLines(await recordOf(game), 16);

describe.each(GAMES.map(({ meta }) => meta.id))('a review of %s', (game) => {
  test('adds up for every seat, and is the same for one alone in several threads', async () => {
    const file = fileOf(await shortRecord(game));
    const { code, out, err } = await tablee(['review', file, '--json', '--jobs', '1', ...QUICK]);
    expect([code, err]).toEqual([0, '']);
    const { reviews, steps, over } = JSON.parse(out) as Printed;
    expect(over).toBe(false);
    expect(reviews.map(({ seat }) => seat)).toEqual([...reviews.keys()]);
    for (const { chance, prices } of reviews) {
      const { error } = chance;
      const part = (name: string): number => chance[name] ?? NaN;
      expect(part('start') + part('result')).not.toBeNaN();
      // No part is told whose sign is not settled.
      for (const name of ['luck', 'own', 'others'])
        if (chance[name] !== null)
          expect(Math.abs(part(name))).toBeGreaterThanOrEqual(1.96 * error[name]! - 2e-4);
      const off = part('start') + part('luck') + part('own') + part('others') - part('result');
      if (!Number.isNaN(off)) expect(Math.abs(off)).toBeLessThan(0.0005);
      const without = part('result') - part('luck') - part('adjusted');
      if (!Number.isNaN(without)) expect(Math.abs(without)).toBeLessThan(0.0003);
      expect(Object.keys(error)).toEqual(Object.keys(chance).slice(0, 6));
      for (const { step, cost } of prices) {
        expect(step).toBeLessThanOrEqual(steps);
        expect(cost).toBeGreaterThanOrEqual(0);
      }
    }
    const alone = await tablee(['review', file, '--json', '--seat', '1', '--jobs', '2', ...QUICK]);
    expect((JSON.parse(alone.out) as Printed).reviews).toEqual([reviews[1]]);
  });

  test('is told in words', async () => {
    const file = fileOf(await shortRecord(game));
    const { code, out } = await tablee(['review', file, '--seat', '0', ...QUICK]);
    expect(code).toBe(0);
    expect(out).not.toMatch(/undefined|NaN|Infinity/);
    expect(out).toContain('docs/review.md');
    expect(out).toContain('The game is not over');
  });
});

test('a game that is over is not said to be unfinished', async () => {
  const [{ meta }] = GAMES as [(typeof GAMES)[0]];
  const file = fileOf(await recordOf(meta.id));
  const quick = ['--seat', '0', '--playouts', '1'];
  const { out } = await tablee(['review', file, '--lang', 'en', ...quick]);
  expect(out).toContain('docs/review.md');
  expect(out).not.toContain('The game is not over');
  const { over } = JSON.parse((await tablee(['review', file, '--json', ...quick])).out) as Printed;
  expect(over).toBe(true);
});

test('a record that breaks a rule is not reviewed, and the line is named', async () => {
  const [{ meta }] = GAMES as [(typeof GAMES)[0]];
  const { text, line } = changeLine(await recordOf(meta.id), 'over ', () => 'over never 0');
  const { code, out, err } = await tablee(['review', fileOf(text)]);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(`line ${line}`);
});

test('only seats of the table can be reviewed', async () => {
  const [{ meta }] = GAMES as [(typeof GAMES)[0]];
  const { code, err } = await tablee(['review', fileOf(await recordOf(meta.id)), '--seat', '9']);
  expect(code).toBe(2);
  expect(err).toContain('--seat');
});
