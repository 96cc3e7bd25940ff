// The pictures beside the rules, in German.

import { personOf } from '@tablee/kit';
import type { FigureTexts } from './fr.ts';

const of = (name: string): string => personOf('de', [name], 0).of;

export const de: FigureTexts = {
  suits: 'Die vier Farben',
  specials: 'Die Sonderkarten, hier in einer Farbe',
  dealt: 'Alle Karten werden verteilt',
  players: 'Spieler',
  each: 'Karten für jeden',
  trick: 'Ein Stich zu viert',
  trickTakes: 'Wer was nimmt',
  rows: 'Was jemand am Ende der Runde genommen hat',
  leads: (name) => `${name} spielt aus`,
  takes: (name, from, card) => `${name} nimmt die Karte ${of(from)}: ${card}.`,
  takesLast: (name, from, card) =>
    `${name} nimmt die Karte ${of(from)} (${card}) mit dem Marker und spielt zum nächsten Stich aus.`,
};
