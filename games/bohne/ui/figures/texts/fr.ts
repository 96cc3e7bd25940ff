// The pictures beside the rules, in French, which comes first: the other languages say neither more
// nor less, or they do not compile.

import { personOf } from '@tablee/kit';

const of = (name: string): string => personOf('fr', [name], 0).of;

export const fr = {
  suits: 'Les quatre couleurs',
  specials: 'Les cartes spéciales, ici d’une seule couleur',
  dealt: 'Toutes les cartes sont données',
  players: 'Joueurs',
  each: 'Cartes chacun',
  trick: 'Un pli à quatre',
  trickTakes: 'Qui prend quoi',
  rows: 'Ce qu’un joueur a pris, à la fin de la manche',
  leads: (name: string) => `${name} entame`,
  takes: (name: string, from: string, card: string) =>
    `${name} prend la carte ${of(from)} : ${card}.`,
  takesLast: (name: string, from: string, card: string) =>
    `${name} prend la carte ${of(from)} (${card}) avec le marqueur, et entame le pli suivant.`,
};

export type FigureTexts = typeof fr;
