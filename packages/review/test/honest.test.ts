// A choice is judged by what its seat could see, and the same every time.
import { rngFor } from '@tablee/kit';
import { describe, expect, test } from 'vitest';
import { choicesAt, effectOf, momentsOf, priceOf, Reviewer, type Price } from '../src/index.ts';
import { EDITIONS, LITTLE, playedGame, shortOf } from './play.ts';

/** One choice in so many is looked at. */
const ONE_OF = 5;

describe.each(EDITIONS)('%s', (_, entry) => {
  test('what the seat could not see changes nothing', async () => {
    const seats = entry.meta.seats.min;
    const plan = await playedGame(entry, 'honest', { seats, options: shortOf(entry) });
    const { rules, judge, seed } = plan;
    const guesses = rngFor('honest', 'guesses');
    const prices = { rules, judge, seed, playouts: LITTLE.playouts };
    const effects = { rules, judge, seed, games: LITTLE.games };
    let compared = 0;
    let hidden = 0;
    for (const moment of momentsOf(rules, plan.setup, plan.steps).moments)
      for (const choice of choicesAt(moment)) {
        if (guesses.below(ONE_OF) > 0) continue;
        const view = rules.view(moment.state, choice.seat);
        const other = rules.guess(view, choice.seat, guesses);
        if (JSON.stringify(rules.pack(other)) !== JSON.stringify(rules.pack(moment.state)))
          hidden++;
        const price = priceOf(prices, view, choice, moment.number);
        const again = priceOf(prices, rules.view(other, choice.seat), choice, moment.number);
        expect(again).toEqual(price);
        const at = { step: moment.number, seats };
        const effect = effectOf(effects, view, choice, at);
        expect(effectOf(effects, rules.view(other, choice.seat), choice, at)).toEqual(effect);
        compared++;
      }
    expect(compared).toBeGreaterThan(9);
    expect(hidden).toBeGreaterThan(0);
  });

  test('asked twice, in any order, a review is the same', async () => {
    const seats = entry.meta.seats.min;
    const plan = await playedGame(entry, 'twice', { seats, options: shortOf(entry) });
    const short = { ...plan, steps: plan.steps.slice(0, 40) };
    const [first, second] = [new Reviewer(short), new Reviewer(short)];
    const numbers = Array.from({ length: first.count }, (_one, number) => number);
    const pieces = numbers.map((number) => first.piece(number));
    const again = numbers.toReversed().map((number) => second.piece(number));
    expect(second.review(again.toReversed())).toEqual(first.review(pieces));
  });

  test('another seed calls nearly all choices the same', async () => {
    const seats = entry.meta.seats.min;
    const plan = await playedGame(entry, 'seeds', { seats, options: shortOf(entry) });
    const { rules, judge } = plan;
    const { moments } = momentsOf(rules, plan.setup, plan.steps);
    // Towards the end imagined games are short, so that a choice can have as many as it needs.
    const late = moments.slice(-Math.ceil(moments.length / 3));
    const pricesBy = (seed: string): Price[] =>
      late.flatMap((moment) =>
        choicesAt(moment).map((choice) => {
          const view = rules.view(moment.state, choice.seat);
          return priceOf({ rules, judge, seed, playouts: 6000 }, view, choice, moment.number);
        }),
      );
    const [one, two] = [pricesBy('one'), pricesBy('two')];
    expect(one.filter(({ label }) => label !== 'forced').length).toBeGreaterThan(15);
    const different = one.filter(({ label }, i) => label !== two[i]!.label);
    expect(different.length / one.length).toBeLessThan(0.1);
    // What a choice cost is what both agree on, far better than on which move is best.
    const apart = one.map(({ cost, error }, i) => {
      const spread = Math.hypot(error, two[i]!.error);
      return Math.abs(cost - two[i]!.cost) <= 5 * spread + 0.005;
    });
    expect(apart.filter((isClose) => !isClose).length / apart.length).toBeLessThan(0.1);
  });
});
