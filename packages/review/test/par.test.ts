// Par: the same for whoever counts it, higher for better cards, and only of these cards.
import { Draws, resolveSetup, SameDraws, secretFrom } from '@tablee/kit';
import { GAMES } from '@tablee/registry';
import { describe, expect, it } from 'vitest';

import { parOf, plainJudge } from '../src/index.ts';

describe.each(GAMES.map((game) => [game.meta.id, game] as const))('par of %s', (_, game) => {
  const planFor = async (name: string) => {
    const source = { secret: secretFrom(name), entropy: [] };
    const { seats = 4, options = {} } = game.meta.quick ?? {};
    const draws = new Draws(source.secret);
    const setup = resolveSetup(game.meta, seats, options, (count) => draws.firstSeat(count));
    if (!setup.ok) throw new Error(JSON.stringify(setup.error));
    const rules = await game.rules();
    return {
      rules,
      judge: (await game.judge?.()) ?? plainJudge(rules),
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
    expect(mean(longer)).toBeLessThan(mean(par));
  });

  it('is of these cards: another deal has another par', async () => {
    const count = async (name: string) => parOf({ ...(await planFor(name)), games: 200 });
    const [one, other] = [await count('one deal'), await count('other deal')];
    const apart = one.map(({ score, error }, seat) => {
      const far = Math.abs(score - other[seat]!.score);
      return far / Math.max(0.01, Math.hypot(error, other[seat]!.error));
    });
    expect(Math.max(...apart)).toBeGreaterThan(3);
  });
});
