// The names and effects of all cards of Chicorée le Jeu in German.

import type { CardTexts } from './types.ts';

export const cards: CardTexts = {
  EGY: {
    name: 'Start: Ägypten',
    said: 'Start Ägypten',
    object: 'die Startkarte Ägypten',
    effect: 'Bringt in jedem Zug 4 Chips aus der Bank.',
  },
  GRE: {
    name: 'Start: Griechenland',
    said: 'Start Griechenland',
    object: 'die Startkarte Griechenland',
    effect: 'Bringt in jedem Zug 2 Chips aus der Bank.',
  },
  MOI: {
    name: 'Start: Holländische Mönche',
    said: 'Start Holländische Mönche',
    object: 'die Startkarte Holländische Mönche',
    effect: 'Bringt in jedem Zug 1 Chip aus der Bank.',
  },
  C1: {
    name: '1-Saatgutkauf',
    object: 'einen 1-Saatgutkauf',
    effect: 'Erste Karte der Kette.',
  },
  C2: {
    name: '2-Aussaat',
    object: 'eine 2-Aussaat',
    effect: 'Zweite Karte der Kette.',
  },
  C3: {
    name: '3-Manufakturbau',
    object: 'einen 3-Manufakturbau',
    effect: 'Dritte Karte der Kette; ein Brand zerstört sie.',
  },
  C4: {
    name: '4-Ernte',
    object: 'eine 4-Ernte',
    effect: 'Vierte Karte der Kette; sobald eine liegt, dürfen alle Läden eröffnen.',
  },
  C5: {
    name: '5-Röstung',
    object: 'eine 5-Röstung',
    effect: 'Fünfte Karte der Kette.',
  },
  C6: {
    name: '6-Laden',
    object: 'einen 6-Laden',
    effect: 'Bringt in jedem Zug 1 Chip von jedem Gegner.',
  },
  C7: {
    name: '7-Export',
    object: 'einen 7-Export',
    effect: 'Bringt in jedem Zug 2 Chips von jedem Gegner; braucht einen Laden.',
  },
  JOK: {
    name: 'Zichorie (Joker)',
    object: 'einen Joker',
    effect: 'Ersetzt jede Kettenkarte, nie eine Startkarte.',
  },
  MAL: {
    name: 'Krankheit',
    object: 'eine Krankheit',
    effect: 'Zerstört eine 4-Ernte eines Gegners.',
  },
  ORA: {
    name: 'Gewitter',
    object: 'ein Gewitter',
    effect: 'Zerstört eine 4-Ernte eines Gegners.',
  },
  PLU: {
    name: 'Regen und Kälte',
    effect: 'Zerstört eine 4-Ernte eines Gegners.',
  },
  INC: {
    name: 'Brand',
    object: 'einen Brand',
    effect: 'Zerstört die Manufaktur (Karte 3) eines Gegners.',
  },
  SUR: {
    name: 'Überproduktion',
    object: 'eine Überproduktion',
    effect: 'Ein Gegner bekommt zwei eigene Züge lang keine Chips.',
  },
  CAF: {
    name: 'Kaffee-Tee-Kakao',
    object: 'einen Kaffee-Tee-Kakao',
    effect: 'Ein Gegner bekommt zwei eigene Züge lang keine Chips.',
  },
  VOG: {
    name: 'In Mode',
    object: '„In Mode“',
    effect: '2 Karten ziehen.',
  },
  BLO: {
    name: 'Blockade',
    object: 'eine Blockade',
    effect: '2 Karten ziehen.',
  },
  SAN: {
    name: 'Gesundheit',
    effect: '2 Karten ziehen.',
  },
  D1: {
    name: 'Wettstreit, 1 Blüte',
    said: 'Wettstreit (1 Blüte)',
    object: 'einen Wettstreit mit 1 Blüte',
    effect: 'Zählt 1 Blüte im Wettstreit.',
  },
  D2: {
    name: 'Wettstreit, 2 Blüten',
    said: 'Wettstreit (2 Blüten)',
    object: 'einen Wettstreit mit 2 Blüten',
    effect: 'Zählt 2 Blüten im Wettstreit.',
  },
  D3: {
    name: 'Wettstreit, 3 Blüten',
    said: 'Wettstreit (3 Blüten)',
    object: 'einen Wettstreit mit 3 Blüten',
    effect: 'Zählt 3 Blüten im Wettstreit.',
  },
  D4: {
    name: 'Wettstreit, 4 Blüten',
    said: 'Wettstreit (4 Blüten)',
    object: 'einen Wettstreit mit 4 Blüten',
    effect: 'Zählt 4 Blüten im Wettstreit.',
  },
  D5: {
    name: 'Wettstreit, 5 Blüten',
    said: 'Wettstreit (5 Blüten)',
    object: 'einen Wettstreit mit 5 Blüten',
    effect: 'Zählt 5 Blüten im Wettstreit.',
  },
};
