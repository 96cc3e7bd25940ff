// What a score pad says in German.

import type { PadWords } from './explain.ts';

const bean: PadWords = {
  columns: ['Spiel +', 'Spiel −', 'Summe'],
  noCards: 'keine Karte',
  noNumbers: 'keine Zahl',
  zero: 'die 0 löscht die ganze Reihe',
  minuses: (count) =>
    ['', 'ein Minus macht negativ', 'zwei Minus heben sich auf', 'drei Minus machen negativ'][
      count
    ]!,
  double: '×2',
  noCard: (text) => `„${text}“ ist keine Karte (Farbe, dann 1 bis 10, x2, - oder 0: R3, Bx2, G-)`,
  tooMany: (text) => `zu viele ${text}: eine Reihe hat drei „-“ und alles andere einmal`,
};

const chocolate: PadWords = {
  ...bean,
  columns: ['Plus', 'Minus', 'Summe'],
  zero: 'Pas de bras löscht die ganze Reihe',
  minuses: (count) =>
    ['', 'ein Palmöl macht negativ', 'zwei Palmöl heben sich auf', 'drei Palmöl machen negativ'][
      count
    ]!,
  double: 'Kakao ×2',
};

export const words = { 'nicht-die-bohne': bean, 'pas-de-bras': chocolate };
