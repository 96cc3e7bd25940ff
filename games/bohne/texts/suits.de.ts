// The names of the bean family’s suits and special cards in German.

import type { CardTexts } from './types.ts';

export const cards: CardTexts = {
  suits: {
    green: 'Grün',
    red: 'Rot',
    yellow: 'Gelb',
    blue: 'Blau',
    white: 'Weiß',
    milk: 'Vollmilch',
    dark: 'Zartbitter',
    hazelnut: 'Haselnuss',
  },
  // With the blank or the hyphen before the number.
  ofSuit: {
    green: 'grüne ',
    red: 'rote ',
    yellow: 'gelbe ',
    blue: 'blaue ',
    white: 'weiße ',
    milk: 'Vollmilch-',
    dark: 'Zartbitter-',
    hazelnut: 'Haselnuss-',
  },
  zero: { 'nicht-die-bohne': 'Nicht die Bohne', 'pas-de-bras': 'Pas de bras' },
  double: { 'nicht-die-bohne': 'x2', 'pas-de-bras': 'Kakao' },
  minus: { 'nicht-die-bohne': 'Minus', 'pas-de-bras': 'Palmöl' },
};
