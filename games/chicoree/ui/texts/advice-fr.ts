// Advice at the Chicorée table, in French, which comes first: the other languages say neither more
// nor less, or they do not compile.

import { counted } from '@tablee/kit';

const tokens = (count: number): string => counted('fr', count, 'pion', 'pions');

/** What a sentence is told. */
interface Told {
  readonly name: string;
  readonly turns: number;
  readonly number: number;
  readonly tokens: number;
  readonly price: number;
  readonly worth: number;
  readonly flowers: number;
}

export const fr = {
  'completes-in': ({ turns }: Told) =>
    `Ta chaîne peut être complète en ${counted('fr', turns, 'tour', 'tours')}.`,
  'lays-next': ({ number }: Told) => `C’est le prochain maillon de ta chaîne, le ${number}.`,
  income: ({ tokens: count }: Told) => `Ce Départ rapporte ${tokens(count)} par tour.`,
  /** Somebody who is far ahead lacks it, too. */
  denies: ({ name, number }: Told) => `Le ${number} manque aussi à ${name}, en bonne voie.`,
  'hits-leader': ({ name }: Told) => `Cela freine ${name}, en tête de tes adversaires.`,
  'too-dear': ({ price, worth }: Told) =>
    worth <= 0
      ? 'Cette carte ne te sert à rien.'
      : `${tokens(price)}, c’est trop : pour toi, elle en vaut ${worth}.`,
  'wins-flowers': ({ flowers: count }: Told) =>
    `Tu comptes sur ${counted('fr', count, 'fleur', 'fleurs')}.`,
  'keeps-reserve': ({ tokens: count }: Told) => `Mieux vaut garder ${tokens(count)} en réserve.`,
};

export type AdviceSentences = typeof fr;
