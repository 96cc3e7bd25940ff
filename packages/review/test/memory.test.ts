// A choice is judged with what its seat had in mind when it chose, and with nothing that came later.
import type { AnyAdvicePlan } from '@tablee/bots';
import { rngFor, type AnyMemory, type Seat } from '@tablee/kit';
import { expect, test } from 'vitest';
import { Reviewer, withPast } from '../src/index.ts';
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
  for (let number = 0; number < 12; number++) {
    const piece = reviewer.piece(number);
    if (piece.kind !== 'price') throw new Error('prices come first');
    expect(recalled.at(-1)).toEqual({ seat: piece.price.seat, steps: piece.price.step });
  }
  expect(recalled).toHaveLength(12);
  expect(picked).toBeGreaterThan(0);
  // What habit is depends on nobody's past.
  expect(withPast(judge, {}, {}, 0, rngFor('1', '')).habit).toBe(judge.policy);
});

test.each(EDITIONS)('%s: what comes later changes no price', async (_, entry) => {
  const seats = entry.meta.seats.min;
  const plan = await playedGame(entry, 'later', { seats, options: shortOf(entry) });
  const [whole, cut] = [plan, { ...plan, steps: plan.steps.slice(0, 24) }].map(
    (one) => new Reviewer(one),
  );
  for (let number = 0; number < 8; number++)
    expect(cut!.piece(number)).toEqual(whole!.piece(number));
});
