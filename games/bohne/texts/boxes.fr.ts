// What each box of the bean family calls its own way, in French, which comes first.

import { counted } from '@tablee/kit';
import type { BoxWords, EditionKey } from './types.ts';

export const boxes: Readonly<Record<EditionKey, BoxWords>> = {
  'nicht-die-bohne': {
    led: 'sous le marqueur',
    under: 'sous le marqueur',
    lead: 'À toi de commencer le pli : pose une carte de ta main, face visible.',
    marker: ({ does }) => `${does('reçois', 'reçoit')} le marqueur.`,
    leads: 'a le marqueur',
    rows: ({ of, pick }) => pick('tes rangées', `les rangées ${of}`),
    row: 'Ta rangée',
    zero: 'avec le zéro',
    double: 'avec le ×2',
    minuses: (count) => `avec ${count} « − »`,
  },
  'pas-de-bras': {
    led: 'sous le marqueur',
    under: 'sous le marqueur',
    lead: 'À toi de commencer le pli : offre une carte de ta main, face visible.',
    marker: ({ does }) => `${does('reçois', 'reçoit')} le marqueur Oya.`,
    leads: 'a le marqueur Oya',
    rows: ({ of, pick }) => pick('ta collection', `la collection ${of}`),
    row: 'Ta collection',
    zero: 'avec le pas de bras',
    double: 'avec le cacao',
    minuses: (count) => `avec ${counted('fr', count, 'huile de palme', 'huiles de palme')}`,
  },
};
