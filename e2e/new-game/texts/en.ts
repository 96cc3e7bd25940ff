// What the game says in English.

import type { Language } from './fr.ts';

export const en: Language = {
  rules: {
    'CHR-01': '2 or 3 players, and 18 cards: roses, clovers and thistles, each from 1 to 6.',
    'CHR-02': 'Each player is dealt five cards. The others stay in the box, unseen.',
    'CHR-03': 'The first player leads; later the player who took the last trick does.',
    'CHR-04': 'A player who has a card of the suit that was led plays one.',
    'CHR-05': 'A player who has none plays any card.',
    'CHR-06': 'The highest card of the suit that was led takes the trick.',
    'CHR-07': 'Each thistle that a player takes counts one point.',
    'CHR-08': 'After five tricks the fewest points win; equals share the win.',
  },
  refusals: {
    'not-legal': () => 'On your turn you play a card from your hand, and you follow suit.',
    'not-drawn': () => 'These cards cannot be dealt like that.',
  },
  suits: ['rose', 'clover', 'thistle'],
  card: (suit, rank) => `${suit} ${rank}`,
  yourTurn: 'Your turn: play a card.',
  waiting: ({ of }) => `It is ${of} turn.`,
  deal: 'The cards are being dealt.',
  over: 'The game is over.',
  play: (card) => `play ${card}`,
  dealt: ({ does }) => `${does('get', 'gets')} five cards.`,
  played: ({ does }, card) => `${does('play', 'plays')} ${card}.`,
  taken: ({ does }) => `${does('take', 'takes')} the trick.`,
  fewest: 'the fewest thistles',
};
