// The names of the bean family’s suits and cards in English.

import type { CardTexts } from './types.ts';

const ARTICLES = { bare: '', the: 'the ', your: 'your ' } as const;

export const cards: CardTexts = {
  suits: {
    green: 'Green',
    red: 'Red',
    yellow: 'Yellow',
    blue: 'Blue',
    white: 'White',
    milk: 'Milk',
    dark: 'Dark',
    hazelnut: 'Hazelnut',
  },
  shapes: {
    green: 'Pod',
    red: 'Bean',
    yellow: 'Bundle',
    blue: 'Swirl',
    white: 'Block',
    milk: 'Ball',
    dark: 'Triangle',
    hazelnut: 'Nut',
  },
  zero: { 'nicht-die-bohne': 'zero', 'pas-de-bras': 'zero' },
  double: { 'nicht-die-bohne': '×2', 'pas-de-bras': 'cocoa' },
  minus: { 'nicht-die-bohne': 'minus', 'pas-de-bras': 'palm oil' },
  row: { 'nicht-die-bohne': 'row', 'pas-de-bras': 'chocolate' },
  named: (form, suit, face, byShape) =>
    `${ARTICLES[form]}${byShape ? cards.shapes[suit].toLowerCase() : suit} ${face}`,
};
