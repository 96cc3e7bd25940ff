// What each box of the bean family calls its own way, in English.

import { counted } from '@tablee/kit';
import type { boxes as french } from './boxes.fr.ts';

export const boxes: typeof french = {
  'nicht-die-bohne': {
    led: 'the card under the marker',
    under: 'under the marker',
    lead: 'You start the trick: put a card from your hand on the table, face up.',
    marker: ({ does }) => `${does('get', 'gets')} the marker.`,
    leads: 'has the marker',
    rows: ({ of }) => `${of} rows`,
    row: 'Your row',
    zero: 'with the zero',
    double: 'with the ×2',
    minuses: (count) => `with ${counted('en', count, 'minus', 'minuses')}`,
  },
  'pas-de-bras': {
    led: 'the card under the marker',
    under: 'under the marker',
    lead: 'You start the trick: offer a card from your hand, face up.',
    marker: ({ does }) => `${does('get', 'gets')} the Oya marker.`,
    leads: 'has the Oya marker',
    rows: ({ of }) => `${of} collection`,
    row: 'Your collection',
    zero: 'with the zero',
    double: 'with the cocoa',
    minuses: (count) => `with ${counted('en', count, 'palm oil', 'palm oils')}`,
  },
};
