// The bean table: one flat array of small integers behind named accessors. A state and a view are
// the same thing; in a view the hands of the others are face down.

import { assert, type Card, type Seat, type Setup, type Whole } from '@tablee/kit';
import { DECK, rankOf, suitOf, SUIT_COUNT } from './cards.ts';
import { ROW_ADD, ROW_VALUE, type Row } from './score.ts';

export const PHASE = { deal: 0, lead: 1, play: 2, take: 3, over: 4 } as const;

/** No card here, or a card whose face the viewer may not know. */
export const NO_CARD = -1;

const SEATS_MAX = 6;
const ROUNDS_MAX = 12;
const HAND_MAX = 20;

// Where things stand in the array.
const AT_PHASE = 0;
const AT_ROUND = 1;
const AT_TRICK = 2;
const AT_LEADER = 3;
const AT_TAKER = 4;
const AT_LYING = 5;
const AT_PLAYED = 6;
const AT_KINDS = AT_PLAYED + SEATS_MAX;
const AT_HANDS = AT_KINDS + SEATS_MAX;
const AT_ROWS = AT_HANDS + SEATS_MAX * HAND_MAX;
const SIZE = AT_ROWS + ROUNDS_MAX * SEATS_MAX * SUIT_COUNT;

// A hand is a list of different cards, each with how many more of the same there are. Three equal
// `-` are thus one choice, and a card leaves the hand by one swap.
const SLOT_CARD = 63;
const SLOT_MORE = 64;

export class Table {
  readonly at: Int16Array;
  readonly seats: number;
  readonly rounds: number;
  /** Who leads the first round. */
  readonly first: Seat;
  readonly cardsEach: number;

  constructor(setup: Setup) {
    this.seats = setup.seats;
    this.rounds = Number(setup.options['rounds']);
    this.first = Number(setup.options['first']);
    this.cardsEach = DECK.length / this.seats;
    this.at = new Int16Array(SIZE);
    this.at.fill(NO_CARD, AT_PLAYED, AT_KINDS);
  }

  get phase(): number {
    return this.at[AT_PHASE]!;
  }
  set phase(phase: number) {
    this.at[AT_PHASE] = phase;
  }

  /** The present round, from 0; the last one stays when the match is over. */
  get round(): number {
    return this.at[AT_ROUND]!;
  }
  set round(round: number) {
    this.at[AT_ROUND] = round;
  }

  /** Tricks completed in this round. */
  get trick(): number {
    return this.at[AT_TRICK]!;
  }
  set trick(trick: number) {
    this.at[AT_TRICK] = trick;
  }

  /** The holder of the marker. */
  get leader(): Seat {
    return this.at[AT_LEADER]!;
  }
  set leader(seat: Seat) {
    this.at[AT_LEADER] = seat;
  }

  /** Who takes now. */
  get taker(): Seat {
    return this.at[AT_TAKER]!;
  }
  set taker(seat: Seat) {
    this.at[AT_TAKER] = seat;
  }

  /** The seats whose cards can still be taken, a bit each; never the leader's. */
  get lying(): number {
    return this.at[AT_LYING]!;
  }
  set lying(seats: number) {
    this.at[AT_LYING] = seats;
  }

  /** The card in front of a seat in this trick, also after it was taken. */
  played(seat: Seat): Card {
    return this.at[AT_PLAYED + seat]!;
  }
  setPlayed(seat: Seat, card: Card): void {
    this.at[AT_PLAYED + seat] = card;
  }
  clearPlayed(): void {
    for (let seat = 0; seat < this.seats; seat++) this.at[AT_PLAYED + seat] = NO_CARD;
  }

  /** How many cards a seat holds; public, and derived, so that it tells nothing else. */
  held(seat: Seat): number {
    if (this.phase === PHASE.deal || this.phase === PHASE.over) return 0;
    return this.cardsEach - this.trick - (this.played(seat) === NO_CARD ? 0 : 1);
  }

  /** How many different cards a seat holds. 0 where the viewer may not know. */
  kinds(seat: Seat): number {
    return this.at[AT_KINDS + seat]!;
  }
  /** The i-th different card of a hand. */
  kindAt(seat: Seat, i: number): Card {
    return this.at[AT_HANDS + seat * HAND_MAX + i]! & SLOT_CARD;
  }
  /** Where a card stands among the different ones of a hand, or −1. */
  placeOf(seat: Seat, card: Card): number {
    const kinds = this.kinds(seat);
    for (let i = 0; i < kinds; i++) if (this.kindAt(seat, i) === card) return i;
    return -1;
  }
  /** [NB-12] A hand as a person holds it: all its cards, sorted by suit. */
  hand(seat: Seat): Card[] {
    const cards: Card[] = [];
    for (let i = 0; i < this.kinds(seat); i++) {
      const slot = this.at[AT_HANDS + seat * HAND_MAX + i]!;
      for (let copies = slot; copies >= 0; copies -= SLOT_MORE) cards.push(slot & SLOT_CARD);
    }
    return cards.sort((a, b) => a - b);
  }

  give(seat: Seat, card: Card): void {
    const place = this.placeOf(seat, card);
    const base = AT_HANDS + seat * HAND_MAX;
    if (place >= 0) {
      this.at[base + place]! += SLOT_MORE;
      return;
    }
    const kinds = this.kinds(seat);
    this.at[base + kinds] = card;
    this.at[AT_KINDS + seat] = kinds + 1;
  }

  /** Takes one copy of the i-th different card out of a hand. */
  removeAt(seat: Seat, i: number): Card {
    const place = AT_HANDS + seat * HAND_MAX + i;
    const slot = this.at[place]!;
    if (slot >= SLOT_MORE) {
      this.at[place] = slot - SLOT_MORE;
      return slot & SLOT_CARD;
    }
    const last = this.at[AT_KINDS + seat]! - 1;
    const end = AT_HANDS + seat * HAND_MAX + last;
    this.at[place] = this.at[end]!;
    // What lay there must not stay behind: equal hands are equal bytes.
    this.at[end] = 0;
    this.at[AT_KINDS + seat] = last;
    return slot;
  }

  emptyHand(seat: Seat): void {
    const base = AT_HANDS + seat * HAND_MAX;
    this.at.fill(0, base, base + HAND_MAX);
    this.at[AT_KINDS + seat] = 0;
  }

  hideHand(seat: Seat): void {
    const base = AT_HANDS + seat * HAND_MAX;
    this.at.fill(NO_CARD, base, base + HAND_MAX);
    this.at[AT_KINDS + seat] = 0;
  }

  row(round: number, seat: Seat, suit: number): Row {
    return this.at[AT_ROWS + (round * SEATS_MAX + seat) * SUIT_COUNT + suit]!;
  }
  /** [NB-26] [NB-28] A taken card joins the taker's row of its suit. */
  addToRows(seat: Seat, card: Card): void {
    const place = AT_ROWS + (this.round * SEATS_MAX + seat) * SUIT_COUNT + suitOf(card);
    this.at[place]! += ROW_ADD[rankOf(card)]!;
  }

  /** [NB-34] What a seat's rows of a round are worth now. */
  points(round: number, seat: Seat): number {
    const base = AT_ROWS + (round * SEATS_MAX + seat) * SUIT_COUNT;
    const { at } = this;
    return (
      ROW_VALUE[at[base]!]! +
      ROW_VALUE[at[base + 1]!]! +
      ROW_VALUE[at[base + 2]!]! +
      ROW_VALUE[at[base + 3]!]!
    );
  }
  /** The points of all rounds so far, the present one included. */
  total(seat: Seat): number {
    let total = 0;
    for (let round = 0; round <= this.round; round++) total += this.points(round, seat);
    return total;
  }

  copyFrom(other: Table): void {
    assert(this.seats === other.seats && this.rounds === other.rounds, 'tables of one setup');
    this.at.set(other.at);
  }
}

export type View = Table;
export type State = Whole<Table>;

const setupOf = ({ seats, rounds, first }: Table): Setup => ({
  seats,
  options: { rounds, first },
});

export function copyOf(table: Table): Table {
  const copy = new Table(setupOf(table));
  copy.at.set(table.at);
  return copy;
}
