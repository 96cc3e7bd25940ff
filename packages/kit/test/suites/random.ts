// Random games (`tablee simulate` plays any number) come to their end, by every way there is, and leave a
// sound table behind.
import { expect, test } from 'vitest';
import { assert, resolveSetup, rngFor } from '../../src/index.ts';
import { playout, type Eagerness, type GoldenGame } from '../../src/testing/index.ts';

export interface RandomPlan extends GoldenGame {
  /** The options of the so manieth game. */
  readonly options?: (game: number) => Readonly<Record<string, string>>;
  readonly eagerness?: (game: number) => Eagerness;
}

const GAMES = 300;

export function randomSuite(plan: RandomPlan): void {
  const { rules, meta, backstage, options = () => ({}), eagerness = () => 1 as const } = plan;
  const seed = String(Math.floor(Math.random() * 2 ** 32));
  const { min, max } = meta.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  test.each(counts)(`${GAMES} random games of %i seats end (seed ${seed})`, (seats) => {
    const rng = rngFor(seed, `random games ${seats}`);
    const wrong: string[] = [];
    const reasons = new Set<string>();
    for (let game = 0; game < GAMES; game++) {
      const setup = resolveSetup(meta, seats, options(game), (count) => rng.below(count));
      assert(setup.ok, `a table: ${JSON.stringify(setup)}`);
      const { state, outcome } = playout(rules, setup.value, rng, eagerness(game));
      reasons.add(outcome.reason);
      wrong.push(...backstage.census(state));
    }
    expect(wrong).toEqual([]);
    expect([...reasons].sort()).toEqual([...backstage.endReasons].sort());
  });
}
