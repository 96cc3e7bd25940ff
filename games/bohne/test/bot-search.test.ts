// The bean bots that search: no card that they cannot see changes what they do or how long they take
// over it, and thinking pays.

import { botsOf } from '@tablee/bohne/bot';
import { METAS } from '@tablee/bohne/meta';
import { RULES } from '@tablee/bohne/rules';
import { MANNERS, playMatch, withBudget, type AnyBot, matchPlan } from '@tablee/bots';
import { thoughtSuite } from '@tablee/bots/suites';
import { assert } from '@tablee/kit';
import { describe, expect, test } from 'vitest';

const NDB = 'nicht-die-bohne';
const rules = RULES[NDB];
const { habitue } = botsOf(NDB);
/** Every manner at a number of seats of its own. */
const SEATS = { even: 4, cautious: 3, gambler: 5, grudger: 6 } as const;

const table = { rules, meta: METAS[NDB], options: { rounds: '1' } };
const planFor = (bots: readonly AnyBot[], seed: string) => matchPlan(table, bots, seed);

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
  /** The share of rounds that one wins among others of a kind, every deal from every seat. */
  const share = (one: AnyBot, others: AnyBot, deals: number): number => {
    let wins = 0;
    for (let i = 0; i < deals; i++)
      for (let seat = 0; seat < 4; seat++) {
        const bots = [0, 1, 2, 3].map((s) => (s === seat ? one : others));
        const { pending } = playMatch(planFor(bots, `thinking ${i}`));
        assert(pending.kind === 'over', 'a match ends');
        const { winners } = pending.outcome;
        if (winners.includes(seat)) wins += 1 / winners.length;
      }
    return wins / (4 * deals);
  };
  const { debutant, expert, maitre } = botsOf(NDB);
  const thinking = (bot: AnyBot): AnyBot => withBudget(bot, { playouts: 40 });

  test('an expert beats three regulars far more often than not, even in a hurry', () => {
    expect(share(thinking(expert), habitue, 6)).toBeGreaterThan(0.45);
  });
  test('so does a master', () => {
    expect(share(thinking(maitre), habitue, 6)).toBeGreaterThan(0.4);
  });
  test('a beginner seldom beats three regulars', () => {
    expect(share(debutant, habitue, 40)).toBeLessThan(0.17);
  });
});
