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
    moves: 10,
  });
  const tokens = (step: number) => [0, 1, 2].map((of) => stops[step]!.state.tokens(of));

  test('tells the truth about the tokens', () => {
    expect(tokens(1)).toEqual([12, 12, 12]);
    expect(tokens(7)).toEqual([8, 12, 12]);
    expect(tokens(11)).toEqual([4, 9, 10]);
    // The challenge brings 10.
    expect(tokens(14)).toEqual([14, 9, 10]);
  });

  test('offers the poorer Départ before the better one comes', () => {
    expect(stops[9]!.legal).toContain('start MOI');
    expect(stops[15]!.legal).toContain('start MOI');
    expect(RULES.card.format(stops[16]!.state.start(seat))).toBe('EGY');
  });

  test('shows a debt that somebody has to sell for', () => {
    expect(tokens(65)[2]).toBe(0);
    expect(RULES.pending(stops[65]!.state)).toEqual({ kind: 'turn', seat: 2 });
    const [before, after] = [tokens(67), tokens(68)];
    expect(before.map((held, of) => after[of]! - held)).toEqual([-2 + 1, 0, 2 - 1]);
  });

  test('burns Odette’s factory, and leaves one card to lay', () => {
    const { state } = stops.at(-1)!;
    expect([69, 70].map((step) => stops[step]!.state.laid(1, 3))).toEqual([1, 0]);
    expect(state.chainLength(seat)).toBe(6);
    expect(state.laid(seat, 7)).toBe(0);
  });

  test('sends the learner to try what the rules refuse', () => {
    const refusal = (step: number, text: string): Refusal | undefined => {
      const move = RULES.notation.parse(text);
      assert(move.ok, `a move: ${text}`);
      return RULES.check(stops[step]!.state, seat, move.value);
    };
    expect(refusal(15, 'lay C1')).toMatchObject({ rule: 'CH-15', why: 'no-start-yet' });
  });
});
