// What a master has in mind at beans: who takes by rule of thumb, and what regulars cannot hold any more.

import { botsOf } from '@tablee/bohne/bot';
import { MEMORY, readingOf, recalled, type Past } from '@tablee/bohne/bot/training';
import { METAS } from '@tablee/bohne/meta';
import { rankOf, RULES, suitOf, type State, type View } from '@tablee/bohne/rules';
import { MANNERS, Match, withBudget, type AnyBot, matchPlan } from '@tablee/bots';
import { rngFor } from '@tablee/kit';
import { describe, expect, test } from 'vitest';

const NDB = 'nicht-die-bohne';
const rules = RULES[NDB];
const { habitue } = botsOf(NDB);

/** Plays a match and says what seat 0 has in mind whenever it is asked, with the true table beside it. */
function watched(
  others: readonly AnyBot[],
  rounds: number,
  look: (view: View, past: Past, truth: State) => void,
): void {
  const spy: AnyBot = (view, seat, rng, budget, past) => {
    look(view as View, past as Past, match.log.state as State);
    return habitue(view, seat, rng, budget);
  };
  const bots = [Object.assign(spy, { memory: MEMORY }), ...others];
  const table = { rules, meta: METAS[NDB], options: { rounds: String(rounds) } };
  const match = new Match(matchPlan(table, bots, 'what beans remember'));
  while (match.step()) continue;
}

const hasty = (bot: AnyBot): AnyBot => withBudget(bot, { playouts: 60 });

test('regulars of all manners are known by what they take, and so are those who think', () => {
  const grudger = botsOf(NDB, 'grudger').habitue;
  let last: Past | undefined;
  watched([habitue, grudger, hasty(botsOf(NDB).expert)], 2, (_view, past) => (last = past));
  const [, even, grudging, expert] = last!.odds.map(readingOf);
  expect(even!.isRegular).toBeGreaterThan(0.9);
  expect(grudging!.isRegular).toBeGreaterThan(0.9);
  expect(MANNERS[grudging!.manner]).toBe('grudger');
  expect(expert!.isRegular).toBeLessThan(0.05);
});

describe('what regulars cannot hold', () => {
  const others = MANNERS.map((manner) => botsOf(NDB, manner).habitue);
  const mayHold = ({ possible }: Past, seat: number, card: number): boolean =>
    (possible[seat]![seat - 1]![suitOf(card)]! & (1 << rankOf(card))) !== 0;

  test('they do not hold, and it is much', () => {
    let held = 0;
    let ruledOut = 0;
    watched(others, 2, (_view, past, truth) => {
      for (let seat = 1; seat < 5; seat++)
        for (const card of truth.hand(seat)) {
          expect(mayHold(past, seat, card)).toBe(true);
          held += 1;
        }
      for (const card of truth.hand(0)) if (!mayHold(past, 1, card)) ruledOut += 1;
    });
    expect(held).toBeGreaterThan(500);
    expect(ruledOut).toBeGreaterThan(50);
  });

  test('is not dealt to them once they are known, and every guess fits the view', () => {
    const guesses = rngFor('beans', 'guess');
    const people = { thinker: { pick: () => 0 }, regular: { pick: () => 0 } };
    let odd = 0;
    let oddWithout = 0;
    let hands = 0;
    watched([habitue, habitue, habitue, habitue], 3, (view, past) => {
      const sure = [1, 2, 3, 4].filter((seat) => readingOf(past.odds[seat]!).isRegular > 0.95);
      if (sure.length < 4) return;
      const { guess } = recalled(past, view, 0, people);
      const oddIn = (state: State): number =>
        sure.filter((seat) => {
          const ranks = past.possible[seat]![readingOf(past.odds[seat]!).manner]!;
          return state
            .hand(seat)
            .some((card) => (ranks[suitOf(card)]! & (1 << rankOf(card))) === 0);
        }).length;
      const state = guess!(view, 0, guesses);
      expect(rules.pack(rules.view(state, 0))).toEqual(rules.pack(view));
      odd += oddIn(state);
      oddWithout += oddIn(rules.guess(view, 0, guesses));
      hands += sure.length;
    });
    expect(hands).toBeGreaterThan(40);
    expect(odd).toBeLessThan(hands / 5);
    expect(oddWithout).toBeGreaterThan(2 * odd);
  });
});
