// The tests of a game's golden playthroughs: the rules still say what they said, the files are few
// and small, and together they show everything there is to show.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRefused } from '../../../../scripts/tidy/ruleIds.ts';
import {
  readScript,
  sightsOf,
  writePlaythrough,
  type GoldenGame,
} from '../../src/testing/index.ts';

export interface GoldenPlan {
  /** The game's folder. */
  readonly home: string;
  /** The game, or its editions; a playthrough's name begins with the id of its own. */
  readonly games: readonly GoldenGame[];
  /** All ids that `governing` can name. */
  readonly governing: readonly string[];
}

const FILE_MAX = 150_000;
const ALL_MAX = 500_000;

export function goldenSuite({ home, games, governing }: GoldenPlan): void {
  const read = (...parts: string[]) => readFileSync(path.join(home, ...parts), 'utf8');
  const files = readdirSync(path.join(home, 'golden')).filter((name) => name.endsWith('.play'));
  const gameOf = (file: string): GoldenGame => {
    const game = games.find(({ meta }) => file.startsWith(meta.id));
    if (game === undefined) throw new Error(`${file} begins with no game’s id`);
    return game;
  };
  const sights = new Set(
    files.flatMap((file) => [...sightsOf(gameOf(file), readScript(read('golden', file)))]),
  );
  const shown = (start: string, place: number): ReadonlySet<string> =>
    new Set(
      [...sights].filter((one) => one.startsWith(`${start} `)).map((one) => one.split(' ')[place]!),
    );
  const marks = new Set([...sights].flatMap((one) => /^mark (.*)$/.exec(one)?.slice(1) ?? []));
  const all = (of: 'whys' | 'endReasons' | 'landmarkNames'): readonly string[] => [
    ...new Set(games.flatMap(({ backstage }) => backstage[of])),
  ];

  describe.each(files)('%s', (file) => {
    test('is what the rules say now (if the change is meant: npm run golden)', () => {
      const text = read('golden', file);
      expect(writePlaythrough(gameOf(file), readScript(text))).toBe(text);
      expect(text.length).toBeLessThan(FILE_MAX);
    });
  });

  describe('all playthroughs together', () => {
    test('are few and small, and of every edition', () => {
      const bytes = files.reduce((sum, file) => sum + read('golden', file).length, 0);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThan(ALL_MAX);
      expect(new Set(files.map(gameOf))).toEqual(new Set(games));
    });
    test('show every end', () => {
      expect([...shown('end', 1)].sort()).toEqual([...all('endReasons')].sort());
    });
    test('show every rule that refuses, and every way to be refused', () => {
      const sources = readdirSync(path.join(home, 'rules')).map((file) => read('rules', file));
      const [rules, whys] = [shown('refused', 1), shown('refused', 2)];
      const unseen = sources.flatMap(readRefused).filter((id) => !rules.has(id));
      expect([...new Set(unseen)]).toEqual([]);
      expect(all('whys').filter((why) => !whys.has(why))).toEqual([]);
    });
    test('show every rule of the moment', () => {
      expect([...shown('governing', 1)].sort()).toEqual([...governing].sort());
    });
    test('show every landmark', () => {
      expect(all('landmarkNames').filter((name) => !marks.has(name))).toEqual([]);
    });
  });
}
