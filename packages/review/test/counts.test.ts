// A game with scores that count down is reviewed like its mirror image with scores that count up.
import { GAMES } from '@tablee/registry';
import type { AnyRules } from '@tablee/kit';
import { expect, test } from 'vitest';
import { judgeOf, reviewOf } from '../src/index.ts';
import { LITTLE, playedGame, shortOf } from './play.ts';

const flipped = (score: number): number => 0 - score;

test('a review of scores that count down says what it says of those that count up', async () => {
  const up = GAMES[0]!;
  const rules = await up.rules();
  const judge = await judgeOf(up);
  const mirror: AnyRules = {
    ...rules,
    pending(sight) {
      const now = rules.pending(sight);
      if (now.kind !== 'over') return now;
      const scores = now.outcome.scores.map((score) => (score === null ? null : flipped(score)));
      return { kind: 'over', outcome: { ...now.outcome, scores } };
    },
  };
  const down = {
    ...up,
    meta: { ...up.meta, counts: 'down' as const },
    rules: () => Promise.resolve(mirror),
    judge: () =>
      Promise.resolve({
        ...judge,
        score: (state: unknown, seat: number) => flipped(judge.score(state, seat)),
        average: (score: number, best: number, view: unknown) =>
          judge.average?.(flipped(score), flipped(best), view),
      }),
  };
  const wanted = { seats: up.meta.seats.min, options: shortOf(up) };
  const [plan, other] = [
    await playedGame(up, 'counts', wanted),
    await playedGame(down, 'counts', wanted),
  ];
  const steps = plan.steps.slice(0, 8);
  const review = reviewOf({ ...plan, steps, effort: LITTLE });
  expect(reviewOf({ ...other, steps, effort: LITTLE })).toEqual(review);
  expect(review.some(({ prices }) => prices.some(({ points }) => points > 0))).toBe(true);
  // To the very end, too: there the outcome says what was counted.
  const late = { effort: { playouts: 10, games: 2 } };
  expect(reviewOf({ ...other, ...late })[0]!.score).toEqual(
    reviewOf({ ...plan, ...late })[0]!.score,
  );
});
