// The three moves, their spelling, and the events that tell of them.

import {
  notation,
  one,
  wholeNumber,
  type Card,
  type Codec,
  type MoveOf,
  type Notation,
  type Seat,
} from '@tablee/kit';
import type { Edition } from '../meta.ts';
import { CARD_CODECS, CARD_LIMIT } from './cards.ts';

const seat: Codec<Seat> = wholeNumber;

const forms = (card: Codec<Card>) => ({
  lead: { card: one(card) },
  play: { card: one(card) },
  take: { seat: one(seat) },
});

export type Move = MoveOf<ReturnType<typeof forms>>;

export const NOTATIONS: Readonly<Record<Edition, Notation<Move>>> = {
  'nicht-die-bohne': notation(forms(CARD_CODECS['nicht-die-bohne'])),
  'pas-de-bras': notation(forms(CARD_CODECS['pas-de-bras'])),
};

// One object per move, made once: listing moves allocates nothing.
const each = <T>(length: number, make: (i: number) => T): readonly T[] =>
  Array.from({ length }, (_, i) => make(i));
export const LEAD = each<Move>(CARD_LIMIT, (card) => ({ kind: 'lead', card }));
export const PLAY = each<Move>(CARD_LIMIT, (card) => ({ kind: 'play', card }));
export const TAKE = each<Move>(6, (seat) => ({ kind: 'take', seat }));

export type Event =
  /** [NB-11] [NB-12] A seat's hand of a new round; null for all other viewers. */
  | { kind: 'dealt'; round: number; seat: Seat; count: number; cards: readonly Card[] | null }
  | { kind: 'led'; seat: Seat; card: Card }
  /** [NB-21] All other cards at once, by ascending seat. */
  | { kind: 'revealed'; cards: readonly { seat: Seat; card: Card }[] }
  /** A card joins the taker's rows. `forced`: nothing else was left. */
  | { kind: 'took'; seat: Seat; from: Seat; card: Card; forced: boolean }
  /** [NB-24] The marker passes. */
  | { kind: 'marker'; seat: Seat }
  /** [NB-29] A round is over; its points per seat. */
  /** [NB-41] Every round has its winners. */
  | { kind: 'scored'; round: number; points: readonly number[]; winners: readonly Seat[] }
  | { kind: 'over'; winners: readonly Seat[]; totals: readonly number[] };
