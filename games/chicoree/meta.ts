// The Chicorée box on the shelf: title, seats and options, without the rules.

import type { GameMeta } from '@tablee/kit';
import { deckNames } from './decks/names.ts';
import { OPTION_WORDS } from './options.ts';

export const META: GameMeta = {
  id: 'chicoree',
  title: { fr: 'Chicorée le Jeu', en: 'Chicorée le Jeu', de: 'Chicorée le Jeu' },
  blurb: {
    fr: 'Piocher, enchérir, bluffer : de la graine à l’export, une chaîne de sept cartes.',
    en: 'Draw, bid and bluff your way along a chain of seven cards, from seed to export.',
    de: 'Ziehen, bieten, bluffen: sieben Karten von der Saat bis zum Export.',
  },
  seats: { min: 2, max: 6, best: [3, 5], rule: 'CH-05' },
  minutes: [40, 70],
  options: [
    {
      kind: 'choice',
      name: 'deck',
      rule: 'CH-06',
      values: deckNames,
      initial: 'tablee',
      words: OPTION_WORDS.deck,
    },
    { kind: 'number', name: 'first', rule: 'CH-04', min: 0, max: 'last-seat', initial: 'draw' },
    {
      kind: 'number',
      name: 'bonus',
      rule: 'CH-03',
      min: 0,
      max: 1,
      initial: 0,
      words: OPTION_WORDS.bonus,
    },
    {
      kind: 'choice',
      name: 'auction',
      rule: 'CH-65',
      values: ['turns', 'melee'],
      initial: 'turns',
      deviceEach: 'melee',
      words: OPTION_WORDS.auction,
    },
    {
      kind: 'number',
      name: 'hammer',
      rule: 'CH-71',
      min: 3,
      max: 15,
      initial: 8,
      onlyWith: { option: 'auction', value: 'melee' },
      words: OPTION_WORDS.hammer,
    },
  ],
  // Few people, many jokers and nothing that destroys: the shortest that is still the game.
  quick: {
    name: { fr: 'Partie courte', en: 'Short game', de: 'Kurzes Spiel' },
    seats: 3,
    options: { deck: 'atelier' },
  },
  hasLesson: true,
  lessonMinutes: 5,
  pad: 'table',
  rim: '#20467f',
  stage: 'trial',
};
