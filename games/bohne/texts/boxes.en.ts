// What each box of the bean family calls its own way, in English.

import { counted } from '@tablee/kit';
import type { boxes as french } from './boxes.fr.ts';

export const boxes: typeof french = {
  'nicht-die-bohne': {
    led: 'the card under the marker',
    under: 'under the marker',
    lead: 'It is your lead: put a card from your hand face up under the marker.',
    marker: ({ does }) => `${does('get', 'gets')} the marker.`,
    leads: 'has the marker',
    rows: ({ of }) => `${of} rows`,
    row: 'Your row',
    zero: 'with the zero',
    double: 'with the ×2',
    minuses: (count) => `with ${counted('en', count, 'minus', 'minuses')}`,
  },
  'pas-de-bras': {
    led: 'the Oya’s card',
    under: 'under the Oya marker',
    lead: 'You are the Oya, so you lead: offer a card from your hand, face up.',
    marker: ({ does }) => `${does('are', 'is')} the Oya now.`,
    leads: 'is the Oya',
    rows: ({ of }) => `${of} collection`,
    row: 'Your collection',
    zero: 'with Pas de bras',
    double: 'with the cocoa',
    minuses: (count) => `with ${counted('en', count, 'palm oil', 'palm oils')}`,
  },
};
