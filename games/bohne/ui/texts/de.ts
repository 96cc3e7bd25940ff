// The bean table in the browser, in German.

import { counted, listed } from '@tablee/kit';
import { de as game } from '../../texts/de.ts';
import type { UiTexts } from './fr.ts';

const choicesOf = (waited: readonly string[]): string =>
  waited.length > 2 ? `${waited.length} weitere Karten` : listed('de', waited);

export const de: UiTexts = {
  suits: game.cards.suits,
  rounds: game.round,
  you: 'Du',
  zones: {
    trick: 'Der Stich',
    own: 'Deine Reihen',
    rowsOf: (person) => `Die Reihen ${person.of}`,
    actions: 'Dein Zug',
    hand: (count) => `Deine Hand: ${counted('de', count, 'Karte', 'Karten')}`,
    hands: 'Alle Hände',
  },
  progress: {
    round: (round, at, of) => `${round} ${at} von ${of}`,
    trick: (at, of) => `Stich ${at} von ${of}`,
  },
  cards: (count) => counted('de', count, 'Karte', 'Karten'),
  watching: 'Du siehst zu: Die Hände bleiben verdeckt.',
  close: 'Schließen',
  prompt: {
    changeable: (card, waited) =>
      waited.length === 0
        ? `Deine Wahl: ${card}.`
        : `Deine Wahl: ${card}. Du kannst noch tauschen; es fehlen: ${choicesOf(waited)}.`,
    waitingFor: (waited) => `Es fehlen: ${choicesOf(waited)}.`,
  },
  ahead: {
    mark: 'vorgemerkt',
    choose: (card) => `Vormerken: ${card}`,
    chosen: (card) => `Vorgemerkt: ${card}.`,
    hint: 'Das siehst nur du.',
    cancel: 'Doch nicht vormerken',
  },
  cell: {
    empty: (person) => `${person.start}: noch keine Karte`,
    leads: (person) => `${person.start} spielt aus`,
    chooses: (person) => `${person.start} wählt eine Karte`,
    hidden: (person) => `${person.start} hat gewählt, verdeckt`,
    ownChoice: (card) => `Deine Wahl, für die anderen verdeckt: ${card}`,
    lies: (card, person) => `${card}, Karte ${person.of}`,
    underMarker: (card, person) => `${card}, Karte ${person.of}, unter dem Marker`,
    yours: (card) => `${card}, deine Karte`,
    yoursUnderMarker: (card) => `${card}, deine Karte, unter dem Marker`,
    gone: (card, person, by) =>
      by === undefined
        ? `${card}, Karte ${person.of}, schon genommen`
        : `${card}, Karte ${person.of}, genommen von ${by.name}`,
  },
  seat: {
    asked: 'ist an der Reihe',
    chosen: 'hat gewählt',
    leads: 'hat den Marker',
    unfold: (person) => `Die Reihen ${person.of} ansehen`,
  },
  rows: {
    title: (person) => `Die Reihen ${person.of}`,
    ownTitle: 'Deine Reihen',
    empty: 'Noch keine Karte',
    row: (suit, value, specials) => `${suit}: ${[value, ...specials].join(', ')}`,
    zero: 'aufgehoben',
    double: 'verdoppelt',
    minuses: (count) => `${count}-mal Minus`,
    thisRound: (value) => `bisher ${value}`,
    inAll: (value) => `insgesamt ${value}`,
    players: 'Am Tisch',
  },
  score: {
    title: (round, at) => `Ende der ${round} ${at}`,
    player: 'Wer',
    plus: 'Plus',
    minus: 'Minus',
    sum: 'Punkte',
    total: 'Gesamt',
    best: 'beste Punktzahl',
  },
  end: {
    wins: (person, count) =>
      `${person.start} gewinnt mit ${counted('de', count, 'Punkt', 'Punkten')}`,
    youWin: (count) => `Du gewinnst mit ${counted('de', count, 'Punkt', 'Punkten')}!`,
    shared: (names, count) =>
      `Geteilter Sieg mit ${counted('de', count, 'Punkt', 'Punkten')}: ${listed('de', names)}`,
    sheet: 'Punkteblatt',
    round: (round, at) => `${round} ${at}`,
  },
  describe: {
    noHand: 'Du siehst zu: Du hast keine Hand.',
    emptyHand: 'Deine Hand ist leer.',
    hand: (count, suits) =>
      `Deine Hand, ${counted('de', count, 'Karte', 'Karten')}. ${suits.join(' ')}`,
    suit: (suit, cards) => `${suit}: ${cards.join(', ')}.`,
    noTrick: 'Im Stich liegt nichts.',
    trick: (lines) => `Im Stich. ${lines.join(' ')}`,
    standing: (person, round, total) => `${person.start}: ${round}, insgesamt ${total}.`,
  },
};
