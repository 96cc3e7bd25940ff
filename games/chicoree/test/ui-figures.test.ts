// The examples that the rules draw are right.
import { expect, test } from 'vitest';

import { CODES, flowersOn, incomeOf, isBluffCard, RULES } from '../rules/index.ts';
import {
  bluffResult,
  CHAIN,
  CHALLENGE,
  challengeResult,
  FAMILIES,
  FISTS,
  INCOME,
  SECOND,
  SOLD,
  STARTS,
} from '../ui/figures/examples.ts';

const card = (code: string): number => CODES.indexOf(code as (typeof CODES)[number]);

test('every card that is drawn exists', () => {
  const drawn = [
    ...CHAIN,
    ...STARTS,
    ...Object.values(FAMILIES).flat(),
    ...Object.values(SECOND).flat(),
    ...Object.values(SOLD).flat(),
    ...INCOME.cards,
    CHALLENGE.turned,
    ...CHALLENGE.shown.flat(),
  ];
  for (const code of drawn) expect(RULES.card.parse(code)).toBeDefined();
});

test('[CH-30] [CH-32] [CH-59] [CH-61] [CH-64] [CH-66] [CH-67] they say what the rules say', () => {
  expect(incomeOf(card('EGY'))).toBe(INCOME.bank);
  expect(INCOME.each).toBe(2 + 2);
  const { counts, pot, winners } = challengeResult();
  expect(counts).toEqual([4, 4, 0]);
  expect(winners).toEqual([0, 1]);
  const all = [CHALLENGE.turned, ...CHALLENGE.shown.flat()];
  expect(pot).toBe(all.reduce((sum, code) => sum + flowersOn(card(code)), 0));
  expect(SOLD.bluff.every((code) => isBluffCard(card(code)))).toBe(true);
  expect(SOLD.open.some((code) => isBluffCard(card(code)))).toBe(false);
  expect(bluffResult()).toEqual({ winner: FISTS.indexOf(5), bank: 13 });
});
