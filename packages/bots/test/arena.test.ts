// The arena: fair seatings, exact evenness of equals, intervals that mean something.
import { botsOf } from '@tablee/bohne/bot';
import { RULES as BEANS } from '@tablee/bohne/rules';
import { Draws, rngFor, secretFrom, type AnyRules } from '@tablee/kit';
import { describe, expect, test } from 'vitest';
import {
  addTime,
  addTimes,
  halfWidth95,
  lineUp,
  placingsOf,
  playDeal,
  seatings,
  standingsOf,
  timeAt,
  type AnyBot,
  type DealResult,
  type Times,
} from '../src/index.ts';

const rules = BEANS['nicht-die-bohne'] as unknown as AnyRules;
const { random, habitue } = botsOf('nicht-die-bohne');

interface Table {
  readonly bots: readonly AnyBot[];
  readonly seats?: number;
  readonly seed?: string;
  readonly clock?: () => number;
}

function deal({ bots, seats = 4, seed = 'deal', clock = () => 0 }: Table, times: number[] = []) {
  return playDeal(
    {
      rules,
      setup: { seats, options: { rounds: 1, first: 1 } },
      newDraws: () => new Draws(secretFrom(seed)),
      bots,
      seed,
      clock,
    },
    (name) => {
      times[name] = (times[name] ?? 0) + 1;
    },
  );
}

const deals = (count: number, bots: readonly AnyBot[], seats = 4): DealResult[] =>
  Array.from({ length: count }, (_, i) => deal({ bots, seats, seed: `deal ${i}` }));

describe('the line-up', () => {
  test('gives each name a seat and the last name all that are left', () => {
    expect(lineUp(2, 4)).toEqual([0, 1, 1, 1]);
    expect(lineUp(3, 4)).toEqual([0, 1, 2, 2]);
    expect(lineUp(4, 4)).toEqual([0, 1, 2, 3]);
    expect(lineUp(1, 3)).toEqual([0, 0, 0]);
  });
});

describe('the seatings of a deal', () => {
  test.each([
    [2, 3],
    [3, 4],
    [6, 6],
  ])('of %i names let everybody sit everywhere equally often at %i seats', (names, seats) => {
    const all = seatings(names, seats, 'x');
    expect(all).toHaveLength(seats);
    const line = lineUp(names, seats);
    for (let seat = 0; seat < seats; seat++)
      expect(all.map((names) => names[seat]).sort()).toEqual(line);
    for (const one of all) expect([...one].sort()).toEqual(line);
  });
  test('have other neighbours in other deals', () => {
    const orders = Array.from({ length: 40 }, (_, i) => seatings(4, 4, `deal ${i}`));
    const after0 = new Set(orders.map(([first]) => first![(first!.indexOf(0) + 1) % 4]));
    expect([...after0].sort()).toEqual([1, 2, 3]);
  });
});

describe('a deal', () => {
  test('of equals is exactly even, for everybody', () => {
    for (const { wins, scores } of deals(5, [habitue, habitue, habitue])) {
      for (const share of wins) expect(share).toBeCloseTo(0.25, 12);
      for (const score of scores) expect(score).toBeCloseTo(scores[0]!, 9);
    }
  });
  test('gives away as many wins as games, per seat', () => {
    for (const { wins } of deals(5, [habitue, random]))
      expect(wins[0]! + 3 * wins[1]!).toBeCloseTo(1, 12);
  });
  test('is the same whenever it is played', () => {
    const bots = [habitue, random, random];
    expect(deal({ bots })).toEqual(deal({ bots }));
    expect(deal({ bots })).not.toEqual(deal({ bots, seed: 'another' }));
  });
  test('meets every pair of seats of different names once per game', () => {
    const { above } = deal({ bots: [habitue, random] });
    expect(above[0]![1]! + above[1]![0]!).toBe(4 * 3);
    expect(above[0]![0]).toBe(0);
  });
  test('times every decision that is one, and only those', () => {
    const times: number[] = [];
    deal({ bots: [habitue, random], seats: 3 }, times);
    // Of the three who take from each other in a trick one chooses between two; the last card to
    // give is no choice. Four rounds of the same deal are three seatings here.
    const tricks = Math.floor(60 / 3);
    expect(times[0]! + times[1]!).toBeLessThanOrEqual(3 * tricks * 4);
    expect(times[0]! + times[1]!).toBeGreaterThan(3 * (tricks - 1) * 3);
  });
});

describe('standings', () => {
  test('see the difference between a regular and chance', () => {
    const [good, bad] = standingsOf(deals(30, [habitue, random]));
    expect(good!.winShare - good!.ci95!).toBeGreaterThan(0.5);
    expect(bad!.winShare).toBeLessThan(0.2);
    expect(good!.meanScore).toBeGreaterThan(bad!.meanScore);
  });
  test('are surer after more deals', () => {
    const all = deals(80, [habitue, random]);
    const [few] = standingsOf(all.slice(0, 20));
    const [many] = standingsOf(all);
    expect(many!.ci95!).toBeLessThan(few!.ci95!);
    expect(many!.ci95! / few!.ci95!).toBeCloseTo(0.5, 0);
  });
  test('have no interval after one deal', () => {
    expect(standingsOf(deals(1, [habitue, random]))[0]!.ci95).toBeNull();
  });
  test('have intervals that hold the truth about 95 times of 100', () => {
    const rng = rngFor('intervals', '1');
    let held = 0;
    for (let run = 0; run < 400; run++) {
      const values = Array.from({ length: 60 }, () => (rng.below(4) === 0 ? 1 : 0));
      const mean = values.reduce<number>((sum, value) => sum + value, 0) / values.length;
      if (Math.abs(mean - 0.25) <= halfWidth95(values)!) held += 1;
    }
    expect(held / 400).toBeGreaterThan(0.9);
    expect(held / 400).toBeLessThan(0.99);
  });
  test('add up who placed above whom, names that are the same being one', () => {
    const one: DealResult = {
      wins: [],
      scores: [],
      above: [
        [0, 1, 2],
        [3, 0, 4],
        [5, 6, 0],
      ],
    };
    const sum = placingsOf([one, one], [0, 1, 0]);
    expect(sum).toEqual([
      [0, 2 * (1 + 6)],
      [2 * (3 + 4), 0],
    ]);
  });
});

describe('times', () => {
  test('have a median and a 99th part, to one per cent, also put together', () => {
    const a: Times = new Map();
    const b: Times = new Map();
    for (let ms = 1; ms <= 100; ms++) addTime(ms % 2 === 0 ? a : b, ms);
    addTimes(a, b);
    expect(timeAt(a, 0.5) / 50).toBeCloseTo(1, 1);
    expect(Math.abs(timeAt(a, 0.99) / 99 - 1)).toBeLessThan(0.01);
  });
  test('that the clock cannot see are 0, and so is the time of nobody', () => {
    const times: Times = new Map();
    expect(timeAt(times, 0.5)).toBe(0);
    addTime(times, 0);
    expect(timeAt(times, 0.5)).toBe(0);
  });
  test('come from the clock around the bot alone', () => {
    let now = 0;
    const slow: AnyBot = (view, seat, rng) => {
      now += 7;
      return random(view, seat, rng);
    };
    const times: Times = new Map();
    playDeal(
      {
        rules,
        setup: { seats: 3, options: { rounds: 1, first: 0 } },
        newDraws: () => new Draws(secretFrom('clock')),
        bots: [slow],
        seed: 'clock',
        clock: () => now,
      },
      (_name, ms) => {
        addTime(times, ms);
      },
    );
    expect(times.size).toBe(1);
    expect(Math.abs(timeAt(times, 0.5) / 7 - 1)).toBeLessThan(0.01);
  });
});
