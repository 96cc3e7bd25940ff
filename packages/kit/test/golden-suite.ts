// The tests of a game's golden playthroughs: the rules still say what they said, the files are few
// and small, and together they show everything there is to show.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { readRefused } from '../../../scripts/tidy/ruleIds.ts';
import { readScript, sightsOf, writePlaythrough } from '../src/testing/index.ts';

type Game = Parameters<typeof writePlaythrough>[0];

export interface GoldenPlan {
  /** The game's folder. */
  readonly home: string;
  /** The game of a playthrough, by its file name. */
  readonly gameOf: (file: string) => Game;
  readonly whys: readonly string[];
  readonly endReasons: readonly string[];
  readonly landmarks: readonly string[];
  /** The ids that `governing` can name, as its source says. */
  readonly governingIds: (source: string) => readonly string[];
}

const FILE_MAX = 150_000;
const ALL_MAX = 500_000;

export function goldenSuite(plan: GoldenPlan): void {
  const { home, gameOf } = plan;
  const read = (...parts: string[]) => readFileSync(path.join(home, ...parts), 'utf8');
  const files = readdirSync(path.join(home, 'golden'));
  const sights = new Set(
    files.flatMap((file) => [...sightsOf(gameOf(file), readScript(read('golden', file)))]),
  );
  const shown = (start: string, place: number): ReadonlySet<string> =>
    new Set(
      [...sights].filter((one) => one.startsWith(`${start} `)).map((one) => one.split(' ')[place]!),
    );

  describe.each(files)('%s', (file) => {
    test('is what the rules say now (if the change is meant: npm run golden)', () => {
      const text = read('golden', file);
      expect(writePlaythrough(gameOf(file), readScript(text))).toBe(text);
      expect(text.length).toBeLessThan(FILE_MAX);
    });
  });

  describe('all playthroughs together', () => {
    test('are few and small', () => {
      const bytes = files.reduce((sum, file) => sum + read('golden', file).length, 0);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThan(ALL_MAX);
    });
    test('show every end', () => {
      expect([...shown('end', 1)].sort()).toEqual([...plan.endReasons].sort());
    });
    test('show every rule that refuses, and every way to be refused', () => {
      const sources = readdirSync(path.join(home, 'rules')).map((file) => read('rules', file));
      const [rules, whys] = [shown('refused', 1), shown('refused', 2)];
      const unseen = sources.flatMap(readRefused).filter((id) => !rules.has(id));
      expect([...new Set(unseen)]).toEqual([]);
      expect(plan.whys.filter((why) => !whys.has(why))).toEqual([]);
    });
    test('show every rule of the moment', () => {
      const ids = plan.governingIds(read('rules', 'index.ts'));
      expect(ids.length).toBeGreaterThan(10);
      expect(ids.filter((id) => !shown('governing', 1).has(id))).toEqual([]);
    });
    test('show every landmark', () => {
      expect(plan.landmarks.filter((name) => !shown('mark', 1).has(name))).toEqual([]);
    });
  });
}

/** The ids written between two places of a source. */
export function idsBetween(source: string, from: string, to: string): readonly string[] {
  const [begin, end] = [source.indexOf(from), source.indexOf(to)];
  expect(begin).toBeGreaterThan(-1);
  expect(end).toBeGreaterThan(begin);
  return [...source.slice(begin, end).matchAll(/[A-Z]{2}-\d\d/g)].map(([id]) => id);
}
