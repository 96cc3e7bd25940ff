// What is asked of reviews, measured: `npm run bench:review -- [PART…]`. Nothing is asserted; docs/review.md
// says what the figures mean. The last line is `RESULT {json}`.
import { GAMES } from '@tablee/registry';
import type { GameEntry } from '@tablee/registry';
import { EFFORT } from '@tablee/review';

import { Misuse, readWish, runCommand, tellResult } from '../../scripts/command.ts';
import { columns, rounded } from '../numbers.ts';
import { askedOf } from './asked.ts';
import { agreementOf, offOf, spreadOf, timeOf, type Amount } from './figures.ts';

const USAGE = `usage: npm run bench:review -- [PART…] [--games N] [--playouts P] [--game ID]
  PART           sums, seeds, levels, luck or time; all of them unless told
  --games N      how many games of each kind (4 unless told; sums takes fifty times as many)
  --playouts P   imagined games for a close choice at most (as many as a review takes unless told)
  --game ID      this edition only`;

/** Sums are exact whatever the effort. */
const LITTLE = { playouts: 20, games: 2 };
const SUMS_TIMES = 50;

type Row = readonly (string | number)[];

interface Part {
  readonly title: Row;
  readonly rows: (game: GameEntry, amount: Amount) => Promise<Row[]>;
}

const PARTS: Readonly<Record<string, Part>> = {
  sums: {
    title: ['games', 'most that start + luck + own + others is off'],
    rows: async (game, { games }) => {
      const many = SUMS_TIMES * games;
      const off = await offOf(game, { games: many, effort: LITTLE });
      return [[many, off.toExponential(1)]];
    },
  },
  seeds: {
    title: ['level', 'choices', 'called differently %', 'correlation of costs'],
    rows: async (game, amount) => {
      const rows: Row[] = [];
      for (const level of ['habitue', 'expert'] as const) {
        const { choices, different, correlation } = await agreementOf(game, level, amount);
        rows.push([level, choices, rounded(100 * different, 2), rounded(correlation, 4)]);
      }
      return rows;
    },
  },
  levels: {
    title: ['level', 'cost of a choice', '±', 'of habit', 'choices', 'blunders'],
    rows: async (game, amount) =>
      (await askedOf(game, amount)).map(({ level, cost, give, ofHabit, choices, blunders }) => [
        level,
        rounded(cost, 2),
        rounded(give, 2),
        rounded(ofHabit, 2),
        choices,
        blunders,
      ]),
  },
  luck: {
    title: ['level', 'variance of results', 'without luck', 'ratio'],
    rows: async (game, amount) => {
      const rows: Row[] = [];
      for (const level of ['habitue', 'expert', 'maitre'] as const) {
        const { raw, adjusted } = await spreadOf(game, level, amount);
        rows.push([level, rounded(raw, 3), rounded(adjusted, 4), rounded(adjusted / raw, 3)]);
      }
      return rows;
    },
  },
  time: {
    title: ['level', 'core seconds a game', 'MB'],
    rows: async (game) => {
      const { seconds, megabytes } = await timeOf(game, 'habitue');
      return [['habitue', rounded(seconds), Math.round(megabytes)]];
    },
  },
};

await runCommand(USAGE, async () => {
  const words: string[] = [];
  const defaults = { games: 4, playouts: EFFORT.playouts, game: '' };
  const { games, playouts, game: id } = readWish(process.argv.slice(2), defaults, { words });
  const unknown = words.find((word) => PARTS[word] === undefined);
  if (unknown !== undefined) throw new Misuse(`unknown part: ${unknown}`);
  const editions = GAMES.filter(({ meta }) => id === '' || meta.id === id);
  if (editions.length === 0) throw new Misuse(`unknown game: ${id}`);
  const result: Record<string, Row[]> = {};
  for (const name of words.length === 0 ? Object.keys(PARTS) : words) {
    const { title, rows } = PARTS[name]!;
    const lines: Row[] = [];
    for (const edition of editions) {
      const found = await rows(edition, { games, effort: { ...EFFORT, playouts } });
      lines.push(...found.map((row) => [edition.meta.id, ...row]));
    }
    console.log(`${columns([[name, ...title], ...lines])}\n`);
    result[name] = lines;
  }
  tellResult(result);
  return 0;
});
