// The bean table in the browser, in English.

import { capital, counted, listed, type Person } from '@tablee/kit';
import { en as game } from '../../texts/en.ts';
import type { UiTexts } from './fr.ts';

const points = (count: number): string => counted('en', count, 'point', 'points');

const choicesOf = (waited: readonly string[]): string =>
  waited.length > 2
    ? counted('en', waited.length, 'more choice', 'more choices')
    : listed('en', waited);

const cardOf = ({ of, pick }: Person): string => pick('Your card', `${of} card`);

export const en: UiTexts = {
  boxes: game.boxes,
  suits: game.cards.suits,
  shapes: game.cards.shapes,
  round: game.round,
  zones: {
    trick: 'The trick',
    actions: 'To play',
    hand: (count) => `Your hand: ${counted('en', count, 'card', 'cards')}`,
    hands: 'All hands',
  },
  progress: {
    round: (round, at, of) => `${capital(round)} ${at} of ${of}`,
    trick: (at, of) => `trick ${at} of ${of}`,
  },
  cards: (count) => counted('en', count, 'card', 'cards'),
  watching: 'You are watching: the hands stay hidden.',
  lookUp: 'Look at the screen.',
  close: 'Close',
  prompt: {
    changeable: (card, waited) =>
      waited.length === 0
        ? `Your choice: ${card}.`
        : `Your choice: ${card}. You can still change it; waiting for ${choicesOf(waited)}.`,
    waitingFor: (waited) => `Waiting for ${choicesOf(waited)}.`,
    waitingForYou: 'Waiting for your choice.',
  },
  ahead: {
    mark: 'chosen in advance',
    choose: (card) => `Choose in advance: ${card}`,
    chosen: (card) => `Chosen in advance: ${card}.`,
    hint: 'Nobody else sees it.',
    cancel: 'Not this card after all',
  },
  cell: {
    empty: (person) => `${person.label}: no card yet`,
    leads: ({ does }) => does('start the trick', 'starts the trick'),
    chooses: ({ does }) => `${does('are', 'is')} choosing a card`,
    hidden: ({ does }) => `${does('have', 'has')} chosen, face down`,
    ownChoice: (card) => `Your choice, hidden from the others: ${card}`,
    lies: (card, person) => `${cardOf(person)}: ${card}`,
    underMarker: (card, person, { under }) => `${cardOf(person)}, ${under}: ${card}`,
    gone: (card, person, by) =>
      by === undefined
        ? `${cardOf(person)}, already taken: ${card}`
        : `${cardOf(person)}, taken by ${by.name}: ${card}`,
  },
  seat: {
    asked: 'their turn',
    chosen: 'has chosen',
    first: 'in the lead',
    unfold: (rows) => `Show ${rows}`,
  },
  rows: {
    empty: 'No cards yet',
    row: (suit, value, specials) => `${suit}: ${[value, ...specials].join(', ')}`,
    thisRound: (value) => `${value} so far`,
    inAll: (value) => `${value} in all`,
    players: 'Around the table',
    rounds: 'Rounds',
  },
  score: {
    title: (round, at) => `End of ${round} ${at}`,
    plus: 'Plus',
    minus: 'Minus',
    sum: 'Total',
    total: 'Total',
    best: 'best score',
    leads: (person, count) => `${person.start} leads with ${points(count)}.`,
    lead: (names, count) => `Tied for the lead with ${points(count)}: ${listed('en', names)}.`,
    next: (round) => `Next ${round}`,
  },
  end: {
    wins: (person, count) => `${person.start} wins with ${points(count)}.`,
    shared: (names, count) => `A shared win with ${points(count)}: ${listed('en', names)}.`,
    sheet: 'Score sheet',
    round: (round, at) => `${capital(round)} ${at}`,
    cell: (where, what) => `${where}: ${what}`,
  },
  describe: {
    noHand: 'You are watching: you have no hand.',
    emptyHand: 'Your hand is empty.',
    hand: (count, suits) =>
      `Your hand, ${counted('en', count, 'card', 'cards')}. ${suits.join(' ')}`,
    suit: (suit, cards) => `${suit}: ${cards.join(', ')}.`,
    noTrick: 'There is nothing in the trick.',
    trick: (lines) => `In the trick. ${lines.join(' ')}`,
    standing: (person, round, total) => `${person.label}: ${round}, ${total} in all.`,
  },
};
