// Advice at the Chicorée table, in French, which comes first: the other languages say neither more
// nor less, or they do not compile.

import { counted } from '@tablee/kit';

const tokens = (count: number): string => counted('fr', count, 'pion', 'pions');

export const fr = {
  completesIn: (turns: number) =>
    `Ta chaîne peut être complète en ${counted('fr', turns, 'tour', 'tours')}.`,
  laysNext: (number: number) => `C’est le prochain maillon de ta chaîne, le ${number}.`,
  income: (count: number) => `Ce Départ rapporte ${tokens(count)} par tour.`,
  /** Somebody who is far ahead lacks it, too. */
  denies: (name: string, number: number) => `Le ${number} manque aussi à ${name}, en bonne voie.`,
  hitsLeader: (name: string) => `Cela freine ${name}, en tête de tes adversaires.`,
  tooDear: (price: number, worth: number) =>
    worth <= 0
      ? 'Cette carte ne te sert à rien.'
      : `${tokens(price)}, c’est trop : pour toi, elle en vaut ${worth}.`,
  winsFlowers: (count: number) => `Tu comptes sur ${counted('fr', count, 'fleur', 'fleurs')}.`,
  keepsReserve: (count: number) => `Mieux vaut garder ${tokens(count)} en réserve.`,
};

export type AdviceSentences = typeof fr;
