// The names of the bean family’s suits and special cards in English.

import type { CardTexts } from './types.ts';

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
  ofSuit: {
    green: 'green',
    red: 'red',
    yellow: 'yellow',
    blue: 'blue',
    white: 'white',
    milk: 'milk',
    dark: 'dark',
    hazelnut: 'hazelnut',
  },
  zero: { 'nicht-die-bohne': 'Nicht die Bohne', 'pas-de-bras': 'Pas de bras' },
  double: { 'nicht-die-bohne': 'x2', 'pas-de-bras': 'Cocoa' },
  minus: { 'nicht-die-bohne': 'minus', 'pas-de-bras': 'Palm oil' },
};
