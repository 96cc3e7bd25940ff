// What a score pad says in French.

import type { PadWords } from './explain.ts';

const bean: PadWords = {
  columns: ['Plus', 'Moins', 'Total'],
  noCards: 'pas de carte',
  noNumbers: 'aucun nombre',
  zero: 'le « 0 » annule toute la rangée',
  minuses: (count) =>
    ['', 'un « − » rend négatif', 'deux « − » s’annulent', 'trois « − » rendent négatif'][count]!,
  double: '×2',
  noCard: (text) =>
    `« ${text} » n’est pas une carte (couleur puis 1 à 10, x2, - ou 0 : R3, Bx2, G-)`,
  tooMany: (text) => `trop de ${text} : une rangée a trois « - » et une fois le reste`,
};

const chocolate: PadWords = {
  ...bean,
  zero: 'le pas de bras annule toute la rangée',
  minuses: (count) =>
    [
      '',
      'une huile de palme rend négatif',
      'deux huiles de palme s’annulent',
      'trois huiles de palme rendent négatif',
    ][count]!,
  double: 'cacao ×2',
};

export const words = { 'nicht-die-bohne': bean, 'pas-de-bras': chocolate };
