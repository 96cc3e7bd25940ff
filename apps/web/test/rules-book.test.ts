// The pages of rules: their order, finding things in them, and the examples they draw.

import { textsOf as bohneTexts } from '@tablee/bohne/texts';
import { CARD_CODECS, DECK } from '@tablee/bohne/rules';
import { scorePadOf } from '@tablee/bohne/pad';
import { CODES, flowersOn, incomeOf, isBluffCard, RULES as CHICOREE } from '@tablee/chicoree/rules';
import { textsOf as chicoreeTexts } from '@tablee/chicoree/texts';
import { LANGS } from '@tablee/kit';
import { describe, expect, test } from 'vitest';
import {
  bluffResult,
  cardsIn,
  CHAIN,
  CHALLENGE,
  challengeResult,
  FAMILIES,
  FISTS,
  HANDS,
  INCOME,
  ROWS,
  SECOND,
  SOLD,
  STARTS,
  TAKES,
  TRICK,
} from '../src/rules/examples.ts';
import { outlineOf } from '../src/rules/outline.ts';
import { fold, found, piecesOf, wordsOf } from '../src/rules/search.ts';

const card = (code: string): number => CODES.indexOf(code as (typeof CODES)[number]);

describe('the outline', () => {
  test.each(LANGS)('holds every rule once, in order, in %s', (lang) => {
    for (const texts of [bohneTexts('nicht-die-bohne', lang), chicoreeTexts(lang)]) {
      const chapters = outlineOf('x', texts, lang);
      expect(chapters.flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(
        Object.keys(texts.rules),
      );
      expect(chapters.every(({ rules }) => rules.length > 0)).toBe(true);
    }
  });

  test('knows our rulings, and what is about the other box', () => {
    const of = (game: 'nicht-die-bohne' | 'pas-de-bras') =>
      outlineOf(game, bohneTexts(game, 'fr'), 'fr').flatMap(({ rules }) => rules);
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
  const chapters = outlineOf('chicoree', chicoreeTexts('fr'), 'fr');
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

describe('the examples', () => {
  test.each(['nicht-die-bohne', 'pas-de-bras'] as const)('[NB-34] rows of %s add up', (game) => {
    const scored = scorePadOf(game, 'fr').score(ROWS.flatMap((row) => cardsIn(game, row)));
    expect(scored).toMatchObject({ ok: true, value: { plus: 37, minus: 13, sum: 24 } });
    for (const one of cardsIn(game, TRICK)) expect(CARD_CODECS[game].parse(one)).toBeDefined();
  });

  test('[NB-22] [NB-23] [NB-24] the trick is one', () => {
    expect(TAKES[0]![0]).toBe(0);
    TAKES.slice(1).forEach(([taker], i) => {
      expect(taker).toBe(TAKES[i]![1]);
    });
    expect(TAKES.every(([taker, from]) => taker !== from)).toBe(true);
    expect(TAKES.at(-1)![1]).toBe(0);
    expect(new Set(TAKES.map(([, from]) => from)).size).toBe(TRICK.length);
  });

  test('[NB-11] the hands share the deck', () => {
    for (const [players, cards] of HANDS) expect(players * cards).toBe(DECK.length);
  });

  test('every card of Chicorée that is drawn exists', () => {
    const drawn = [
      ...CHAIN,
      ...STARTS,
      ...Object.values(FAMILIES).flat(),
      ...Object.values(SECOND).flat(),
      ...Object.values(SOLD).flat(),
      ...INCOME.cards,
      CHALLENGE.turned,
      ...CHALLENGE.shown.flat(),
    ];
    for (const code of drawn) expect(CHICOREE.card.parse(code)).toBeDefined();
  });

  test('[CH-30] [CH-32] [CH-59] [CH-61] [CH-64] [CH-66] [CH-67] they say what the rules say', () => {
    expect(incomeOf(card('EGY'))).toBe(INCOME.bank);
    expect(INCOME.each).toBe(2 + 2);
    const { counts, pot, winners } = challengeResult();
    expect(counts).toEqual([4, 4, 0]);
    expect(winners).toEqual([0, 1]);
    const all = [CHALLENGE.turned, ...CHALLENGE.shown.flat()];
    expect(pot).toBe(all.reduce((sum, code) => sum + flowersOn(card(code)), 0));
    expect(SOLD.bluff.every((code) => isBluffCard(card(code)))).toBe(true);
    expect(SOLD.open.some((code) => isBluffCard(card(code)))).toBe(false);
    expect(bluffResult()).toEqual({ winner: FISTS.indexOf(5), bank: 13 });
  });
});
