// The score pad in English.

import { counted, figure, LOCALES, listed } from '@tablee/kit';
import type { PadTexts } from './fr.ts';

const points = (count: number): string =>
  `${figure(count)} ${Math.abs(count) === 1 ? 'point' : 'points'}`;

export const en: PadTexts = {
  names: {
    hint: '3 to 6 players, in order around the table.',
    start: 'Open the pad',
    done: 'Done',
  },
  sheet: {
    rounds: 'Rounds',
    roundsHint: {
      'nicht-die-bohne': 'Usually three rounds.',
      'pas-de-bras': 'Usually as many rounds as players.',
    },
    total: 'Total',
    players: 'Players',
    share: 'Share',
    again: 'New game',
    others: 'Sheets',
    toEnter: 'to enter',
    blank: 'After the first round, tap a box to enter the cards.',
    bestHere: 'wins the round',
    round: (number) => `Round ${number}`,
    cell: (where, what) => `${where}: ${what}`,
    missing: (round, names) => `${round}: nothing entered yet for ${listed('en', names)}.`,
    leads: (names, total, ahead) => {
      const verb = names.length > 1 ? 'lead' : 'leads';
      const by = ahead === null ? '' : `, ${points(ahead)} ahead`;
      return `${listed('en', names)} ${verb} with ${points(total)}${by}.`;
    },
    won: (names, total, ahead) => {
      if (names.length > 1)
        return `A shared win: ${listed('en', names)}, with ${points(total)} each.`;
      const by = ahead === null ? '' : `, ${points(ahead)} ahead`;
      return `${listed('en', names)} wins with ${points(total)}${by}!`;
    },
  },
  entry: {
    cards: 'Cards',
    sums: 'Just the sums',
    suits: 'Suit',
    clear: 'Empty this box',
    done: 'Done',
    rest: 'All the rest is here',
    tooMuch: 'That’s more than all the cards together: check both sums.',
    rowsHeading: 'The rows',
    kindLabel: 'How to enter',
    sumsFromCards: 'Entering the sums clears the cards in this box.',
    next: (name) => `Next: ${name}`,
    count: (cards, of) => `${cards} of ${counted('en', of, 'card', 'cards')}`,
    tooMany: (of, players) =>
      `With ${players} players everyone ends with ${of} cards: that’s too many.`,
    keyOfOther: (card, name) => `${card}, with ${name}`,
    taken: (card, name) => `${card}: already entered for ${name} in this round.`,
    move: (name) => `Take it from ${name}`,
  },
  kept: {
    heading: 'Sheets kept on this device',
    hint: 'Nothing is sent anywhere.',
    remove: 'Remove',
    removeSure: 'Remove for good?',
    shared: 'A sheet from a link. It is not kept on this device yet.',
    keep: 'Keep this sheet',
    ignore: 'Close without keeping',
    broken: 'This link is incomplete or damaged: it holds no readable sheet.',
    date: (time) =>
      new Intl.DateTimeFormat(LOCALES.en, { dateStyle: 'medium', timeStyle: 'short' }).format(time),
    progress: (done, of) => `${done} of ${counted('en', of, 'round', 'rounds')}`,
  },
};
