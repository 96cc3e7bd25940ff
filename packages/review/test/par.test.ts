// Par: the same for whoever counts it, higher for better cards, and only of these cards.
import { Draws, resolveSetup, SameDraws, secretFrom } from '@tablee/kit';
import { GAMES } from '@tablee/registry';
import { describe, expect, it } from 'vitest';

import { parOf, judgeOf } from '../src/index.ts';

describe.each(GAMES.map((game) => [game.meta.id, game] as const))('par of %s', (_, game) => {
  const planFor = async (name: string) => {
    const source = { secret: secretFrom(name), entropy: [] };
    const { min, max } = game.meta.seats;
    const { seats = Math.min(max, Math.max(min, 4)), options = {} } = game.meta.quick ?? {};
    const draws = new Draws(source.secret);
    const setup = resolveSetup(game.meta, seats, options, (count) => draws.firstSeat(count));
    if (!setup.ok) throw new Error(JSON.stringify(setup.error));
    const rules = await game.rules();
    return {
      rules,
      judge: await judgeOf(game),
      setup: setup.value,
      draws: () => new SameDraws(source),
      seed: 'level',
      games: 40,
    };
  };

  it('is the same whenever it is counted', async () => {
    const plan = await planFor('one deal');
    expect(parOf(plan)).toEqual(parOf(plan));
  });

  it('hands out every win once, and has an error that shrinks', async () => {
    const plan = await planFor('one deal');
    const par = parOf(plan);
    expect(par.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    const longer = parOf({ ...plan, games: 160 });
    const mean = (all: typeof par) => all.reduce((sum, { error }) => sum + error, 0) / all.length;
    // Where nothing can be chosen every game is the same.
    if (mean(par) > 0) expect(mean(longer)).toBeLessThan(mean(par));
  });

  it('is of these cards: another deal has another par', async () => {
    const count = async (name: string) => parOf({ ...(await planFor(name)), games: 200 });
    const one = await count('one deal');
    const farFrom = (other: typeof one): number =>
      Math.max(
        ...one.map(({ score, error }, seat) => {
          const far = Math.abs(score - other[seat]!.score);
          return far / Math.max(0.01, Math.hypot(error, other[seat]!.error));
        }),
      );
    // Two deals may happen to be level.
    let apart = 0;
    for (let deal = 0; deal < 5 && apart <= 3; deal++)
      apart = farFrom(await count(deal === 0 ? 'other deal' : `other deal ${deal}`));
    expect(apart).toBeGreaterThan(3);
  });
});
