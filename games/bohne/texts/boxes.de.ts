// What each box of the bean family calls its own way, in German.

import { counted } from '@tablee/kit';
import type { boxes as french } from './boxes.fr.ts';

export const boxes: typeof french = {
  'nicht-die-bohne': {
    led: 'Karte unter dem Marker',
    under: 'unter dem Marker',
    lead: 'Du spielst aus: Lege eine Handkarte offen hin, der Marker kommt darauf.',
    marker: ({ does }) => `${does('bekommst', 'bekommt')} den Marker.`,
    leads: 'hat den Marker',
    rows: ({ of, pick }) => pick('deine Reihen', `die Reihen ${of}`),
    row: 'Deine Reihe',
    zero: 'mit der Null',
    double: 'mit dem ×2',
    minuses: (count) => `mit ${count}-mal Minus`,
  },
  'pas-de-bras': {
    led: 'Karte des Oya',
    under: 'unter dem Oya-Marker',
    lead: 'Du bist der Oya und spielst aus: Biete eine Handkarte offen an.',
    marker: ({ does }) => `${does('bist', 'ist')} jetzt der Oya.`,
    leads: 'ist der Oya',
    rows: ({ of, pick }) => pick('deine Sammlung', `die Sammlung ${of}`),
    row: 'Deine Sammlung',
    zero: 'mit Pas-de-bras',
    double: 'mit dem Kakao',
    minuses: (count) => `mit ${counted('de', count, 'Palmöl', 'Palmölen')}`,
  },
};
