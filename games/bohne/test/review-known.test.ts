// The last tricks of bean rounds, counted out: the reviewer knows what their choices cost.

import { botsOf } from '@tablee/bohne/bot';
import { JUDGE } from '@tablee/bohne/bot/advice';
import { METAS, type Edition } from '@tablee/bohne/meta';
import { PHASE, RULES, type State } from '@tablee/bohne/rules';
import { matchPlan, playMatch } from '@tablee/bots';
import { parseStep } from '@tablee/kit';
import { Reviewer } from '@tablee/review';
import { knownSuite, type KnownGame } from '@tablee/review/suites';
import { expect, test } from 'vitest';

const GAMES = 8;

/** In the last trick everything lies open; in the one before it a card of each of the others is hidden. */
const isSmall = (state: unknown): boolean => {
  const { seats, phase, cardsEach, trick } = state as State;
  const isChosen = phase === PHASE.take || (phase === PHASE.play && seats === 3);
  return trick >= cardsEach - 2 && isChosen;
};

const EDITIONS: readonly Edition[] = ['nicht-die-bohne', 'pas-de-bras'];

function game(number: number): KnownGame {
  const edition = EDITIONS[number % 2]!;
  const { debutant } = botsOf(edition);
  return {
    rules: RULES[edition],
    meta: METAS[edition],
    options: { rounds: '3' },
    bots: [debutant, debutant, debutant, ...(number % 4 < 2 ? [debutant] : [])],
    seed: `known ${number}`,
  };
}

knownSuite('last tricks', {
  judge: JUDGE,
  games: Array.from({ length: GAMES }, (_, number) => game(number)),
  isSmall,
  waysMax: 300_000,
  kinds: ['turn', 'sealed'],
});

/** Somebody at random gives a card, and two others are nearly as good as each other. */
const TWO_RIVALS = { seed: 'review/nicht-die-bohne/random/0', choice: 212 };

test('which of two moves was taken for the best hardly changes what a choice cost', () => {
  const [edition] = EDITIONS as [Edition];
  const rules = RULES[edition];
  const bots = Array.from({ length: 4 }, () => botsOf(edition).random);
  const match = matchPlan({ rules, meta: METAS[edition] }, bots, TWO_RIVALS.seed);
  const steps = playMatch(match).lines.flatMap((line) => {
    const step = parseStep(rules, line);
    return step.ok ? [step.value] : [];
  });
  const costs = ['1', '2'].map((seed) => {
    const plan = { rules, setup: match.setup, steps, judge: JUDGE, seats: [0, 1, 2, 3], seed };
    const piece = new Reviewer(plan).piece({ kind: 'choice', index: TWO_RIVALS.choice });
    return piece.kind === 'choice' ? (piece.price?.cost ?? NaN) : NaN;
  });
  expect(Math.abs(costs[0]! - costs[1]!)).toBeLessThan(0.02);
});
