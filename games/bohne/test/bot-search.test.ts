// The bean bots that search: no card that they cannot see changes what they do or how long they take
// over it, and thinking pays.

import { botsOf } from '@tablee/bohne/bot';
import { METAS } from '@tablee/bohne/meta';
import { RULES } from '@tablee/bohne/rules';
import { MANNERS, withBudget, type AnyBot } from '@tablee/bots';
import { strengthOf, thoughtSuite } from '@tablee/bots/suites';
import { describe, expect, test } from 'vitest';

const NDB = 'nicht-die-bohne';
const rules = RULES[NDB];
const { habitue } = botsOf(NDB);
/** Every manner at a number of seats of its own. */
const SEATS = { even: 4, cautious: 3, gambler: 5, grudger: 6 } as const;

const table = { rules, meta: METAS[NDB], options: { rounds: '1' } };

for (const manner of MANNERS) {
  const { debutant, expert, maitre } = botsOf(NDB, manner);
  const seats = SEATS[manner];
  thoughtSuite(`${manner} at ${seats} seats`, {
    ...table,
    seats,
    player: habitue,
    asked: [debutant, expert, maitre],
    playouts: 16,
    oneOf: 20,
    takesWhole: true,
  });
}

describe('thinking pays', () => {
  const { debutant, expert, maitre } = botsOf(NDB);
  const thinking = (bot: AnyBot): AnyBot => withBudget(bot, { playouts: 40 });

  test('an expert beats three regulars by more than luck, even in a hurry', () => {
    expect(strengthOf(table, thinking(expert), habitue, 6)).toBeGreaterThan(3);
  });
  test('so does a master', () => {
    expect(strengthOf(table, thinking(maitre), habitue, 6)).toBeGreaterThan(3);
  });
  test('a beginner loses to them by more than luck', () => {
    expect(strengthOf(table, debutant, habitue, 40)).toBeLessThan(-3);
  });
});
