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
  zero: { 'nicht-die-bohne': 'Nicht die Bohne', 'pas-de-bras': 'Pas de bras' },
  double: { 'nicht-die-bohne': 'x2', 'pas-de-bras': 'Cacao' },
  minus: { 'nicht-die-bohne': 'Moins', 'pas-de-bras': 'Huile de palme' },
};
