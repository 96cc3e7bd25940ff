// The pictures beside the rules, in German.

import { counted, listed } from '@tablee/kit';
import type { FigureTexts } from './fr.ts';

const tokens = (count: number): string => counted('de', count, 'Chip', 'Chips');

export const de: FigureTexts = {
  chain: 'Die Kette, von der Saat bis zum Export',
  secondHead: 'Die zweite Karte, in der Mitte aufgedeckt',
  second: {
    hand: 'Rot, ocker oder Joker: auf die Hand',
    challenge: 'Wettstreit: alle machen mit',
    auction: 'Start oder Kette: Versteigerung',
  },
  families: {
    harvest: 'Zerstört eine Ernte (4)',
    factory: 'Zerstört eine Manufaktur (3)',
    stop: 'Stoppt die Chips für zwei Züge',
    draw: 'Bringt zwei Karten',
    joker: 'Joker der Kette',
  },
  starts: 'Die drei Startkarten, und was sie in jedem Zug bringen',
  sold: {
    open: 'Offene Versteigerung, laut geboten',
    bluff: 'Bluffversteigerung, mit geschlossener Faust',
  },
  turned: 'Die aufgedeckte Karte',
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
};
