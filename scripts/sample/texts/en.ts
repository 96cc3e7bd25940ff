// What the game says in English.

import type { Language } from './fr.ts';

export const en: Language = {
  rules: {
    'SA-01': '2 to 4 players, and twelve cards with the numbers 1 to 12.',
    'SA-02': 'Everyone is dealt one card, face down, and looks at it. The others stay in the box.',
    'SA-03': 'Seat by seat, from the first one on, everyone turns their card over.',
    'SA-04': 'Whoever has the highest card wins.',
  },
  refusals: {
    'not-legal': () => 'You turn over your own card, and only when it is your turn.',
    'not-drawn': () => 'These cards cannot be dealt like that.',
  },
  card: (number) => `the ${number}`,
  yourTurn: 'Your turn: turn your card over.',
  waiting: ({ of }) => `It is ${of} turn.`,
  deal: 'The cards are being dealt.',
  over: 'The game is over.',
  play: (card) => `turn over ${card}`,
  dealt: ({ does }) => `${does('get', 'gets')} a card.`,
  played: ({ does }, card) => `${does('turn', 'turns')} over ${card}.`,
  highest: 'the highest card',
};
