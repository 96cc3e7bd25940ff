// The pages of rules: their order, and finding things in them.

import { textsOf as bohneTexts } from '@tablee/bohne/texts';
import { textsOf as chicoreeTexts } from '@tablee/chicoree/texts';
import { LANGS } from '@tablee/kit';
import { describe, expect, test } from 'vitest';
import { outlineOf } from '../src/rules/outline.ts';
import { fold, found, piecesOf, wordsOf } from '../src/rules/search.ts';

describe('the outline', () => {
  test.each(LANGS)('holds every rule once, in order, in %s', (lang) => {
    for (const texts of [bohneTexts('nicht-die-bohne', lang), chicoreeTexts(lang)]) {
      const chapters = outlineOf(texts, lang);
      expect(chapters.flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(
        Object.keys(texts.rules),
      );
      expect(chapters.every(({ rules }) => rules.length > 0)).toBe(true);
    }
  });

  test('knows our rulings, and what is about the other box', () => {
    const of = (game: 'nicht-die-bohne' | 'pas-de-bras') =>
      outlineOf(bohneTexts(game, 'fr'), 'fr').flatMap(({ rules }) => rules);
    const find = (game: 'nicht-die-bohne' | 'pas-de-bras', id: string) =>
      of(game).find((rule) => rule.id === id)!;
    expect(find('pas-de-bras', 'NB-43').isRuling).toBe(true);
    expect(find('pas-de-bras', 'NB-23').isRuling).toBe(false);
    expect(find('pas-de-bras', 'NB-40').isForeign).toBe(true);
    expect(find('nicht-die-bohne', 'NB-40').isForeign).toBe(false);
    expect(find('nicht-die-bohne', 'NB-41').isForeign).toBe(true);
  });
});

describe('the search', () => {
  const chapters = outlineOf(chicoreeTexts('fr'), 'fr');
  const ids = (query: string): string[] =>
    found(chapters, wordsOf(query)).flatMap(({ rules }) => rules.map(({ id }) => id));

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
    expect(ids('   ')).toHaveLength(Object.keys(chicoreeTexts('fr').rules).length);
  });
});

describe('the pieces of a rule', () => {
  test('put together are the rule', () => {
    for (const lang of LANGS)
      for (const text of Object.values(chicoreeTexts(lang).rules)) {
        const pieces = piecesOf(text, wordsOf('e ch-4 œ'));
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }
  });

  test('mark what was found and link other rules', () => {
    expect(piecesOf('Un cœur à l’arrêt (CH-42).', wordsOf('coeur arret'))).toEqual([
      { text: 'Un ', isHit: false, rule: null },
      { text: 'cœur', isHit: true, rule: null },
      { text: ' à l’', isHit: false, rule: null },
      { text: 'arrêt', isHit: true, rule: null },
      { text: ' (', isHit: false, rule: null },
      { text: 'CH-42', isHit: false, rule: 'CH-42' },
      { text: ').', isHit: false, rule: null },
    ]);
    expect(piecesOf('', [])).toEqual([]);
  });
});
