// What each box of the bean family calls its own way, in German.

import { counted } from '@tablee/kit';
import type { boxes as french } from './boxes.fr.ts';

export const boxes: typeof french = {
  'nicht-die-bohne': {
    led: 'Karte unter dem Marker',
    under: 'unter dem Marker',
    lead: 'Du eröffnest den Stich: Leg eine Karte offen aus.',
    marker: ({ does }) => `${does('bekommst', 'bekommt')} den Marker.`,
    leads: 'hat den Marker',
    rows: ({ of, pick }) => pick('deine Reihen', `die Reihen ${of}`),
    row: 'Deine Reihe',
    zero: 'mit der Null',
    double: 'mit dem ×2',
    minuses: (count) => `mit ${count} Minus`,
  },
  'pas-de-bras': {
    led: 'Karte unter dem Marker',
    under: 'unter dem Marker',
    lead: 'Du eröffnest den Stich: Leg eine Karte offen aus.',
    marker: ({ does }) => `${does('bekommst', 'bekommt')} den Oya-Marker.`,
    leads: 'hat den Oya-Marker',
    rows: ({ of, pick }) => pick('deine Sammlung', `die Sammlung ${of}`),
    row: 'Deine Sammlung',
    zero: 'mit der Null',
    double: 'mit dem Kakao',
    minuses: (count) => `mit ${counted('de', count, 'Palmöl', 'Palmölen')}`,
  },
};
