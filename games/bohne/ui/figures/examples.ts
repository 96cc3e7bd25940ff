// The worked examples that the rules draw: the cards in them, and what comes out.

import type { Edition } from '../../meta.ts';

/** The suits of both boxes, place by place: examples are written in beans. */
const LETTERS: Readonly<Record<Edition, string>> = {
  'nicht-die-bohne': 'GRYB',
  'pas-de-bras': 'WMDH',
};

/** A card of the bean box as the card at the same place in the other. */
const inBox = (game: Edition, card: string): string =>
  LETTERS[game].charAt(LETTERS['nicht-die-bohne'].indexOf(card.charAt(0))) + card.slice(1);

export const cardsIn = (game: Edition, cards: readonly string[]): string[] =>
  cards.map((card) => inBox(game, card));

/** One number per suit. */
export const SUIT_CARDS = ['G5', 'R3', 'Y8', 'B10'];
export const SPECIAL_CARDS = ['Gx2', 'G-', 'G0'];

/** [NB-30] to [NB-34] A player's four rows, the special cards first. */
export const ROWS: readonly (readonly string[])[] = [
  ['G0', 'G7', 'G10'],
  ['R3', 'R6'],
  ['Y-', 'Y4', 'Y9'],
  ['Bx2', 'B-', 'B-', 'B2', 'B4', 'B8'],
];

/** [NB-20] to [NB-24] What lies there, by seat; the first one leads. */
export const TRICK = ['Y1', 'R2', 'Y8', 'R-'] as const;
/** The taker and the seat whose card it takes, in order. */
export const TAKES: readonly (readonly [taker: number, from: number])[] = [
  [0, 2],
  [2, 1],
  [1, 3],
  [3, 0],
];

/** [NB-11] Cards each, by the number of players. */
export const HANDS: readonly (readonly [players: number, cards: number])[] = [
  [3, 20],
  [4, 15],
  [5, 12],
  [6, 10],
];
