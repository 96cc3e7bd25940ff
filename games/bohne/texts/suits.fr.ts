// The names of the bean family’s suits and special cards in French.

import type { CardTexts } from './types.ts';

export const cards: CardTexts = {
  suits: {
    green: 'Vert',
    red: 'Rouge',
    yellow: 'Jaune',
    blue: 'Bleu',
    white: 'Blanc',
    milk: 'Lait',
    dark: 'Noir',
    hazelnut: 'Noisette',
  },
  ofSuit: {
    green: 'vert',
    red: 'rouge',
    yellow: 'jaune',
    blue: 'bleu',
    white: 'blanc',
    milk: 'au lait',
    dark: 'noir',
    hazelnut: 'aux noisettes',
  },
  zero: { 'nicht-die-bohne': 'Nicht die Bohne', 'pas-de-bras': 'Pas de bras' },
  double: { 'nicht-die-bohne': 'x2', 'pas-de-bras': 'Cacao' },
  // The sign itself: « le moins rouge » would be the least red.
  minus: { 'nicht-die-bohne': '« − »', 'pas-de-bras': 'Huile de palme' },
};
