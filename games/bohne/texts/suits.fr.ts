// The names of the bean family’s suits and cards in French.

import type { CardTexts } from './types.ts';

/** With a masculine and with a feminine card: « le 5 blanc », « l’huile de palme blanche ». */
const OF_SUIT = {
  green: ['vert', 'verte'],
  red: ['rouge', 'rouge'],
  yellow: ['jaune', 'jaune'],
  blue: ['bleu', 'bleue'],
  white: ['blanc', 'blanche'],
  milk: ['au lait', 'au lait'],
  dark: ['noir', 'noire'],
  hazelnut: ['aux noisettes', 'aux noisettes'],
} as const;

/** The only card that is feminine. */
const OIL = 'huile de palme';
const ROW = 'rangée';

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
  shapes: {
    green: 'Cosse',
    red: 'Haricot',
    yellow: 'Botte',
    blue: 'Spirale',
    white: 'Tablette',
    milk: 'Boule',
    dark: 'Triangle',
    hazelnut: 'Noisette',
  },
  zero: { 'nicht-die-bohne': 'zéro', 'pas-de-bras': 'pas de bras' },
  double: { 'nicht-die-bohne': '×2', 'pas-de-bras': 'cacao' },
  // The sign itself: « le moins rouge » would be the least red.
  minus: { 'nicht-die-bohne': '« − »', 'pas-de-bras': OIL },
  row: { 'nicht-die-bohne': ROW, 'pas-de-bras': 'chocolat' },
  named(form, suit, face, byShape) {
    // « le 5 de spirale », as one says « le 5 de trèfle ».
    const ofSuit = byShape
      ? `de ${cards.shapes[suit].toLowerCase()}`
      : OF_SUIT[suit][face === OIL || face === ROW ? 1 : 0];
    const card = `${face} ${ofSuit}`;
    if (form === 'bare') return card;
    if (face === ROW) return `${form === 'your' ? 'ta' : 'la'} ${card}`;
    // « ton » before a vowel, for both genders.
    return form === 'your' ? `ton ${card}` : `${face === OIL ? 'l’' : 'le '}${card}`;
  },
};
