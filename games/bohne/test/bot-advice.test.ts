// Advice at the bean table: the best is first, a plain mistake is last, and chances are chances.

import { ADVISER } from '@tablee/bohne/bot/advice';
import { DECK, RULES, type Move } from '@tablee/bohne/rules';
import { rngFor, shuffle } from '@tablee/kit';
import { expect, test } from 'vitest';
import { lastTrick } from './table-setting.ts';

const rules = RULES['nicht-die-bohne'];

test('says what is plainly best and what is plainly worst, and why', () => {
  const { candidates } = ADVISER(lastTrick(), 0, rngFor('advice', 'x'), { playouts: 60 });
  expect(candidates).toHaveLength(3);
  const [best, , worst] = candidates;
  expect(rules.notation.format(best!.move as Move)).toBe('take 1');
  expect(best!.reasons).toContainEqual({ fact: 'helps-row', facts: { points: 10, left: 0 } });
  expect(best!.score).toBe(27);
  expect(rules.notation.format(worst!.move as Move)).toBe('take 2');
  expect(worst!.reasons[0]).toEqual({
    fact: 'hurts-row',
    facts: { points: 34, left: 0 },
    isAgainst: true,
  });
  expect(worst!.score).toBe(-17);
  expect(best!.chance).toBeGreaterThanOrEqual(worst!.chance);
});

test('nobody is ahead of anybody at the start: about a quarter each', () => {
  const chances = Array.from({ length: 4 }, (_, deal) => {
    const state = rules.setup({ seats: 4, options: { rounds: 3, first: 0 } });
    const dealt = [...DECK];
    shuffle(dealt, dealt.length, rngFor('advice', `deal ${deal}`));
    rules.apply(state, { kind: 'chance', cards: dealt });
    const { candidates } = ADVISER(rules.view(state, 0), 0, rngFor('a', 'b'), { playouts: 200 });
    // At 0 to 0 nobody is in the lead, and the best card is not argued against.
    const told = candidates.flatMap(({ reasons }) => reasons).map(({ fact }) => fact);
    expect(told).not.toContain('serves-leader');
    expect(candidates[0]!.reasons.filter(({ isAgainst }) => isAgainst === true)).toEqual([]);
    return candidates[0]!.chance;
  });
  const mean = chances.reduce((sum, chance) => sum + chance / chances.length, 0);
  expect(mean).toBeGreaterThan(0.16);
  expect(mean).toBeLessThan(0.45);
});
