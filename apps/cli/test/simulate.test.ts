// Simulations: the same seed gives the same bytes, however many jobs share the work, and the
// figures add up.

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Result } from '../src/simulate/result.ts';
import { scratch, Sink, tablee } from './run.ts';

const GAMES = ['nicht-die-bohne', 'pas-de-bras', 'chicoree'];

const simulate = async (...args: readonly string[]): Promise<string> => {
  const { code, out, err } = await tablee(['simulate', ...args]);
  expect(err).toBe('');
  expect(code).toBe(0);
  return out;
};

const result = async (...args: readonly string[]): Promise<Result> =>
  JSON.parse(await simulate(...args, '--json')) as Result;

const folderBytes = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );

describe('the same seed', () => {
  test.each(GAMES)('gives the same result and records of %s with 1, 2 and 3 jobs', async (game) => {
    const run = async (jobs: string) => {
      const folder = scratch();
      const args = [game, '--games', '7', '--seed', 'x', '--jobs', jobs, '--record', folder];
      const out = await simulate(...args, '--json', '--bots', 'random,habitue');
      return { out, files: folderBytes(folder) };
    };
    const one = await run('1');
    expect(Object.keys(one.files)).toHaveLength(7);
    expect(await run('2')).toEqual(one);
    expect(await run('3')).toEqual(one);
  });
  test('gives other games than another seed', async () => {
    const args = ['nicht-die-bohne', '--games', '3', '--bots', 'random'];
    expect(await simulate(...args, '--seed', 'a')).not.toBe(await simulate(...args, '--seed', 'b'));
  });
  test('deals the same cards whoever plays', async () => {
    const deals = async (bots: string) => {
      const folder = scratch();
      await simulate('pas-de-bras', '--games', '2', '--bots', bots, '--record', folder);
      return Object.values(folderBytes(folder)).map((text) => /^chance .*$/m.exec(text)?.[0]);
    };
    expect(await deals('random')).toEqual(await deals('habitue'));
  });
  test('writes records that tell nothing of when or where', async () => {
    const folder = scratch();
    await simulate('chicoree', '--games', '1', '--record', folder);
    const { 'chicoree-3-0000.tablee': text } = folderBytes(folder);
    expect(text).toMatch(/^bot 0 habitue\nbot 1 habitue\nbot 2 habitue\ncommit [0-9a-f]{64}$/m);
    expect(text).not.toContain('played-at');
  });
});

describe('the figures', () => {
  test.each(GAMES)('of %s add up', async (game) => {
    const { wins, games, seats, endReasons, bots, scores } = await result(
      game,
      '--seats',
      '4',
      '--games',
      '20',
      '--bots',
      'random,habitue,random',
    );
    expect(bots).toEqual(['random', 'habitue', 'random', 'random']);
    const sum = (values: readonly { wins: number }[]) =>
      values.reduce((total, each) => total + each.wins, 0);
    expect(sum(wins.bySeat)).toBeCloseTo(games, 1);
    expect(sum(wins.byOrder)).toBeCloseTo(games, 1);
    expect(sum(Object.values(wins.byBot))).toBeCloseTo(games, 1);
    expect(wins.byBot['random']?.seats).toBe(3);
    expect(Object.values(endReasons).reduce((a, b) => a + b, 0)).toBe(games);
    expect(scores.bySeat).toHaveLength(seats);
  });
  test('tell Chicorée’s length in turns and rounds, and count bankruptcies as the records do', async () => {
    const folder = scratch();
    const args = ['chicoree', '--seats', '6', '--games', '12', '--seed', '5', '--record', folder];
    const { length, bankruptcies } = await result(...args);
    const records = Object.values(folderBytes(folder));
    const turns = records.map((text) => text.match(/^turn /gm)?.length ?? 0).sort((a, b) => a - b);
    expect(length.turns).toMatchObject({ min: turns[0], max: turns.at(-1), median: turns[5] });
    expect(length.rounds?.median).toBeCloseTo(turns[5]! / 6, 2);
    const withX = records.filter((text) => /^turn .* x/m.test(text) || /^over last/m.test(text));
    // A bankruptcy in the last turn stands in no turn line, so the lines may show fewer.
    expect(bankruptcies.games).toBeGreaterThanOrEqual(withX.length);
  });
  test('of a game with one option given by hand say so', async () => {
    const { options } = await result(
      'nicht-die-bohne',
      '--games',
      '1',
      '--option',
      'first=2',
      '--option',
      'rounds=1',
    );
    expect(options).toEqual({ rounds: 1, first: 2 });
    expect((await result('nicht-die-bohne', '--games', '1')).options).toMatchObject({
      first: 'draw',
    });
  });
  test('have intervals that shrink, and none after one game', async () => {
    const first = async (games: string) =>
      (await result('nicht-die-bohne', '--games', games, '--bots', 'random')).wins.byOrder[0]!;
    const [few, many] = [await first('20'), await first('180')];
    expect(many.ci95! / few.ci95!).toBeCloseTo(1 / 3, 0);
    const { share, ci95 } = many;
    expect(ci95!).toBeCloseTo(1.96 * Math.sqrt((share * (1 - share)) / 180), 2);
    expect((await first('1')).ci95).toBeNull();
  });
  test('are a table', async () => {
    const out = await simulate('chicoree', '--games', '2');
    expect(out).toContain('habitue');
    expect(out.split('\n').length).toBeGreaterThan(10);
  });
});

describe('what cards are worth', () => {
  const lab = async (...args: readonly string[]) =>
    (await result('chicoree', '--seats', '4', '--games', '12', '--seed', 'lab', ...args)).cards!;
  test('is told where decks can be chosen, and only there', async () => {
    expect((await lab()).kinds).toHaveProperty('C7');
    expect(await result('pas-de-bras', '--games', '1')).not.toHaveProperty('cards');
  });
  test('agrees with the records about every sale of the bank', async () => {
    const folder = scratch();
    const { kinds } = await lab('--record', folder);
    const sales = new Map<string, { sold: number; paid: number; unsold: number }>();
    for (const name of readdirSync(folder)) {
      const { out } = await tablee(['replay', path.join(folder, name), '--json']);
      let isBanks = false;
      for (const line of out.trimEnd().split('\n')) {
        const { events = [] } = JSON.parse(line) as { events?: Record<string, unknown>[] };
        for (const { kind, card, amount, seller } of events) {
          if (kind === 'auction') isBanks = seller === null;
          if ((kind !== 'sold' && kind !== 'unsold') || !isBanks) continue;
          const sale = sales.get(card as string) ?? { sold: 0, paid: 0, unsold: 0 };
          if (kind === 'sold') sale.sold += 1;
          else sale.unsold += 1;
          sale.paid += kind === 'sold' ? (amount as number) : 0;
          sales.set(card as string, sale);
        }
      }
    }
    expect(sales.size).toBeGreaterThan(8);
    for (const [code, { sold, paid, unsold }] of sales) {
      expect(kinds[code]!.auctions).toMatchObject({ sold, unsold });
      if (sold > 0) expect(kinds[code]!.auctions.price).toBeCloseTo(paid / sold, 2);
    }
  });
  test('counts every seat of every game as one that held a card or never did', async () => {
    const { kinds } = await lab();
    for (const { held, notHeld, drawn, auctions, bought } of Object.values(kinds)) {
      const wins = (part: typeof held) => part.times * (part.share ?? 0);
      expect(held.times + notHeld.times).toBeLessThanOrEqual(4 * 12);
      expect((held.times + notHeld.times) % 4).toBe(0);
      expect(wins(held) + wins(notHeld)).toBeCloseTo((held.times + notHeld.times) / 4, 1);
      expect(drawn.times).toBeLessThan(120 * 12);
      expect(bought.times).toBe(auctions.sold);
      expect(auctions.takings ?? 0).toBeGreaterThanOrEqual(auctions.price ?? 0);
    }
  });
  test('knows the draw pile only up to the first reshuffle', async () => {
    const { kinds } = await lab('--bots', 'random');
    // Every card is drawn once at most from the first pile.
    const copies = { EGY: 5, GRE: 4, C4: 9, D5: 4, JOK: 2 };
    for (const [code, count] of Object.entries(copies))
      expect(kinds[code]!.drawn.times).toBeLessThanOrEqual(12 * count);
  });
});

test('the progress bar goes to stderr, and only where that is a terminal', async () => {
  const stderr = new Sink({ columns: 80 });
  const { out } = await tablee(['simulate', 'pas-de-bras', '--games', '4', '--json'], { stderr });
  expect(stderr.text).toContain('games: 4 / 4');
  expect(() => JSON.parse(out) as unknown).not.toThrow();
});

test('--jobs alone means all cores and swallows no argument', async () => {
  let workers = 0;
  const { openInline } = await import('../src/jobs/pool.ts');
  const { code } = await tablee(['simulate', '--jobs', 'chicoree', '--games', '4'], {
    openPool: (kind, plan, threads) => {
      workers += threads;
      return openInline(kind, plan, threads);
    },
  });
  expect(code).toBe(0);
  expect(workers).toBe(2);
});

describe('a deck of one’s own', () => {
  const cards = {
    EGY: 5,
    C1: 6,
    C2: 6,
    C3: 6,
    C4: 6,
    C5: 6,
    C6: 6,
    C7: 6,
    JOK: 4,
    D3: 6,
    VOG: 4,
  };
  const deckFile = (data: unknown, name = 'deck.json'): string => {
    const file = path.join(scratch(), name);
    writeFileSync(file, typeof data === 'string' ? data : JSON.stringify(data));
    return file;
  };
  test('is played with, recorded by name, and needed again for the replay', async () => {
    const folder = scratch();
    const deck = deckFile({ name: 'small-one', cards });
    const args = ['chicoree', '--games', '1', '--deck', deck, '--record', folder];
    const { options } = await result(...args);
    expect(options['deck']).toBe('small-one');
    const file = path.join(folder, readdirSync(folder)[0]!);
    expect(statSync(file).size).toBeGreaterThan(500);
    const { code } = await tablee(['replay', file, '--deck', deck]);
    expect(code).toBe(0);
  });
  test.each([
    ['no JSON', '{', 'this is not JSON'],
    ['no shape', '[]', 'a deck is written'],
    ['bad name', { name: 'Ö', cards }, '1 to 31 small letters'],
    ['taken name', { name: 'tablee', cards }, 'already called “tablee”'],
    ['unknown card', { name: 'a', cards: { ...cards, ACE: 1 } }, 'unknown card “ACE”'],
    ['bad copies', { name: 'a', cards: { ...cards, C1: 1.5 } }, 'C1: the number of copies'],
    ['too large', { name: 'a', cards: { ...cards, C1: 999 } }, 'cards are too many'],
    ['no C7', { name: 'a', cards: { ...cards, C7: 0 } }, 'no card C7'],
    ['no start', { name: 'a', cards: { ...cards, EGY: 0 } }, 'no Départ'],
  ])('with %s ends with 2 and one line', async (_what, data, message) => {
    const { code, err } = await tablee(['simulate', 'chicoree', '--deck', deckFile(data)]);
    expect(err).toContain(message);
    expect(err).toMatch(/^tablee: [^\n]+\n$/);
    expect(code).toBe(2);
  });
  test('has no place at a bean table', async () => {
    const deck = deckFile({ name: 'a', cards });
    expect((await tablee(['simulate', 'pas-de-bras', '--deck', deck])).code).toBe(2);
  });
});

describe('--record', () => {
  const into = (folder: string) =>
    tablee(['simulate', 'chicoree', '--games', '1', '--record', folder]);
  const aFile = (): string => {
    const file = path.join(scratch(), 'file');
    writeFileSync(file, '');
    return file;
  };
  test.each([
    ['a file', aFile],
    ['below a file', () => path.join(aFile(), 'a', 'b')],
    // Node's recursive mkdir never returns from here.
    ['in /proc', () => '/proc/tablee-test/a'],
  ])('into a place that cannot be written (%s) ends with 2 and one line', async (_what, place) => {
    const { code, err } = await into(place());
    expect(err).toMatch(/^tablee: .*cannot be written \(\w+\)\n$/);
    expect(code).toBe(2);
  });
  test('makes every level of a folder that is missing', async () => {
    const folder = path.join(scratch(), 'a', 'b', 'c');
    expect((await into(folder)).code).toBe(0);
    expect(readdirSync(folder)).toHaveLength(1);
    expect((await into(folder)).code).toBe(0);
  });
});

test('negative scores have a minus sign for people and a hyphen for programs', async () => {
  const args = ['simulate', 'nicht-die-bohne', '--bots', 'random', '--games', '20'];
  const { out } = await tablee(args);
  expect(out).toMatch(/ −[0-9]+…/);
  expect(out).not.toMatch(/[ …]-[0-9]/);
  const { out: json } = await tablee([...args, '--json']);
  expect(json).toMatch(/"min":-[0-9]/);
});
