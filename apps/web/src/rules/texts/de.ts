// Around the rules, in German.

import { counted, listed, personOf } from '@tablee/kit';
import type { RulesTexts } from './types.ts';

const tokens = (count: number): string => counted('de', count, 'Chip', 'Chips');
const of = (name: string): string => personOf('de', [name], 0).of;

export const de: RulesTexts = {
  heading: 'Regeln',
  back: 'Zurück zur Schachtel',
  language: 'Sprache',
  contents: 'Inhalt',
  search: 'In den Regeln suchen',
  searchHint: 'Ein Wort oder eine Nummer',
  clear: 'Suche leeren',
  none: 'Davon steht in keiner Regel etwas.',
  ruling: 'Unsere Festlegung',
  rulingNote:
    'Wo die ursprüngliche Regel schweigt oder Zweifel lässt, mussten wir entscheiden. Solche Regeln tragen dieses Schild, ganz oder zum Teil.',
  otherBox: 'Die andere Schachtel',
  example: 'Beispiel',
  found: (count) => counted('de', count, 'Regel gefunden', 'Regeln gefunden'),
  permalink: (id) => `Link zur Regel ${id}`,
  copied: (id) => `Link zu ${id} kopiert.`,
  bean: {
    suits: 'Die vier Farben',
    specials: 'Die Sonderkarten, hier in einer Farbe',
    dealt: 'Alle Karten werden verteilt',
    players: 'Spieler',
    each: 'Karten für jeden',
    trick: 'Ein Stich zu viert',
    trickTakes: 'Wer was nimmt',
    rows: 'Die Reihen eines Spielers am Ende der Runde',
    leads: (name) => `${name} spielt aus`,
    takes: (name, from, card) => `${name} nimmt die Karte ${of(from)}: ${card}.`,
    takesLast: (name, from, card) =>
      `${name} nimmt die Karte ${of(from)} (${card}) mit dem Marker und spielt den nächsten Stich aus.`,
  },
  chicory: {
    chain: 'Die Kette, von der Saat bis zum Export',
    secondHead: 'Die zweite Karte, in der Mitte aufgedeckt',
    second: {
      hand: 'Rot, ocker oder Joker: auf die Hand',
      challenge: 'Wettstreit: alle machen mit',
      auction: 'Start oder Kette: Versteigerung',
    },
    families: {
      harvest: 'Zerstört eine 4-Ernte',
      factory: 'Zerstört eine Manufaktur',
      stop: 'Stoppt die Chips für zwei Züge',
      draw: 'Bringt zwei Karten',
      joker: 'Joker der Kette',
    },
    starts: 'Die drei Startkarten, und was sie jeden Zug bringen',
    sold: {
      open: 'Offene Versteigerung, laut geboten',
      bluff: 'Bluff-Versteigerung, mit geschlossener Faust',
    },
    turned: 'Die aufgedeckte Karte',
    copies: (count) => `×${count}`,
    total: (count) => counted('de', count, 'Karte insgesamt', 'Karten insgesamt'),
    income: (name, bank, each, opponents) =>
      `Zu Beginn des Zuges nimmt ${name} ${tokens(bank)} von der Bank und je ${each} von ${opponents} Mitspielern (einen pro Laden, zwei für den Export): zusammen ${bank + each * opponents}.`,
    debt: (name, owes, has) =>
      `${name} schuldet ${tokens(owes)} und hat nur ${has}. ${owes - has === 1 ? 'Einer fehlt' : `${owes - has} fehlen`}: ${name} versteigert eine Karte aus der Hand.`,
    shows: (name, flowers) => `${name}: ${counted('de', flowers, 'Blüte', 'Blüten')}`,
    challenge: (names, pot) =>
      `${pot} Blüten insgesamt, die aufgedeckte Karte mitgezählt. ${listed('de', names)} liegen gleichauf: ${tokens(pot)} für jeden.`,
    fist: (name, count, isActive) => `${name}${isActive ? ' (am Zug)' : ''}: ${count}`,
    bluff: (name, bank) =>
      `Gleichstand bei fünf: ${name} sitzt dem aktiven Spieler am nächsten und bekommt die Karte. Alle ${bank} Chips gehen an die Bank.`,
  },
};
