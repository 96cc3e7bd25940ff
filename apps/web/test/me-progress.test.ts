// How somebody plays over time: figures from the reviews that a device keeps.

import type { Price, SeatReview } from '@tablee/review';
import type { TableSummary } from '@tablee/wire';
import { describe, expect, test } from 'vitest';

import { REVIEW_FORM, REVIEWS_MAX, type KeptReview } from '../src/offline/kept-review.ts';
import {
  kindsOf,
  monthsOf,
  progressOf,
  smoothed,
  spellOf,
  trendOf,
  unreviewed,
  withoutTries,
  type ReviewedGame,
} from '../src/account/progress.ts';

const day = (month: number, date: number): number => new Date(2026, month - 1, date).getTime();

const price = (label: Price['label'], cost: number, move = 'play R1'): Price => {
  const judged = { move, chance: 0.5, score: 0, reasons: [] };
  return {
    ...{ step: 0, seat: 0, label, played: judged, best: judged, cost },
    ...{ error: 0.001, points: 0, gain: 0, playouts: 100 },
  };
};

interface Wish {
  readonly id: string;
  readonly game?: string;
  readonly at?: number;
  readonly cost?: number;
  readonly choices?: number;
  readonly chance?: readonly [start: number, result: number, adjusted: number];
  readonly luck?: readonly [value: number, error: number];
  readonly prices?: readonly Price[];
  readonly kept?: Partial<KeptReview>;
}

const seatReview = (
  seat: number,
  { cost = 0.02, choices = 10, chance, luck = [0, 0], prices = [], kept }: Wish,
) => {
  const [start, result, adjusted] = chance ?? [0.25, 0, 0.25];
  const none = { start: 0, luck: 0, own: 0, others: 0, result: 0, adjusted: 0 };
  const sum = {
    ...{ ...none, start, luck: luck[0], result, adjusted },
    // Reviews of older forms have none.
    ...((kept?.form ?? REVIEW_FORM) >= 5 && { error: { ...none, luck: luck[1], adjusted: 0.03 } }),
  };
  return { seat, choices, cost, chance: sum, prices } as unknown as SeatReview;
};

const kept = (wish: Wish): KeptReview => ({
  id: wish.id,
  form: REVIEW_FORM,
  table: undefined,
  origin: undefined,
  game: wish.game ?? 'a',
  playedAt: wish.at,
  keptAt: day(6, 1),
  me: 1,
  isOver: true,
  playouts: 8000,
  values: [],
  reviews: [seatReview(0, { id: '', cost: 9 }), seatReview(1, wish)],
  ...wish.kept,
});

const gamesOf = (...wishes: Wish[]): readonly ReviewedGame[] =>
  progressOf(wishes.map(kept))[0]!.games;

describe('progress', () => {
  test('takes one’s own seat, by game, oldest first', () => {
    const all = progressOf([
      kept({ id: 'late', at: day(5, 2), cost: 0.01 }),
      kept({ id: 'other', game: 'b', at: day(5, 1) }),
      kept({ id: 'early', at: day(4, 2), cost: 0.03 }),
    ]);
    expect(all.map(({ game, games }) => [game, games.map(({ id }) => id)])).toEqual([
      ['a', ['early', 'late']],
      ['b', ['other']],
    ]);
    expect(all[0]!.games.map(({ cost }) => cost)).toEqual([0.03, 0.01]);
  });

  test('leaves out what one only watched, and what had no choices', () => {
    expect(
      progressOf([
        kept({ id: 'watched', kept: { me: undefined } }),
        kept({ id: 'forced', choices: 0 }),
      ]),
    ).toEqual([]);
  });

  test('counts a game once, as it was reviewed last', () => {
    const [one, two] = [day(6, 1), day(6, 2)];
    const games = gamesOf(
      { id: 'first', cost: 0.05, kept: { table: 't', keptAt: one } },
      { id: 'again', cost: 0.01, kept: { table: 't', keptAt: two } },
    );
    expect(games.map(({ id }) => id)).toEqual(['again']);
  });

  test('a game of unknown date counts for the day of its review', () => {
    expect(gamesOf({ id: 'x' })[0]!.at).toBe(day(6, 1));
  });
});

describe('a spell', () => {
  test('weighs games by their choices', () => {
    const games = gamesOf(
      { id: '1', at: 1, cost: 0.04, choices: 10 },
      { id: '2', at: 2, cost: 0.01, choices: 30 },
    );
    expect(spellOf(games)).toMatchObject({ games: 2, choices: 40 });
    expect(spellOf(games).cost).toBeCloseTo(0.0175, 12);
  });

  test('counts results only of games that came to their end', () => {
    const games = gamesOf(
      { id: '1', at: 1, chance: [0.25, 1, 0.4] },
      { id: '2', at: 2, chance: [0.25, 0.5, 0.3] },
      { id: '3', at: 3, chance: [0.25, 0, 0.9], kept: { isOver: false } },
    );
    const { ended, won, adjusted, level } = spellOf(games);
    expect([ended, won, level]).toEqual([2, 1.5, 0.5]);
    expect(adjusted).toEqual({
      telling: 'told',
      value: expect.closeTo(0.7, 12) as number,
      within: expect.closeTo(1.96 * Math.hypot(0.03, 0.03), 12) as number,
    });
  });

  test('says nothing without luck where the review finds luck hard to tell', () => {
    const wish = (at: number, luck: number, error: number): Wish => ({
      ...{ id: `${at}`, at, chance: [0.25, 0, 0.4] },
      luck: [luck, error],
    });
    const [open, even, told] = gamesOf(wish(1, 0.1, 0.1), wish(2, 0.01, 0.01), wish(3, 0.2, 0.05));
    expect(open!.end?.adjusted).toBe('open');
    expect(even!.end?.adjusted).toMatchObject({ value: 0.4 });
    expect(told!.end?.adjusted).toMatchObject({ value: 0.4 });
    expect(spellOf([open!]).adjusted).toBe('open');
    // Together they say more than each alone.
    const all = Array.from({ length: 9 }, () => open!);
    expect(spellOf(all).adjusted).toMatchObject({ value: expect.closeTo(3.6, 12) as number });
  });

  test('is told by months, the newest first', () => {
    const games = gamesOf(
      { id: '1', at: day(3, 31), cost: 0.03 },
      { id: '2', at: day(4, 1), cost: 0.02 },
      { id: '3', at: day(4, 30), cost: 0.04 },
    );
    const months = monthsOf(games);
    expect(months.map(({ start, games: count }) => [start, count])).toEqual([
      [day(4, 1), 2],
      [day(3, 1), 1],
    ]);
    expect(months[0]!.cost).toBeCloseTo(0.03, 12);
  });

  test('a line is smoothed over the last five', () => {
    const costs = [0.1, 0.1, 0.1, 0.1, 0.1, 0, 0];
    const line = smoothed(gamesOf(...costs.map((cost, at) => ({ id: `${at}`, at, cost }))));
    expect(line.map((cost) => Math.round(cost! * 1000) / 1000)).toEqual([
      0.1, 0.1, 0.1, 0.1, 0.1, 0.08, 0.06,
    ]);
  });

  test('a trend needs ten games, and a clear difference', () => {
    const trend = (now: number, before = 5): string | undefined =>
      trendOf(
        gamesOf(
          ...Array.from({ length: before + 5 }, (_, at) => ({
            ...{ id: `${at}`, at },
            cost: at < before ? 0.04 : now,
          })),
        ),
      );
    expect(trend(0.01, 4)).toBeUndefined();
    expect([trend(0.01), trend(0.039), trend(0.08)]).toEqual(['better', 'same', 'worse']);
  });
});

describe('games that an older judge reviewed', () => {
  const judged = (form: number, count: number, from: number, cost: number): Wish[] =>
    Array.from({ length: count }, (_, i) => ({
      ...{ id: `${form} ${i}`, at: day(1, from + i), cost },
      kept: { form },
    }));

  test('are told apart, and count for no trend and no mean', () => {
    const games = gamesOf(...judged(3, 10, 1, 0.01), ...judged(4, 5, 21, 0.02));
    expect(games.map(({ form }) => form)).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4]);
    expect(trendOf(games)).toBeUndefined();
    const [month] = monthsOf(games);
    for (const { games: count, cost } of [spellOf(games), month!]) {
      expect(count).toBe(5);
      expect(cost).toBeCloseTo(0.02, 12);
    }
    const line = smoothed(games);
    expect(line.slice(0, 10)).toEqual(line.slice(0, 10).map(() => undefined));
    for (const cost of line.slice(10)) expect(cost).toBeCloseTo(0.02, 12);
    expect(kindsOf(games, () => 'dear')).toEqual([]);
  });

  test('count where there are no others, but nothing is told without luck', () => {
    const games = gamesOf(...judged(3, 6, 1, 0.04), ...judged(3, 5, 21, 0.01));
    expect(spellOf(games)).toMatchObject({ ended: 11, adjusted: undefined });
    expect(trendOf(games)).toBe('better');
  });
});

test('kinds of mistakes come by what they cost together, those without a name last', () => {
  const games = gamesOf(
    {
      id: '1',
      prices: [
        price('mistake', 0.06, 'dear'),
        price('fine', 0.9, 'dear'),
        price('blunder', 0.3, 'odd'),
      ],
    },
    {
      id: '2',
      prices: [price('inaccuracy', 0.03, 'dear'), price('blunder', 0.2, 'gift')],
    },
  );
  const kinds = kindsOf(games, ({ played }) => (played.move === 'odd' ? undefined : played.move!));
  expect(kinds.map(({ kind, count }) => [kind, count])).toEqual([
    ['gift', 1],
    ['dear', 2],
    [undefined, 1],
  ]);
  expect(kinds[1]!.cost).toBeCloseTo(0.09, 12);
});

test('games wait for a review: those against bots that ended and have none, the newest first', () => {
  const table = (id: string, touched: number, more: Partial<TableSummary> = {}): TableSummary => ({
    ...{ id, game: 'a', mode: 'solo', names: ['Ada'], isOver: true, winners: [0], steps: 9 },
    ...{ touched, ...more },
  });
  const tables = [
    table('old', 1),
    table('reviewed', 2),
    table('new', 3),
    table('running', 4, { isOver: false }),
    table('around', 5, { mode: 'around' }),
  ];
  const reviews = [kept({ id: 'x', kept: { table: 'reviewed' } })];
  expect(unreviewed(tables, reviews).map(({ id }) => id)).toEqual(['new', 'old']);
  // Whoever reviewed more than is kept would never come to an end.
  const full = Array.from({ length: REVIEWS_MAX - 1 }, (_, i) => kept({ id: `${i}` }));
  expect(unreviewed(tables, full).map(({ id }) => id)).toEqual(['new']);
  expect(unreviewed(tables, [...full, ...full])).toEqual([]);
});

test('a what if counts for nothing: neither its review nor a review that it might have', () => {
  const table = (id: string, again?: 'deal' | 'moment') =>
    ({
      ...{
        id,
        game: 'a',
        mode: 'solo',
        names: [],
        isOver: true,
        winners: [],
        steps: 9,
        touched: 1,
      },
      ...(again && { again }),
    }) satisfies TableSummary;
  const tables = [table('own'), table('try', 'moment'), table('deal', 'deal')];
  const reviews = ['own', 'try'].map((id) => kept({ id, kept: { table: id } }));
  expect(withoutTries(reviews, tables).map(({ id }) => id)).toEqual(['own']);
  expect(unreviewed(tables, []).map(({ id }) => id)).toEqual(['own', 'deal']);
});
