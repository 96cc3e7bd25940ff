// What a score pad says in English.

import { BEAN_COLUMNS, type PadWords } from './explain.ts';

const bean: PadWords = {
  columns: BEAN_COLUMNS,
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
  columns: ['Plus', 'Minus', 'Score'],
  zero: 'Pas de bras cancels the whole row',
  minuses: (count) =>
    ['', 'Palm oil makes it negative', 'two Palm oils cancel', 'three Palm oils: negative'][count]!,
  double: 'Cocoa ×2',
};

export const words = { 'nicht-die-bohne': bean, 'pas-de-bras': chocolate };
