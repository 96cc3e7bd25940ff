// The bean table in the browser, in English.

import { counted, listed } from '@tablee/kit';
import { en as game } from '../../texts/en.ts';
import type { UiTexts } from './fr.ts';

const points = (count: number): string => counted('en', count, 'point', 'points');

const choicesOf = (waited: readonly string[]): string =>
  waited.length > 2
    ? counted('en', waited.length, 'more choice', 'more choices')
    : listed('en', waited);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const en: UiTexts = {
  suits: game.cards.suits,
  rounds: game.round,
  you: 'You',
  zones: {
    trick: 'The trick',
    own: 'Your rows',
    rowsOf: (person) => `${person.of} rows`,
    actions: 'To play',
    hand: (count) => `Your hand: ${counted('en', count, 'card', 'cards')}`,
    hands: 'All hands',
  },
  progress: {
    round: (round, at, of) => `${capital(round)} ${at} of ${of}`,
    trick: (at, of) => `trick ${at} of ${of}`,
  },
  cards: (count) => counted('en', count, 'card', 'cards'),
  watching: 'You are looking on: the hands stay hidden.',
  close: 'Close',
  prompt: {
    changeable: (card, waited) =>
      waited.length === 0
        ? `Your choice: ${card}.`
        : `Your choice: ${card}. You can still change it; waiting for ${choicesOf(waited)}.`,
    waitingFor: (waited) => `Waiting for ${choicesOf(waited)}.`,
  },
  ahead: {
    mark: 'chosen ahead',
    choose: (card) => `Choose ahead: ${card}`,
    chosen: (card) => `Chosen ahead: ${card}.`,
    hint: 'Nobody else sees it.',
    cancel: 'Not this card after all',
  },
  cell: {
    empty: (person) => `${person.start}: no card yet`,
    leads: (person) => `${person.start} is about to lead`,
    chooses: (person) => `${person.start} is choosing a card`,
    hidden: (person) => `${person.start} has chosen, face down`,
    ownChoice: (card) => `Your choice, hidden from the others: ${card}`,
    lies: (card, person) => `${person.of} card: ${card}`,
    underMarker: (card, person) => `${person.of} card, under the marker: ${card}`,
    yours: (card) => `Your card: ${card}`,
    yoursUnderMarker: (card) => `Your card, under the marker: ${card}`,
    gone: (card, person, by) =>
      by === undefined
        ? `${person.of} card, already taken: ${card}`
        : `${person.of} card, taken by ${by.name}: ${card}`,
  },
  seat: {
    asked: 'their turn',
    chosen: 'has chosen',
    leads: 'has the marker',
    unfold: (person) => `Show ${person.of} rows`,
  },
  rows: {
    title: (person) => `${person.of} rows`,
    ownTitle: 'Your rows',
    empty: 'No card so far',
    row: (suit, value, specials) => `${suit}: ${[value, ...specials].join(', ')}`,
    zero: 'cancelled',
    double: 'doubled',
    minuses: (count) => counted('en', count, 'minus', 'minuses'),
    thisRound: (value) => `${value} so far`,
    inAll: (value) => `${value} in all`,
    players: 'Around the table',
  },
  score: {
    title: (round, at) => `End of ${round} ${at}`,
    player: 'Who',
    plus: 'Plus',
    minus: 'Minus',
    sum: 'Score',
    total: 'Total',
    best: 'best score',
  },
  end: {
    wins: (person, count) => `${person.start} wins with ${points(count)}`,
    youWin: (count) => `You win with ${points(count)}!`,
    shared: (names, count) => `A shared win with ${points(count)}: ${listed('en', names)}`,
    sheet: 'Score sheet',
    round: (round, at) => `${capital(round)} ${at}`,
  },
  describe: {
    noHand: 'You are looking on: you have no hand.',
    emptyHand: 'Your hand is empty.',
    hand: (count, suits) =>
      `Your hand, ${counted('en', count, 'card', 'cards')}. ${suits.join(' ')}`,
    suit: (suit, cards) => `${suit}: ${cards.join(', ')}.`,
    noTrick: 'There is nothing in the trick.',
    trick: (lines) => `In the trick. ${lines.join(' ')}`,
    standing: (person, round, total) => `${person.start}: ${round}, ${total} in all.`,
  },
};
