// Random Chicorée games (`tablee simulate` plays any number) come to an end, with every card and token in its place.
import { expect, test } from 'vitest';

import { resolveSetup, rngFor } from '@tablee/kit';
import { playout, type Eagerness } from '@tablee/kit/testing';

import { META } from '../meta.ts';
import { RULES, type State } from '../rules/index.ts';
import { census } from '../testing/index.ts';

const FRESH = String(Math.floor(Math.random() * 2 ** 32));
const GAMES = 300;
const AUCTIONS = ['turns', 'melee'];

test.each([2, 3, 4, 5, 6])(`ends ${GAMES} random games of %i seats (seed ${FRESH})`, (seats) => {
  const rng = rngFor(FRESH, `random games ${seats}`);
  const wrong: string[] = [];
  const reasons = new Set<string>();
  for (let game = 0; game < GAMES; game++) {
    const options = { auction: AUCTIONS[game % 2]!, bonus: String((game >> 1) % 2) };
    const setup = resolveSetup(META, seats, options, (count) => rng.below(count));
    if (!setup.ok) throw new Error(JSON.stringify(setup.error));
    const eagerness = (1 + ((game >> 2) % 4)) as Eagerness;
    const { state, outcome } = playout(RULES, setup.value, rng, eagerness);
    reasons.add(outcome.reason);
    wrong.push(...census(state as State));
  }
  expect(wrong).toEqual([]);
  expect([...reasons].sort()).toEqual(['chain', 'exhausted', 'last']);
});
