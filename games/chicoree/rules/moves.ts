// The moves, their spelling, and the events that tell of them.

import {
  after,
  many,
  notation,
  one,
  wholeNumber,
  type Card,
  type Codec,
  type Field,
  type MoveOf,
  type Seat,
} from '@tablee/kit';
import { cardCodec } from '../decks/cards.ts';

const seat: Codec<Seat> = wholeNumber;
const card: Codec<Card> = cardCodec;
const chainNumber: Codec<number> = {
  parse: (token) => (/^[1-7]$/.test(token) ? Number(token) : undefined),
  format: (value) => String(value),
};

/** Several cards have one spelling: the order of the card list. */
const anyCards = many(card);
const cards: Field<readonly Card[]> = {
  read: (tokens, at) => anyCards.read(tokens, at),
  write: (value, into) => {
    anyCards.write(
      [...value].sort((a, b) => a - b),
      into,
    );
  },
};

const forms = {
  lay: { card: one(card), as: after('as', chainNumber) },
  start: { card: one(card) },
  play: { card: one(card), on: after('on', seat) },
  done: {},
  sell: { card: one(card) },
  bid: { amount: one(wholeNumber) },
  pass: {},
  show: { cards },
};

export const NOTATION = notation(forms);

export type Move = MoveOf<typeof forms>;

export type AuctionForm = 'turns' | 'melee' | 'bluff';

export type Event =
  /** [CH-22] A turn begins; null for a bankrupt seat. */
  | { kind: 'turn'; number: number; seat: Seat; tokens: readonly (number | null)[] }
  | { kind: 'income'; seat: Seat; amount: number }
  /** [CH-42] No income in this turn. */
  | { kind: 'stopped'; seat: Seat }
  | { kind: 'paid'; seat: Seat; to: Seat; amount: number }
  | { kind: 'owes'; seat: Seat; to: Seat; amount: number }
  | { kind: 'bankrupt'; seat: Seat; to: Seat; amount: number }
  | { kind: 'laid'; seat: Seat; card: Card; number: number }
  | { kind: 'started'; seat: Seat; card: Card }
  | { kind: 'played'; seat: Seat; card: Card; on: Seat | null }
  | { kind: 'destroyed'; seat: Seat; card: Card; number: number }
  /** [CH-17] Into the hand, unseen by the others. */
  | { kind: 'drew'; seat: Seat; card: Card | null }
  | { kind: 'reshuffled'; count: number }
  /** [CH-18] Turned up in the middle. */
  | { kind: 'turned'; seat: Seat; card: Card }
  | { kind: 'kept'; seat: Seat; card: Card }
  | { kind: 'selling'; seat: Seat; card: Card }
  | { kind: 'auction'; card: Card; form: AuctionForm; seller: Seat | null }
  | { kind: 'bid'; seat: Seat; amount: number }
  | { kind: 'passed'; seat: Seat }
  /** [CH-66] All fists open together. */
  | { kind: 'fists'; bids: readonly { seat: Seat; amount: number }[] }
  | { kind: 'sold'; seat: Seat; card: Card; amount: number }
  | { kind: 'unsold'; card: Card }
  | { kind: 'challenge'; card: Card }
  | { kind: 'shown'; cards: readonly { seat: Seat; cards: readonly Card[] }[] }
  /** [CH-59] The flowers in all, the seats that showed most, and the share of each. */
  | { kind: 'flowers'; total: number; wins: readonly { seat: Seat; amount: number }[] }
  | { kind: 'stop-ended'; seat: Seat; card: Card }
  | { kind: 'over'; reason: string; winners: readonly Seat[] };
