// Decks as data: ours is the table of the rules, and no deck comes to a table unchecked.
import { addDeck, deckNamed, readDeck } from '@tablee/chicoree/decks';
import { META } from '@tablee/chicoree/meta';
import { CODES } from '@tablee/chicoree/rules';
import { resolveSetup } from '@tablee/kit';
import { describe, expect, test } from 'vitest';

import { deckNames } from '../decks/names.ts';
import { Sitting, smallDeck } from './table-setting.ts';

const CHAIN = { C1: 1, C2: 1, C3: 1, C4: 1, C5: 1, C6: 1, C7: 1 };
const codeOf = (data: unknown): string => {
  const deck = readDeck(data);
  return deck.ok ? 'read' : deck.error.code;
};

describe('our deck', () => {
  test('[CH-06] is the table of the rules, 110 cards', () => {
    const wanted = {
      ...{ EGY: 5, GRE: 4, MOI: 3 },
      ...{ C1: 7, C2: 7, C3: 8, C4: 9, C5: 7, C6: 5, C7: 3 },
      ...{ MAL: 2, ORA: 2, PLU: 2, INC: 3, SUR: 5, CAF: 4 },
      ...{ VOG: 3, BLO: 3, SAN: 3, JOK: 2 },
      ...{ D1: 2, D2: 5, D3: 6, D4: 6, D5: 4 },
    };
    const deck = deckNamed('tablee')!;
    expect(Object.fromEntries(CODES.map((code, card) => [code, deck.copies[card]]))).toEqual(
      wanted,
    );
    expect(deck.cards).toHaveLength(110);
    const plain = resolveSetup(META, 3, {}, () => 0);
    expect(plain.ok && plain.value.options['deck']).toBe('tablee');
  });
});

describe('other decks', () => {
  test('[CH-06] a table option names another deck', () => {
    const deck = smallDeck('eight-cards', 'MOI C1 C2 C3 C4 C5 C6 C7');
    const s = new Sitting(2, { deck });
    expect(s.pending).toMatchObject({ kind: 'chance', take: 8 });
    expect(deckNames()).toContain(deck);
    s.play('chance C7 C6 C5 C4 C3 C2 C1 MOI');
  });

  test('[CH-06] refuses a deck that nobody knows', () => {
    const result = resolveSetup(META, 3, { deck: 'nowhere' }, () => 0);
    expect(result).toMatchObject({ ok: false, error: { rule: 'CH-06', why: 'option-choice' } });
  });

  test('[CH-06] a deck is read from its name and its copies', () => {
    const deck = readDeck({ name: 'ours-2', cards: { ...CHAIN, EGY: 2, D5: 0 } });
    expect(deck).toMatchObject({ ok: true, value: { name: 'ours-2' } });
    expect(deck.ok && deck.value.cards.map((card) => CODES[card]).join(' ')).toBe(
      'EGY EGY C1 C2 C3 C4 C5 C6 C7',
    );
  });

  test.each([
    ['a card that does not exist', 'deck-card-unknown', { ...CHAIN, EGY: 1, C8: 1 }],
    ['a card in small letters', 'deck-card-unknown', { ...CHAIN, egy: 1 }],
    ['fewer than no copies', 'deck-copies', { ...CHAIN, EGY: -1 }],
    ['half a card', 'deck-copies', { ...CHAIN, EGY: 1.5 }],
    ['copies that are no number', 'deck-copies', { ...CHAIN, EGY: '1' }],
    ['copies without end', 'deck-copies', { ...CHAIN, EGY: Infinity }],
    ['a number of the chain missing', 'deck-chain-missing', { ...CHAIN, C4: 0, EGY: 1 }],
    ['no number of the chain at all', 'deck-chain-missing', { EGY: 1, JOK: 7 }],
    ['no Départ', 'deck-start-missing', { ...CHAIN, JOK: 2 }],
    ['more cards than a state holds', 'deck-too-large', { ...CHAIN, EGY: 1, D1: 243 }],
  ])('[CH-06] refuses a deck with %s', (_what, code, cards) => {
    expect(codeOf({ name: 'x', cards })).toBe(code);
  });

  test('[CH-06] a deck of 250 cards is the largest', () => {
    expect(codeOf({ name: 'x', cards: { ...CHAIN, EGY: 1, D1: 242 } })).toBe('read');
  });

  test.each([
    ['empty', ''],
    ['with capitals', 'Mine'],
    ['with a space', 'my deck'],
    ['with a slash', '../x'],
    ['too long', 'x'.repeat(60)],
    ['that is no text', 7],
    ['missing', undefined],
  ])('[CH-06] refuses a name %s', (_what, name) => {
    expect(codeOf({ name, cards: { ...CHAIN, EGY: 1 } })).toBe('deck-name');
  });

  test.each([
    ['nothing', null],
    ['a list', [1, 2]],
    ['a text', 'EGY'],
    ['no cards', { name: 'x' }],
    ['a list of cards', { name: 'x', cards: ['EGY'] }],
  ])('[CH-06] refuses %s as a deck', (_what, data) => {
    expect(codeOf(data)).toBe('deck-shape');
  });

  test('[CH-06] refuses a second deck of a name, but not the same deck again', () => {
    const one = readDeck({ name: 'taken', cards: { ...CHAIN, EGY: 1 } });
    const other = readDeck({ name: 'taken', cards: { ...CHAIN, EGY: 2 } });
    if (!one.ok || !other.ok) throw new Error('two decks');
    expect(addDeck(one.value).ok).toBe(true);
    expect(addDeck(one.value).ok).toBe(true);
    expect(addDeck(other.value)).toMatchObject({ ok: false, error: { code: 'deck-name-taken' } });
    expect(deckNamed('taken')!.cards).toHaveLength(8);
    const ours = readDeck({ name: 'tablee', cards: { ...CHAIN, EGY: 1 } });
    expect(ours.ok && addDeck(ours.value).ok).toBe(false);
  });
});
