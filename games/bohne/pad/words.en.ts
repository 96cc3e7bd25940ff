// What a score pad says in English.

import type { PadWords } from './explain.ts';

const bean: PadWords = {
  columns: ['Plus', 'Minus', 'Total'],
  noCards: 'no cards',
  noNumbers: 'no numbers',
  zero: 'the 0 cancels the whole row',
  minuses: (count) =>
    ['', 'one minus makes it negative', 'two minus signs cancel', 'three minus signs: negative'][
      count
    ]!,
  double: '×2',
  noCard: (text) => `“${text}” is no card (a suit, then 1 to 10, x2, - or 0: R3, Bx2, G-)`,
  tooMany: (text) => `too many ${text}: a row has three “-” and one of everything else`,
};

const chocolate: PadWords = {
  ...bean,
  zero: 'Pas de bras cancels the whole row',
  minuses: (count) =>
    ['', 'palm oil makes it negative', 'two palm oils cancel', 'three palm oils: negative'][count]!,
  double: 'cocoa ×2',
};

export const words = { 'nicht-die-bohne': bean, 'pas-de-bras': chocolate };
