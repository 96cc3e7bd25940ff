// What masters reckon with at beans: what rows are believed to come to, and that people who think take by it.

import { botsOf } from '@tablee/bohne/bot';
import { believed, EQUAL_TAKER, LEARNED_POLICY, prospects } from '@tablee/bohne/bot/training';
import { METAS } from '@tablee/bohne/meta';
import { PHASE, RULES, type Move, type State } from '@tablee/bohne/rules';
import { Match, matchPlan, withBudget, type AnyBot } from '@tablee/bots';
import { rngFor } from '@tablee/kit';
import { describe, expect, test } from 'vitest';

const NDB = 'nicht-die-bohne';
const rules = RULES[NDB];

// Rows in short: the sum of the numbers, 64 for every minus, 256 for a double, 512 for a zero.
const [MINUS, DOUBLE, ZERO] = [64, 256, 512];

describe('what a row is believed to come to', () => {
  const late = prospects(15, 4);
  const spoilt = 15 + MINUS;

  test('at the end is what it is worth', () => {
    const end = prospects(15, 0);
    expect(believed(end, 15, 15)).toBe(15);
    expect(believed(end, spoilt, spoilt)).toBe(-15);
    expect(believed(end, spoilt + DOUBLE, spoilt + DOUBLE)).toBe(-30);
    expect(believed(end, spoilt + ZERO, spoilt + ZERO)).toBe(0);
  });

  test('is worse for a spoilt one when no minus can come to it any more', () => {
    expect(believed(late, spoilt, spoilt)).toBeGreaterThan(
      believed(late, spoilt, spoilt + 2 * MINUS),
    );
  });

  test('is better for a good one when neither minus nor zero can come to it', () => {
    expect(believed(late, 25, 25 + 3 * MINUS + ZERO)).toBeGreaterThan(believed(late, 25, 25));
  });

  test('is better for one that nothing else can befall while a double may come', () => {
    const safe = 25 + 3 * MINUS + ZERO;
    expect(believed(late, 25, safe)).toBeGreaterThan(believed(late, 25, safe + DOUBLE));
  });
});

test.each([3, 4, 5, 6])(
  'at %i seats experts take so rather than as was learned of their rows',
  (seats) => {
    const rng = rngFor('equals', String(seats));
    let equal = 0;
    let before = 0;
    const expert = withBudget(botsOf(NDB).expert, { playouts: 100 });
    const watched: AnyBot = (view, seat, luck) => {
      const move = expert(view, seat, luck) as Move;
      const state = match.log.state as State;
      if (move.kind === 'take' && state.phase === PHASE.take)
        for (let i = 0; i < 8; i++) {
          const as = (policy: typeof EQUAL_TAKER): boolean => {
            const guess = rules.moveAt(state, seat, policy.pick(state, seat, rng));
            return guess.kind === 'take' && guess.seat === move.seat;
          };
          if (as(EQUAL_TAKER)) equal += 1;
          if (as(LEARNED_POLICY)) before += 1;
        }
      return move;
    };
    const table = { rules, meta: METAS[NDB], options: { rounds: '2' } };
    const match = new Match(matchPlan(table, new Array<AnyBot>(seats).fill(watched), 'equals'));
    while (match.step()) continue;
    expect(equal).toBeGreaterThan(before);
  },
);
