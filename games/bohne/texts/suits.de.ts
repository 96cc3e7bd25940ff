// The names of the bean family’s suits and cards in German.

import type { CardForm, CardTexts } from './types.ts';

/** An adjective without its ending, or the first half of a compound. */
const OF_SUIT = {
  green: 'grün',
  red: 'rot',
  yellow: 'gelb',
  blue: 'blau',
  white: 'weiß',
  milk: 'Vollmilch-',
  dark: 'Zartbitter-',
  hazelnut: 'Haselnuss-',
} as const;

type Gender = 'f' | 'm' | 'n';

/** In the accusative, for a card is played or taken; by itself it is in the nominative. */
const ARTICLES: Readonly<Record<CardForm, Readonly<Record<Gender, string>>>> = {
  bare: { f: '', m: '', n: '' },
  the: { f: 'die ', m: 'den ', n: 'das ' },
  your: { f: 'deine ', m: 'deinen ', n: 'dein ' },
};
const ENDINGS: typeof ARTICLES = {
  bare: { f: 'e', m: 'er', n: 'es' },
  the: { f: 'e', m: 'en', n: 'e' },
  your: { f: 'e', m: 'en', n: 'es' },
};

const genderOf = (face: string): Gender => {
  if (face === 'Kakao') return 'm';
  return /^(\d|Null|Reihe|Schokolade)/.test(face) ? 'f' : 'n';
};

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
  shapes: {
    green: 'Schote',
    red: 'Bohne',
    yellow: 'Bündel',
    blue: 'Schnecke',
    white: 'Tafel',
    milk: 'Kugel',
    dark: 'Dreieck',
    hazelnut: 'Nuss',
  },
  zero: { 'nicht-die-bohne': 'Null', 'pas-de-bras': 'Null' },
  double: { 'nicht-die-bohne': '×2', 'pas-de-bras': 'Kakao' },
  minus: { 'nicht-die-bohne': 'Minus', 'pas-de-bras': 'Palmöl' },
  row: { 'nicht-die-bohne': 'Reihe', 'pas-de-bras': 'Schokolade' },
  named(form, suit, face, byShape) {
    const gender = genderOf(face);
    // „die Schnecken-5“
    const first = byShape ? `${cards.shapes[suit].replace(/e$/, 'en')}-` : OF_SUIT[suit];
    const joined = first.endsWith('-') ? first : `${first}${ENDINGS[form][gender]} `;
    return `${ARTICLES[form][gender]}${joined}${face}`;
  },
};
