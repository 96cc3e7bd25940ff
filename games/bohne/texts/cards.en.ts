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
  zero: { 'nicht-die-bohne': 'Nicht die Bohne', 'pas-de-bras': 'Pas de bras' },
  double: { 'nicht-die-bohne': 'x2', 'pas-de-bras': 'Cocoa' },
  minus: { 'nicht-die-bohne': 'Minus', 'pas-de-bras': 'Palm oil' },
};
