// The pictures beside the rules, in French.

import { personOf } from '@tablee/kit';
import type { FigureTexts } from './types.ts';

const of = (name: string): string => personOf('fr', [name], 0).of;

export const fr: FigureTexts = {
  suits: 'Les quatre couleurs',
  specials: 'Les cartes spéciales, ici d’une seule couleur',
  dealt: 'Toutes les cartes sont données',
  players: 'Joueurs',
  each: 'Cartes chacun',
  trick: 'Un pli à quatre',
  trickTakes: 'Qui prend quoi',
  rows: 'Les rangées d’un joueur à la fin de la manche',
  leads: (name) => `${name} mène`,
  takes: (name, from, card) => `${name} prend la carte ${of(from)} : ${card}.`,
  takesLast: (name, from, card) =>
    `${name} prend la carte ${of(from)} (${card}) avec le marqueur, et entame le pli suivant.`,
};
