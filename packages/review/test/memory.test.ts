// A choice is judged with what its seat had in mind when it chose, and with nothing that came later.
import type { AnyAdvicePlan } from '@tablee/bots';
import { rngFor, type AnyMemory, type Seat } from '@tablee/kit';
import { expect, test } from 'vitest';
import { Reviewer, withPast, type Price } from '../src/index.ts';
import { EDITIONS, LITTLE, playedGame, shortOf } from './play.ts';

interface Diary {
  readonly seat: Seat;
  steps: number;
}

const DIARY: AnyMemory = {
  start: (_setup, seat): Diary => ({ seat, steps: 0 }),
  note(past) {
    (past as Diary).steps += 1;
  },
};

/** The first prices; a short game has fewer. */
const pricesOf = (reviewer: Reviewer, most: number): Price[] =>
  reviewer.pieces
    .slice(0, most)
    .map((name) => reviewer.piece(name))
    .flatMap((piece) => (piece.kind === 'choice' ? (piece.price ?? []) : []));

test.each(EDITIONS)('%s: the judge recalls what the seat has seen so far', async (_, entry) => {
  const seats = entry.meta.seats.min;
  const plan = await playedGame(entry, 'memory', { seats, options: shortOf(entry) });
  const recalled: Diary[] = [];
  let picked = 0;
  const judge: AnyAdvicePlan = {
    ...plan.judge,
    memory: DIARY,
    recalling(past) {
      recalled.push(past as Diary);
      const policy: AnyAdvicePlan['policy'] = {
        pick(sight, seat, rng) {
          picked += 1;
          return plan.judge.policy.pick(sight, seat, rng);
        },
      };
      return { policy };
    },
  };
  const short = { ...plan, steps: plan.steps.slice(0, 30), judge, effort: LITTLE };
  const reviewer = new Reviewer(short);
  const prices = pricesOf(reviewer, 12);
  // Once for each price.
  expect(prices.length).toBeGreaterThan(0);
  expect(recalled.slice(0, prices.length)).toEqual(
    prices.map(({ seat, step }) => ({ seat, steps: step })),
  );
  if (prices.some(({ label }) => label !== 'forced')) expect(picked).toBeGreaterThan(0);
  // What habit is depends on nobody's past.
  expect(withPast(judge, {}, {}, 0, rngFor('1', '')).habit).toBe(judge.policy);
});

test.each(EDITIONS)('%s: what comes later changes no price', async (_, entry) => {
  const seats = entry.meta.seats.min;
  const plan = await playedGame(entry, 'later', { seats, options: shortOf(entry) });
  const [whole, cut] = [plan, { ...plan, steps: plan.steps.slice(0, 24) }].map(
    (one) => new Reviewer(one),
  );
  expect(pricesOf(cut!, 8)).toEqual(pricesOf(whole!, 8));
});
