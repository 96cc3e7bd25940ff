// The sixty cards: their numbers inside, their spelling outside.

import { words, type Card, type Codec } from '@tablee/kit';
import type { Edition } from '../meta.ts';

/** Per edition the four suits, in the order of the record. */
export const SUITS = {
  'nicht-die-bohne': ['green', 'red', 'yellow', 'blue'],
  'pas-de-bras': ['white', 'milk', 'dark', 'hazelnut'],
} as const satisfies Record<Edition, readonly string[]>;
export type SuitName = (typeof SUITS)[Edition][number];

const LETTERS: Readonly<Record<Edition, string>> = {
  'nicht-die-bohne': 'GRYB',
  'pas-de-bras': 'WMDH',
};

export const SUIT_COUNT = 4;

/** A card's rank, 0 to 12: the numbers 1 to 10 are ranks 0 to 9. */
export const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'x2', '-', '0'] as const;
export const DOUBLE = 10;
export const MINUS = 11;
export const ZERO = 12;
const COPIES = RANKS.map((_, rank) => (rank === MINUS ? 3 : 1));

/** A card is 16 × suit + rank; numbers 13 to 15 of each sixteen stay unused. */
export const cardOf = (suit: number, rank: number): Card => (suit << 4) | rank;
export const suitOf = (card: Card): number => card >> 4;
export const rankOf = (card: Card): number => card & 15;

/** One more than the highest card. */
export const CARD_LIMIT = 64;

/** [NB-01] All sixty, in the order of the card list. */
export const DECK: readonly Card[] = Array.from({ length: SUIT_COUNT }, (_, suit) =>
  RANKS.flatMap((_, rank) => new Array<Card>(COPIES[rank]!).fill(cardOf(suit, rank))),
).flat();

/** How many there are of each card, by its number. */
export const DECK_COPIES = new Int8Array(CARD_LIMIT);
for (const card of DECK) DECK_COPIES[card]! += 1;

/** Card texts such as `G10`, `Rx2` or `M-`. */
export const CARD_CODECS: Readonly<Record<Edition, Codec<Card>>> = {
  'nicht-die-bohne': codecFor('nicht-die-bohne'),
  'pas-de-bras': codecFor('pas-de-bras'),
};

function codecFor(edition: Edition): Codec<Card> {
  const spelling: string[] = [];
  for (const card of DECK) spelling[card] = LETTERS[edition][suitOf(card)]! + RANKS[rankOf(card)]!;
  return words(spelling);
}
