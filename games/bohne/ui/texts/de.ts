// The bean table in the browser, in German.

import { capital, counted, listed, type Person } from '@tablee/kit';
import { de as game } from '../../texts/de.ts';
import type { UiTexts } from './fr.ts';

const choicesOf = (waited: readonly string[]): string =>
  waited.length > 2 ? `${waited.length} weitere Karten` : listed('de', waited);

const missing = (waited: readonly string[]): string =>
  `${waited.length === 1 ? 'fehlt' : 'fehlen'}: ${choicesOf(waited)}.`;

const cardOf = ({ of, pick }: Person): string => pick('deine Karte', `Karte ${of}`);

export const de: UiTexts = {
  boxes: game.boxes,
  suits: game.cards.suits,
  shapes: game.cards.shapes,
  round: game.round,
  zones: {
    trick: 'Der Stich',
    actions: 'Dein Zug',
    hand: (count) => `Deine Hand: ${counted('de', count, 'Karte', 'Karten')}`,
    hands: 'Alle Hände',
  },
  progress: {
    round: (round, at, of) => `${round} ${at} von ${of}`,
    trick: (at, of) => `Stich ${at} von ${of}`,
  },
  cards: (count) => counted('de', count, 'Karte', 'Karten'),
  watching: 'Du schaust zu: Die Hände bleiben verdeckt.',
  lookUp: 'Schau auf den Bildschirm.',
  close: 'Schließen',
  prompt: {
    changeable: (card, waited) =>
      waited.length === 0
        ? `Deine Wahl: ${card}.`
        : `Deine Wahl: ${card}. Du kannst noch tauschen; es ${missing(waited)}`,
    waitingFor: (waited) => `Es ${missing(waited)}`,
    waitingForYou: 'Es fehlt nur noch deine Karte.',
  },
  ahead: {
    mark: 'vorgemerkt',
    choose: (card) => `Vormerken: ${card}`,
    chosen: (card) => `Vorgemerkt: ${card}.`,
    hint: 'Das siehst nur du.',
    cancel: 'Doch nicht vormerken',
  },
  cell: {
    empty: (person) => `${person.label}: noch keine Karte`,
    leads: ({ does }) => `${does('eröffnest', 'eröffnet')} den Stich`,
    chooses: ({ does }) => `${does('wählst', 'wählt')} eine Karte`,
    hidden: ({ does }) => `${does('hast', 'hat')} gewählt, verdeckt`,
    ownChoice: (card) => `Deine Wahl, für die anderen verdeckt: ${card}`,
    lies: (card, person) => `${card}, ${cardOf(person)}`,
    underMarker: (card, person, { under }) => `${card}, ${cardOf(person)}, ${under}`,
    gone: (card, person, by) =>
      by === undefined
        ? `${card}, ${cardOf(person)}, schon genommen`
        : `${card}, ${cardOf(person)}, genommen ${by.of}`,
  },
  seat: {
    asked: 'ist dran',
    chosen: 'hat gewählt',
    first: 'liegt vorn',
    unfold: (rows) => `${capital(rows)} ansehen`,
  },
  rows: {
    empty: 'Noch keine Karte',
    row: (suit, value, specials) => `${suit}: ${[value, ...specials].join(', ')}`,
    thisRound: (value) => `bisher ${value}`,
    inAll: (value) => `insgesamt ${value}`,
    players: 'Am Tisch',
    rounds: 'Runden',
  },
  score: {
    title: (round, at) => `Ende von ${round} ${at}`,
    plus: 'Plus',
    minus: 'Minus',
    sum: 'Summe',
    total: 'Gesamt',
    best: 'beste Punktzahl',
    leads: (person, count) =>
      `${person.start} führt mit ${counted('de', count, 'Punkt', 'Punkten')}.`,
    lead: (names, count) =>
      `Gemeinsam in Führung mit ${counted('de', count, 'Punkt', 'Punkten')}: ${listed('de', names)}.`,
    next: (round) => `Nächste ${round}`,
  },
  end: {
    wins: (person, count) =>
      `${person.start} gewinnt mit ${counted('de', count, 'Punkt', 'Punkten')}.`,
    shared: (names, count) =>
      `Geteilter Sieg mit ${counted('de', count, 'Punkt', 'Punkten')}: ${listed('de', names)}.`,
    sheet: 'Punkteblatt',
    round: (round, at) => `${round} ${at}`,
    cell: (where, what) => `${where}: ${what}`,
  },
  describe: {
    noHand: 'Du schaust zu und hast keine Karten.',
    emptyHand: 'Deine Hand ist leer.',
    hand: (count, suits) =>
      `Deine Hand, ${counted('de', count, 'Karte', 'Karten')}. ${suits.join(' ')}`,
    suit: (suit, cards) => `${suit}: ${cards.join(', ')}.`,
    noTrick: 'Im Stich liegt nichts.',
    trick: (lines) => `Im Stich. ${lines.join(' ')}`,
    standing: (person, round, total) => `${person.label}: ${round}, insgesamt ${total}.`,
  },
};
