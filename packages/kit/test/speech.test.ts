// People, numbers and lists in the three languages, and the proofreader that reads every sentence.
import { counted, either, figure, LANGS, listed, personOf, seatMeant, signed } from '@tablee/kit';
import { addresses, proofread } from '@tablee/kit/testing';
import { describe, expect, test } from 'vitest';

const NAMES = ['Alex', 'Beate', 'Yves', 'Yann', 'Élise', ''];

describe('people', () => {
  test('have a French genitive with or without elision', () => {
    const of = NAMES.map((_, seat) => personOf('fr', NAMES, seat).of);
    expect(of).toEqual(['d’Alex', 'de Beate', 'd’Yves', 'de Yann', 'd’Élise', 'du siège 5']);
    const aitches = ['Hélène', 'Hugo', 'Hans', 'Heidi'];
    expect(aitches.map((_, seat) => personOf('fr', aitches, seat).of)).toEqual([
      'd’Hélène',
      'd’Hugo',
      'de Hans',
      'de Heidi',
    ]);
  });

  test('are their seats where no name is known', () => {
    expect(personOf('fr', undefined, 2)).toMatchObject({
      name: 'le siège 2',
      start: 'Le siège 2',
      of: 'du siège 2',
      to: 'au siège 2',
    });
    expect(personOf('en', [], 2)).toMatchObject({ start: 'Seat 2', of: 'seat 2’s' });
    expect(personOf('de', ['  '], 0)).toMatchObject({ name: 'Platz 0', to: 'an Platz 0' });
  });

  test('are « tu » to themselves only, and verbs follow', () => {
    const said = (me?: number | null) =>
      LANGS.map((lang) => {
        const { label, does } = personOf(lang, NAMES, 1, me);
        return `${label}: ${does('do', 'does')}`;
      });
    expect(said(1)).toEqual(['Toi: Tu do', 'You: You do', 'Du: Du do']);
    for (const others of [said(), said(null), said(0)])
      expect(new Set(others)).toEqual(new Set(['Beate: Beate does']));
  });

  test.each([
    ['2', 2],
    ['beate', 1],
    ['BEA', 1],
    ['élise', 4],
    ['y', undefined],
    ['', undefined],
    ['Zoé', undefined],
  ])('are meant by %s', (text, seat) => {
    expect(seatMeant(text, NAMES)).toBe(seat);
  });

  test('of one name are told apart by their seats only', () => {
    expect(seatMeant('bot', ['Bot', 'Bot'])).toBeUndefined();
    expect(seatMeant('ann', ['Ann', 'Anna'])).toBe(0);
  });
});

describe('numbers and lists', () => {
  test('take the plural of their language', () => {
    const french = [0, 1, 2].map((count) => counted('fr', count, 'pion', 'pions'));
    expect(french).toEqual(['0 pion', '1 pion', '2 pions']);
    const english = [0, 1, 2].map((count) => counted('en', count, 'token', 'tokens'));
    expect(english).toEqual(['0 tokens', '1 token', '2 tokens']);
    expect(counted('de', -3, 'Punkt', 'Punkten')).toBe('−3 Punkten');
  });

  test('have a real minus sign', () => {
    expect([figure(-13), signed(-13), signed(7), signed(0)]).toEqual(['−13', '−13', '+7', '0']);
  });

  test('end with and, or with or', () => {
    expect(LANGS.map((lang) => listed(lang, ['A', 'B', 'C']))).toEqual([
      'A, B et C',
      'A, B and C',
      'A, B und C',
    ]);
    expect(LANGS.map((lang) => either(lang, ['A', 'B', 'C']))).toEqual([
      'A, B ou C',
      'A, B or C',
      'A, B oder C',
    ]);
  });
});

describe('the proofreader', () => {
  test.each([
    ['fr', 'Attends\u00a0: c’est à Beate.'],
    ['en', 'Wait: it is Beate’s turn, at −3.'],
    ['de', 'Warte: „JOK 3“ von 1-2-3.'],
  ] as const)('has nothing to say about good %s', (lang, text) => {
    expect(proofread(text, lang)).toEqual([]);
  });

  test.each([
    ['fr', 'Attends : non.'],
    ['fr', 'Attends: non.'],
    ['fr', '«\u00a0Oui »'],
    ['fr', '« Oui\u00a0»'],
    ['fr', "C'est non."],
    ['en', 'Wait : no.'],
    ['en', '„No“'],
    ['de', '«Nein»'],
    ['en', 'seat undefined'],
    ['en', 'worth -3'],
    ['en', 'a  b'],
    ['en', ''],
    ['en', undefined],
  ] as const)('complains about %s %s', (lang, text) => {
    expect(proofread(text, lang)).toHaveLength(1);
  });

  test('knows who is spoken to', () => {
    expect(addresses('Montre ta carte.', 'fr')).toBe(true);
    expect(addresses('La carte du tas.', 'fr')).toBe(false);
    expect(addresses('Your turn.', 'en')).toBe(true);
    expect(addresses('Zeige deine Karte.', 'de')).toBe(true);
    expect(addresses('Er duckt sich.', 'de')).toBe(false);
  });
});
