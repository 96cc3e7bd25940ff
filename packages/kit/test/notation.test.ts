// Moves as text: one spelling each, and nothing else is read.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { after, many, notation, one, wholeNumber, words } from '../src/index.ts';

const list: string[] = ['AS', 'KG'];
list[3] = 'Q-';
const card = words(list);
const text = notation({
  lead: { card: one(card) },
  lay: { card: one(card), as: after('as', wholeNumber) },
  show: { cards: many(card) },
  pass: {},
});

const anyCard = fc.constantFrom(0, 1, 3);
const anyMove = fc.oneof(
  fc.record({ kind: fc.constant('lead' as const), card: anyCard }),
  fc.record({
    kind: fc.constant('lay' as const),
    card: anyCard,
    as: fc.option(fc.nat(999_999_999), { nil: null }),
  }),
  fc.record({ kind: fc.constant('show' as const), cards: fc.array(anyCard, { minLength: 1 }) }),
  fc.record({ kind: fc.constant('pass' as const) }),
);

describe('notation', () => {
  test('names its kinds', () => {
    expect(text.kinds).toEqual(['lead', 'lay', 'show', 'pass']);
  });
  test('reads back every move that it writes', () => {
    fc.assert(
      fc.property(anyMove, (move) => {
        expect(text.parse(text.format(move))).toEqual({ ok: true, value: move });
      }),
    );
  });
  test('reads any text or says that it cannot; what it reads it writes the same', () => {
    const token = fc.constantFrom('lead', 'lay', 'show', 'pass', 'AS', 'Q-', 'as', '1', '01', '');
    const anyText = fc.oneof(
      fc.string(),
      fc.array(token).map((tokens) => tokens.join(' ')),
    );
    fc.assert(
      fc.property(anyText, (input) => {
        const move = text.parse(input);
        if (move.ok) expect(text.format(move.value)).toBe(input);
        else expect(move.error.code).toMatch(/^move-(unknown|malformed)$/);
      }),
      { numRuns: 2000 },
    );
  });
  test.each([
    ['', 'move-unknown', ''],
    ['deal', 'move-unknown', 'deal'],
    ['constructor', 'move-unknown', 'constructor'],
    ['lead', 'move-malformed', ''],
    ['lead ZZ', 'move-malformed', 'ZZ'],
    ['lead AS KG', 'move-malformed', 'KG'],
    ['lead  AS', 'move-malformed', ''],
    ['lay AS as', 'move-malformed', 'as'],
    ['lay AS as 007', 'move-malformed', 'as'],
    ['show', 'move-malformed', ''],
    ['show AS ZZ', 'move-malformed', 'AS'],
    ['pass ', 'move-malformed', ''],
  ])('cannot read “%s”: %s', (input, code, part) => {
    expect(text.parse(input)).toEqual({ ok: false, error: { code, facts: { text: part } } });
  });
  test('writes a word that it does not have as a question mark', () => {
    expect(card.format(2)).toBe('?');
    expect(card.parse('?')).toBeUndefined();
  });
});
