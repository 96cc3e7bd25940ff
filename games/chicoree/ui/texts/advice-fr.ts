// Advice at the Chicorée table, in French.

import { counted } from '@tablee/kit';
import type { AdviceSentences } from './advice-types.ts';

const tokens = (count: number): string => counted('fr', count, 'pion', 'pions');

export const fr: AdviceSentences = {
  completesIn: (turns) =>
    `Ta chaîne peut être complète en ${counted('fr', turns, 'tour', 'tours')}.`,
  laysNext: (number) => `C’est le prochain maillon de ta chaîne, le ${number}.`,
  income: (count) => `Ce Départ rapporte ${tokens(count)} par tour.`,
  denies: (name, number) => `Le ${number} manque aussi à ${name}, en bonne voie.`,
  hitsLeader: (name) => `Cela freine ${name}, en tête de tes adversaires.`,
  tooDear: (price, worth) =>
    worth <= 0
      ? 'Cette carte ne te sert à rien.'
      : `${tokens(price)}, c’est trop : pour toi, elle en vaut ${worth}.`,
  winsFlowers: (count) => `Tu comptes sur ${counted('fr', count, 'fleur', 'fleurs')}.`,
  keepsReserve: (count) => `Mieux vaut garder ${tokens(count)} en réserve.`,
};
