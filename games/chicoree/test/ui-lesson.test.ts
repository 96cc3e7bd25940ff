// The Chicorée lesson: the prepared game is a sound one, every move that the voice asks for is the
// learner's to make, and what the voice says of tokens and cards is true.
import { META } from '@tablee/chicoree/meta';
import { RULES } from '@tablee/chicoree/rules';
import { lessonOf } from '@tablee/chicoree/ui/lesson/index.ts';
import { assert, type Refusal } from '@tablee/kit';
import { lessonSuite } from '@tablee/kit/suites';
import { describe, expect, test } from 'vitest';

describe('the lesson of Chicorée', () => {
  const { seat } = lessonOf(META.id, 'fr');
  const stops = lessonSuite({
    rules: RULES,
    meta: META,
    lessonOf: (lang) => lessonOf(META.id, lang),
    moves: 9,
  });

  test('tells the truth about the tokens', () => {
    const tokens = (step: number) => [0, 1, 2].map((of) => stops[step]!.state.tokens(of));
    expect(tokens(1)).toEqual([12, 12, 12]);
    expect(tokens(7)).toEqual([8, 12, 12]);
    expect(tokens(9)).toEqual([4, 9, 10]);
    // The challenge brings 10, and Egypt 4.
    expect(tokens(15)).toEqual([14, 9, 10]);
    expect(tokens(16)).toEqual([18, 9, 10]);
  });

  test('stops Odette, and leaves six cards to lay', () => {
    const { state } = stops.at(-1)!;
    expect([0, 1, 2].map((of) => state.isStopped(of))).toEqual([false, true, false]);
    expect(state.chainLength(seat)).toBe(1);
  });

  test('sends the learner to try what the rules refuse', () => {
    const refusal = (step: number, text: string): Refusal | undefined => {
      const move = RULES.notation.parse(text);
      assert(move.ok, `a move: ${text}`);
      return RULES.check(stops[step]!.state, seat, move.value);
    };
    expect(refusal(10, 'lay C1')).toMatchObject({ rule: 'CH-15', why: 'no-start-yet' });
    expect(refusal(16, 'lay C6')).toMatchObject({ rule: 'CH-12', why: 'no-harvest-yet' });
  });
});
