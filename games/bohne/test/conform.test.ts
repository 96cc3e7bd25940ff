// The bean family keeps every promise of the contract, and random games come to their end.
import { describe, expect, test } from 'vitest';

import { resolveSetup, rngFor } from '@tablee/kit';
import { conform, playout } from '@tablee/kit/testing';

import { EDITIONS, METAS } from '../meta.ts';
import { RULES, type State } from '../rules/index.ts';
import { BACKSTAGE, census } from '../testing/index.ts';

const FRESH = String(Math.floor(Math.random() * 2 ** 32));
const SEATS = [3, 4, 5, 6];
const GAMES = 300;

describe.each(EDITIONS)('%s', (edition) => {
  const rules = RULES[edition];
  const meta = METAS[edition];

  describe.each(['pinned', FRESH])('with seed %s', (seed) => {
    test.each(SEATS)('conforms at a table of %i', (seats) => {
      const plan = { rules, meta, backstage: BACKSTAGE[edition], seats, seed };
      expect(conform({ ...plan, options: { rounds: '1' }, games: 1 })).toEqual([]);
      expect(conform({ ...plan, options: { rounds: '2', first: '2' }, games: 1 })).toEqual([]);
    });
  });

  test.each(SEATS)(`ends ${GAMES} random games of %i seats (seed ${FRESH})`, (seats) => {
    const rng = rngFor(FRESH, `random games ${seats}`);
    const wrong: string[] = [];
    for (let game = 0; game < GAMES; game++) {
      const setup = resolveSetup(meta, seats, {}, (count) => rng.below(count));
      if (!setup.ok) throw new Error(JSON.stringify(setup.error));
      const { state, outcome } = playout(rules, setup.value, rng);
      if (outcome.reason !== 'total') wrong.push(outcome.reason);
      wrong.push(...census(state as State));
    }
    expect(wrong).toEqual([]);
  });
});
