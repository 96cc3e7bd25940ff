// Draws a place instead of a card, for cards that no viewer may see. The number of places is
// public; the rules look up the card after the draw.

import type { Card, Pending } from './game.ts';
import { wholeNumber, type Codec } from './notation.ts';

/** Above the faces of any deck: a place travels through the log as a card of its own. */
const FIRST = 4096;

/** A draw of `take` places out of `of`. */
export const drawPlaces = (take: number, of: number): Extract<Pending, { kind: 'chance' }> => ({
  kind: 'chance',
  from: Array.from({ length: of }, (_, place) => FIRST + place),
  take,
});

/** The place that a card of such a draw stands for, from 0. */
export const placeOf = (card: Card): number => card - FIRST;

/** A game's cards, and places spelled `#0`, `#1`, … */
export const withPlaces = (card: Codec<Card>): Codec<Card> => ({
  parse(token) {
    if (!token.startsWith('#')) return card.parse(token);
    const place = wholeNumber.parse(token.slice(1));
    return place === undefined ? undefined : FIRST + place;
  },
  format: (value) => (value >= FIRST ? `#${value - FIRST}` : card.format(value)),
});
