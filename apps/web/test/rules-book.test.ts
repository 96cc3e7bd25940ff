// The pages of rules: their order, their words, and finding things in them.

import { LANGS, type Lang, type RuleBook } from '@tablee/kit';
import { findGame, GAMES } from '@tablee/registry';
import { describe, expect, test } from 'vitest';
import { outlineOf } from '../src/rules/outline.ts';
import { fold, found, piecesOf, termsOf } from '../src/rules/search.ts';

const bookOf = (game: string, lang: Lang): Promise<RuleBook> => findGame(game)!.book(lang);
const EVERY = GAMES.flatMap(({ meta }) => LANGS.map((lang) => [meta.id, lang] as const));

describe('the outline', () => {
  test.each(EVERY)('of %s holds every rule once, in order, in %s', async (game, lang) => {
    const book = await bookOf(game, lang);
    const chapters = outlineOf(book, lang);
    expect(chapters.flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(
      Object.keys(book.rules),
    );
    expect(chapters.every(({ rules }) => rules.length > 0)).toBe(true);
  });

  test('knows our rulings', async () => {
    const rules = outlineOf(await bookOf('pas-de-bras', 'fr'), 'fr').flatMap(({ rules }) => rules);
    const isRuling = (id: string) => rules.find((rule) => rule.id === id)!.isRuling;
    expect([isRuling('NB-43'), isRuling('NB-23')]).toEqual([true, false]);
  });
});

describe('the search', async () => {
  const books = new Map(
    await Promise.all(
      EVERY.map(async ([game, lang]) => [`${game} ${lang}`, await bookOf(game, lang)] as const),
    ),
  );
  const find = (game: string, lang: Lang, query: string): string[] => {
    const book = books.get(`${game} ${lang}`)!;
    return found(outlineOf(book, lang), termsOf(query, lang, book.synonyms)).flatMap(({ rules }) =>
      rules.map(({ id }) => id),
    );
  };
  const ids = (query: string): string[] => find('chicoree', 'fr', query);

  test('ignores accents, case, ligatures and kinds of quotes', () => {
    expect(fold('Égypte, cœur, L’x — Straße −')).toBe("egypte, coeur, l'x — strasse -");
    expect(ids('EGYPTE')).toEqual(['CH-30']);
    expect(ids('defi')).toEqual(ids('Défi'));
    expect(ids('encheres  BLUFF')).toEqual(ids('enchère bluff'));
    expect(ids('enchères')).toContain('CH-64');
  });

  test('finds ids as people write them', () => {
    for (const query of ['CH-30', 'ch30', 'ch 30']) expect(ids(query)).toContain('CH-30');
    expect(ids('CH-3')).toContain('CH-33');
  });

  test('wants every word, and finds nothing for nonsense', () => {
    expect(ids('magasin exporter').length).toBeLessThan(ids('magasin').length);
    expect(ids('quetsche')).toEqual([]);
    expect(ids('   ')).toHaveLength(Object.keys(books.get('chicoree fr')!.rules).length);
    expect(ids('(')).not.toHaveLength(0);
  });

  test.each([
    ['nicht-die-bohne', 'en', 'what happens if two players have equal points', 'NB-43'],
    ['nicht-die-bohne', 'en', 'who begins?', 'NB-15'],
    ['nicht-die-bohne', 'fr', 'qui commence', 'NB-15'],
    ['pas-de-bras', 'fr', 'qui commence ?', 'NB-15'],
    ['nicht-die-bohne', 'de', 'wer fängt an', 'NB-15'],
  ] as const)('in %s, in %s, the question “%s” leads to %s', (game, lang, query, id) => {
    expect(find(game, lang, query)).toContain(id);
  });

  test('a question finds rules, and only those that hold most of its words', () => {
    expect(ids('à combien de cartes en main ?').length).toBeGreaterThan(0);
    expect(ids('magasin quetsche')).toEqual(ids('magasin'));
  });

  test.each([
    ['chicoree', 'fr', 'égalité', 'CH-61'],
    ['chicoree', 'fr', 'ex æquo', 'CH-67'],
    ['chicoree', 'fr', 'exaequo', 'CH-67'],
    ['chicoree', 'fr', 'zéro', 'CH-66'],
    ['chicoree', 'fr', 'boutiques', 'CH-12'],
    ['chicoree', 'fr', 'poings', 'CH-66'],
    ['nicht-die-bohne', 'fr', 'égalités', 'NB-43'],
    ['nicht-die-bohne', 'fr', 'ex aequo', 'NB-43'],
    ['nicht-die-bohne', 'fr', 'zero', 'NB-33'],
    ['nicht-die-bohne', 'fr', 'plis', 'NB-25'],
    ['pas-de-bras', 'fr', 'huile', 'NB-31'],
    ['pas-de-bras', 'fr', 'huiles de palme', 'NB-31'],
    ['pas-de-bras', 'fr', 'zéro', 'NB-33'],
    ['pas-de-bras', 'fr', 'moins', 'NB-31'],
    ['chicoree', 'en', 'ties', 'CH-67'],
    ['chicoree', 'en', 'shops', 'CH-32'],
    ['nicht-die-bohne', 'en', 'tie', 'NB-43'],
    ['nicht-die-bohne', 'en', 'zero', 'NB-33'],
    ['nicht-die-bohne', 'en', 'doubling', 'NB-32'],
    ['pas-de-bras', 'en', 'palm oils', 'NB-31'],
    ['pas-de-bras', 'en', 'no arms', 'NB-33'],
    ['chicoree', 'de', 'Gleichstand', 'CH-67'],
    ['chicoree', 'de', 'Auktionen', 'CH-64'],
    ['chicoree', 'de', 'Laeden', 'CH-12'],
    ['chicoree', 'de', 'Faust', 'CH-66'],
    ['nicht-die-bohne', 'de', 'Gleichstände', 'NB-43'],
    ['nicht-die-bohne', 'de', 'Null', 'NB-33'],
    ['pas-de-bras', 'de', 'Palmoel', 'NB-31'],
    ['pas-de-bras', 'de', 'Minus', 'NB-31'],
  ] as const)('in %s, in %s, “%s” leads to %s', (game, lang, query, id) => {
    expect(find(game, lang, query)).toContain(id);
  });

  test.each([
    ['chicoree', 'en', 'tie', 'CH-02'],
    ['nicht-die-bohne', 'de', 'Gleichstand', 'NB-21'],
    ['pas-de-bras', 'de', 'Gleichstand', 'NB-21'],
  ] as const)('in %s, in %s, “%s” does not lead to %s', (game, lang, query, id) => {
    expect(find(game, lang, query)).not.toContain(id);
  });

  test('a word that means the same is found where one begins, not inside another', () => {
    const terms = termsOf('quitter', 'fr', [['quitter', 'part']]);
    const rule = (text: string) => ({ id: 'XX-01', text, isRuling: false });
    const chapter = { id: 'x', title: '', rules: [rule('Il part.'), rule('Le départ.')] };
    expect(found([chapter], terms)[0]!.rules).toEqual([rule('Il part.')]);
  });
});

describe('the pieces of a rule', () => {
  test.each(EVERY)('put together are the rule: %s in %s', async (game, lang) => {
    for (const text of Object.values((await bookOf(game, lang)).rules)) {
      const pieces = piecesOf(text, termsOf('e ch-4 œ', lang));
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    }
  });

  test('mark what was found and link other rules', () => {
    expect(piecesOf('Un cœur à l’arrêt (CH-42).', termsOf('coeur arret', 'fr'))).toEqual([
      { text: 'Un ', isHit: false, rule: null },
      { text: 'cœur', isHit: true, rule: null },
      { text: ' à l’', isHit: false, rule: null },
      { text: 'arrêt', isHit: true, rule: null },
      { text: ' (', isHit: false, rule: null },
      { text: 'CH-42', isHit: false, rule: 'CH-42' },
      { text: ').', isHit: false, rule: null },
    ]);
    // Less than the word was typed; all of it is marked.
    const marked = piecesOf('Deux huiles de palme.', termsOf('uil', 'fr'));
    expect(marked.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['huiles']);
    expect(piecesOf('', [])).toEqual([]);
  });
});
