// What each box of the bean family calls its own way, in French, which comes first.

import { counted } from '@tablee/kit';
import type { BoxWords, EditionKey } from './types.ts';

export const boxes: Readonly<Record<EditionKey, BoxWords>> = {
  'nicht-die-bohne': {
    led: 'sous le marqueur',
    under: 'sous le marqueur',
    lead: 'À toi d’entamer : pose une carte de ta main, face visible, sous le marqueur.',
    marker: ({ does }) => `${does('reçois', 'reçoit')} le marqueur.`,
    leads: 'a le marqueur',
    rows: ({ of, pick }) => pick('tes rangées', `les rangées ${of}`),
    row: 'Ta rangée',
    zero: 'avec le zéro',
    double: 'avec le ×2',
    minuses: (count) => `avec ${count} « − »`,
  },
  'pas-de-bras': {
    led: 'de l’Oya',
    under: 'sous le marqueur Oya',
    lead: 'Tu es l’Oya, à toi d’entamer : offre une carte de ta main, face visible.',
    marker: ({ does }) => `${does('deviens', 'devient')} l’Oya.`,
    leads: 'est l’Oya',
    rows: ({ of, pick }) => pick('ta collection', `la collection ${of}`),
    row: 'Ta collection',
    zero: 'avec le pas de bras',
    double: 'avec le cacao',
    minuses: (count) => `avec ${counted('fr', count, 'huile de palme', 'huiles de palme')}`,
  },
};
