// A game in which players follow suit and points are bad: what was seen of a hand binds every guess, and which
// way scores count is said.
import { describe, expect, test } from 'vitest';
import { META } from '../../../e2e/new-game/meta.ts';
import { RULES, type State } from '../../../e2e/new-game/rules/index.ts';
import { BACKSTAGE } from '../../../e2e/new-game/testing/index.ts';
import { rngFor, shuffle, type AnyRules } from '../src/index.ts';
import { conform, type AnyBackstage } from '../src/testing/index.ts';

const plan = {
  meta: META,
  backstage: BACKSTAGE as AnyBackstage,
  seats: 3,
  games: 10,
  seed: 'pinned',
};
const rules: AnyRules = RULES;

/** Hands of any cards that are still unplayed. */
function careless(view: unknown): State {
  const { hands, ...rest } = view as State;
  const seen = [...hands.flat(), ...rest.played];
  const unseen = Array.from({ length: 18 }, (_, card) => card).filter(
    (card) => !seen.includes(card),
  );
  shuffle(unseen, unseen.length, rngFor('careless', String(seen)));
  return {
    ...structuredClone(rest),
    hands: hands.map((hand) => hand.map((card) => card ?? unseen.pop()!)),
  };
}

describe('a guess', () => {
  test('that remembers who could not follow suit is sound', () => {
    expect(conform({ ...plan, rules })).toEqual([]);
  });

  test('that deals a suit to a seat which has shown to be out of it is found out', () => {
    expect(conform({ ...plan, rules: { ...rules, guess: careless } })).toMatchObject([
      {
        check: 'past',
        detail: expect.stringMatching(/^\d imagines that \d could not “play .*CHR-04/) as string,
      },
    ]);
  });

  test('is found out, too, where the view does not show it', () => {
    const blind: AnyRules = {
      ...rules,
      view: (state, viewer) => ({ ...(rules.view(state, viewer) as State), voids: [] }),
      guess: (view) => ({ ...careless(view), voids: [[], [], []] }),
    };
    expect(conform({ ...plan, rules: blind }).map(({ check }) => check)).toContain('past');
  });
});

test('scores that count the other way are found out', () => {
  const { counts: _, ...meta } = META;
  expect(conform({ ...plan, rules, meta })).toMatchObject([{ check: 'pending', at: 'every end' }]);
});
