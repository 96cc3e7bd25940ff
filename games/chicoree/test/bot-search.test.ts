// The Chicorée bots that search: no card that they cannot see changes what they do or how long they
// take over it, they hold nothing back that ends a game, and thinking pays.

import { Match, MANNERS, playMatch, withBudget, type AnyBot, matchPlan } from '@tablee/bots';
import { strengthOf, thoughtSuite } from '@tablee/bots/suites';
import { botsOf } from '@tablee/chicoree/bot';
import { masterFist } from '@tablee/chicoree/bot/training';
import { META } from '@tablee/chicoree/meta';
import { PHASE, RULES, type State } from '@tablee/chicoree/rules';
import { askedSeats, rngFor } from '@tablee/kit';
import { describe, expect, test } from 'vitest';

const { habitue } = botsOf();
/** Every manner at a table of its own. */
const TABLES = {
  even: [4, 'turns'],
  cautious: [2, 'turns'],
  gambler: [3, 'melee'],
  grudger: [6, 'melee'],
} as const;

const planFor = (bots: readonly AnyBot[], seed: string, options = {}) =>
  matchPlan({ rules: RULES, meta: META, options }, bots, seed);

for (const manner of MANNERS) {
  const { debutant, expert, maitre } = botsOf(manner);
  const [seats, auction] = TABLES[manner];
  thoughtSuite(`${manner} at ${seats} seats, auctions by ${auction}`, {
    rules: RULES,
    meta: META,
    options: { auction },
    seats,
    player: habitue,
    asked: [debutant, expert, maitre],
    playouts: 12,
    oneOf: 20,
  });
}

const hasty = (bot: AnyBot): AnyBot => withBudget(bot, { playouts: 24 });

describe('thinking pays', () => {
  const table = { rules: RULES, meta: META, options: {} };
  const { debutant, expert, maitre } = botsOf();

  test('an expert beats three regulars by more than luck, even in a hurry', () => {
    expect(strengthOf(table, withBudget(expert, { playouts: 12 }), habitue, 6)).toBeGreaterThan(3);
  });
  test('so does a master', () => {
    expect(strengthOf(table, withBudget(maitre, { playouts: 12 }), habitue, 6)).toBeGreaterThan(3);
  });
  test('a beginner loses to them by more than luck', () => {
    expect(strengthOf(table, debutant, habitue, 30)).toBeLessThan(-3);
  });
});

describe('among experts', () => {
  test('games end with a whole chain or the last one left, not by exhaustion', () => {
    const ends = Array.from({ length: 2 }, (_, i) => {
      const bots = new Array<AnyBot>(4).fill(hasty(botsOf().expert));
      const { pending } = playMatch(planFor(bots, `ends ${i}`));
      return pending.kind === 'over' ? pending.outcome.reason : 'none';
    });
    expect(ends.filter((end) => end === 'exhausted').length).toBe(0);
    expect(ends).toContain('chain');
  });
});

test('a master’s fist cannot be foreseen, and is never larger than its purse', () => {
  const match = new Match(planFor(new Array<AnyBot>(4).fill(habitue), 'fists'));
  let mixed = 0;
  let fists = 0;
  do {
    const state = match.log.state as State;
    if (state.phase !== PHASE.bluff) continue;
    const [seat] = askedSeats(match.log.pending);
    const likelihood = masterFist(RULES.view(state, seat!), seat!, rngFor('fist', 'x'), {
      playouts: 200,
    });
    expect(likelihood.length).toBeLessThanOrEqual(state.tokens(seat!) + 1);
    expect(likelihood.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1);
    fists += 1;
    if (likelihood.filter((value) => value > 0).length > 1) mixed += 1;
  } while (match.step());
  expect(fists).toBeGreaterThan(4);
  expect(mixed).toBeGreaterThan(fists / 3);
});
