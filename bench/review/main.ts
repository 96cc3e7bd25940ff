// What is asked of reviews, measured: `npm run bench:review -- [PART…]`. Nothing is asserted; docs/review.md
// says what the figures mean. The last line is `RESULT {json}`.
import { appendFileSync, readFileSync } from 'node:fs';

import { GAMES } from '@tablee/registry';
import type { GameEntry } from '@tablee/registry';
import { EFFORT } from '@tablee/review';

import { Misuse, readWish, runCommand, tellResult } from '../../scripts/command.ts';
import { columns, rounded } from '../numbers.ts';
import { askedOf } from './asked.ts';
import { ERROR_GAMES, errorLines, honestyOf, type ErrorLine } from './errors.ts';
import { agreementOf, spreadOf, timeOf, type Amount } from './figures.ts';

const USAGE = `usage: npm run bench:review -- [PART…] [--games N] [--playouts P] [--game ID]
           npm run bench:review -- errors [--game ID] [--number N] [--first S] [--seeds N] [--into FILE]
           npm run bench:review -- errors --of FILE
  PART           seeds, levels, luck or time; all of them unless told. errors is asked for by name
  --games N      how many games of each kind (4 unless told)
  --playouts P   imagined games for a close choice at most (as many as a review takes unless told)
  --game ID      this edition only
  --number N     of errors: this game of the edition only, from 1
  --first S      of errors: the first seed (0 unless told)
  --seeds N      of errors: how many (20 unless told)
  --into FILE    of errors: writes what was found behind what is there; several processes share the work so
  --of FILE      of errors: says what was found by all of them`;

type Row = readonly (string | number)[];

interface Part {
  readonly title: Row;
  readonly rows: (game: GameEntry, amount: Amount) => Promise<Row[]>;
}

const PARTS: Readonly<Record<string, Part>> = {
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

interface ErrorWish {
  readonly number: number;
  readonly first: number;
  readonly seeds: number;
  readonly into: string;
  readonly of: string;
}

const ERROR_TITLE = [
  'figures',
  'held by ± %',
  'told %',
  'sign turned %',
  'spread of seeds',
  'said',
];

const errorRows = (name: string, lines: readonly ErrorLine[]): Row[] =>
  honestyOf(lines).map(({ part, of, figures, held, told, turned, spread, error }) => [
    `${name} ${part} ${of}`,
    figures,
    ...[held, told, turned].map((share) => rounded(100 * share, 1)),
    ...[spread, error].map((size) => rounded(of === 'chance' ? 100 * size : size, 2)),
  ]);

/** By edition and of all together; nothing is said while the work is shared. */
const errorsOf = async (editions: readonly GameEntry[], wish: ErrorWish): Promise<Row[]> => {
  const seeds = Array.from({ length: wish.seeds }, (_, i) => wish.first + i);
  const numbers = wish.number > 0 ? [wish.number - 1] : [...Array(ERROR_GAMES).keys()];
  const found: ErrorLine[] = [];
  if (wish.of !== '')
    for (const line of readFileSync(wish.of, 'utf8').trim().split('\n'))
      found.push(JSON.parse(line) as ErrorLine);
  else
    for (const edition of editions)
      for (const number of numbers)
        for (const seed of seeds) {
          const lines = await errorLines(edition, number, seed);
          found.push(...lines);
          const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
          if (wish.into !== '') appendFileSync(wish.into, text);
        }
  if (wish.into !== '') return [];
  const rows = editions.flatMap(({ meta: { id } }) =>
    errorRows(
      id,
      found.filter(({ game }) => game === id),
    ),
  );
  return [...rows, ...errorRows('all', found)];
};

await runCommand(USAGE, async () => {
  const words: string[] = [];
  const shared = { number: 0, first: 0, seeds: 20, into: '', of: '' };
  const defaults = { games: 4, playouts: EFFORT.playouts, game: '', ...shared };
  const wish = readWish(process.argv.slice(2), defaults, { words });
  const { games, playouts, game: id } = wish;
  const unknown = words.find((word) => word !== 'errors' && PARTS[word] === undefined);
  if (unknown !== undefined) throw new Misuse(`unknown part: ${unknown}`);
  const editions = GAMES.filter(({ meta }) => id === '' || meta.id === id);
  if (editions.length === 0) throw new Misuse(`unknown game: ${id}`);
  if (wish.number > ERROR_GAMES) throw new Misuse(`no such game: ${wish.number}`);
  const result: Record<string, Row[]> = {};
  for (const name of words.length === 0 ? Object.keys(PARTS) : words) {
    if (name === 'errors') {
      const lines = await errorsOf(editions, wish);
      if (lines.length > 0) console.log(`${columns([[name, ...ERROR_TITLE], ...lines])}\n`);
      result[name] = lines;
      continue;
    }
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
