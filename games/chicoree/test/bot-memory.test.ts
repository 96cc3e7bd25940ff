// What a master has in mind: who bids by rule of thumb, and what the pile was made of; and what it makes
// of that.

import { Match, withBudget, type AnyBot, matchPlan } from '@tablee/bots';
import { botsOf } from '@tablee/chicoree/bot';
import { companyOf, guessBy, MEMORY, type Past } from '@tablee/chicoree/bot/training';
import { META } from '@tablee/chicoree/meta';
import { KINDS, PHASE, RULES, type State, type View } from '@tablee/chicoree/rules';
import { rngFor } from '@tablee/kit';
import { describe, expect, test } from 'vitest';

type Look = (view: View, past: Past) => void;

const { habitue } = botsOf();

/** Plays a game and asks seat 0, who plays like a regular, what it has in mind whenever it is its turn. */
function watched(others: readonly AnyBot[], seed: string, look: Look, options = {}): void {
  const spy: AnyBot = (view, seat, rng, budget, past) => {
    look(view as View, past as Past);
    return habitue(view, seat, rng, budget);
  };
  const bots = [Object.assign(spy, { memory: MEMORY }), ...others];
  const match = new Match(matchPlan({ rules: RULES, meta: META, options }, bots, seed));
  while (match.step()) continue;
}

/** How much each of the others looks like a regular once so many turns are over. */
function readingsAfter(turns: number, others: readonly AnyBot[], options = {}): number[] {
  let readings: number[] = [];
  watched(
    others,
    'reading people',
    (view, past) => {
      if (view.turn > turns) return;
      readings = companyOf(past, view, 0)
        .readings.slice(1)
        .map((one) => one.isRegular);
    },
    options,
  );
  return readings;
}

const hasty = (bot: AnyBot): AnyBot => withBudget(bot, { playouts: 60 });

describe('reading people', () => {
  test.each(['turns', 'melee'])(
    'regulars of all manners are known by their bids: %s',
    (auction) => {
      const others = (['even', 'cautious', 'gambler'] as const).map((one) => botsOf(one).habitue);
      for (const reading of readingsAfter(40, others, { auction }))
        expect(reading).toBeGreaterThan(0.8);
    },
  );

  test('so are those who think', () => {
    const { expert, maitre } = botsOf();
    const [first, second, third] = readingsAfter(40, [hasty(expert), hasty(maitre), habitue]);
    expect(first).toBeLessThan(0.2);
    expect(second).toBeLessThan(0.2);
    expect(third).toBeGreaterThan(0.5);
  });

  test('before anybody has bid nobody is taken for anything', () => {
    const past = MEMORY.start({ seats: 3, options: {} }, 0);
    const view = RULES.view(RULES.setup({ seats: 3, options: { deck: 'tablee', first: 0 } }), 0);
    expect(companyOf(past, view, 0).regulars).toBe(0.5);
  });
});

describe('the pile', () => {
  const others = [habitue, habitue, habitue];
  const pileOf = (state: State): number[] =>
    Array.from({ length: state.pile }, (_, place) => state.pileAt(place));

  test('is imagined of what was shuffled into it, and every guess fits the view', () => {
    const guesses = rngFor('memory', 'guess');
    let imagined = 0;
    let wouldMiss = 0;
    for (let game = 0; game < 6; game++)
      watched(others, `pile ${game}`, (view, past) => {
        if (past.sources === null || view.phase === PHASE.over) return;
        const { fresh } = past.sources;
        const isOdd = (state: State): boolean => {
          const left = [...fresh];
          return pileOf(state).some((card) => --left[card]! < 0);
        };
        const state = guessBy(past, view)!(view, 0, guesses);
        expect(RULES.view(state, 0).at.join()).toBe(view.at.join());
        expect(isOdd(state)).toBe(false);
        if (isOdd(RULES.guess(view, 0, guesses))) wouldMiss += 1;
        imagined += 1;
      });
    expect(imagined).toBeGreaterThan(40);
    // Who does not remember puts cards there that lay in hands when it was made.
    expect(wouldMiss).toBeGreaterThan(imagined / 4);
  });

  test('and the other hands hold no more copies of a card than there are', () => {
    const guesses = rngFor('memory', 'copies');
    watched(others, 'pile 0', (view, past) => {
      if (past.sources === null) return;
      const state = guessBy(past, view)!(view, 0, guesses);
      const again = RULES.guess(view, 0, guesses);
      const held = (one: State): number[] => {
        const counts = new Array<number>(KINDS).fill(0);
        for (const card of pileOf(one)) counts[card]! += 1;
        for (let seat = 0; seat < one.seats; seat++)
          for (let card = 0; card < KINDS; card++) counts[card]! += one.inHand(seat, card);
        return counts;
      };
      expect(held(state)).toEqual(held(again));
    });
  });
});
