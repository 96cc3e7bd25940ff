// The bean table: a few numbers and one flat array of small integers behind named accessors. A state
// and a view are the same thing; in a view the hands of the others are face down.

import { assert, type Card, type Pending, type Seat, type Setup, type Whole } from '@tablee/kit';
import { DECK, MINUS, rankOf, suitOf, SUIT_COUNT } from './cards.ts';
import { ROW_ADD, ROW_VALUE, type Row } from './score.ts';

export const PHASE = { deal: 0, lead: 1, play: 2, take: 3, over: 4 } as const;

/** No card here, or a card that is face down for the viewer. */
export const NO_CARD = -1;

// An imported name is looked up at every use, a local constant is not: this is the innermost loop of
// every playout.
const SUITS = SUIT_COUNT;
const MINUS_RANK = MINUS;
const rowAdd = ROW_ADD;
const rowValue = ROW_VALUE;
const suitOfCard = suitOf;
const rankOfCard = rankOf;

// Where things stand: the array is cut into blocks of 32 cells, so that a place is found by shifting
// bits, which is cheaper than multiplying. Block 0 holds what was played and how many different cards
// each hand has, blocks 1 to 6 the hands, block 8 and those after it the rows of each round.
const BLOCK = 5;
const BLOCK_SIZE = 1 << BLOCK;
const AT_PLAYED = 0;
const AT_KINDS = 8;
const FIRST_HAND = 1;
const FIRST_ROWS = 8;
const handOf = (seat: Seat): number => (FIRST_HAND + seat) << BLOCK;
const rowsOf = (round: number, seat: Seat): number => ((FIRST_ROWS + round) << BLOCK) | (seat << 2);

// A hand is a list of different cards, each with how many more of the same there are. Three equal
// `-` are thus one choice, and a card leaves the hand by one swap.
const SLOT_CARD = 63;
const SLOT_MORE = 64;

/** Where the `-` of each suit stand while a hand is dealt; only ever read in that call. */
const minusPlaces = new Int32Array(SUIT_COUNT);

type Sealed = Extract<Pending, { kind: 'sealed' }>;

/**
 * The seats that the game waits for once a seat has led: all others. By number of seats and leader.
 */
const SEALED: readonly (readonly Sealed[])[] = [0, 1, 2, 3, 4, 5, 6].map((count) => {
  const all = Array.from({ length: count }, (_, seat) => seat);
  return all.map((leader) => ({ kind: 'sealed', seats: all.filter((seat) => seat !== leader) }));
});

export class Table {
  // What a playout reads at every decision are plain fields; the rest is in one array.
  phase: number = PHASE.deal;
  /** The present round, from 0; the last one stays when the match is over. */
  round = 0;
  /** Tricks completed in this round. */
  trick = 0;
  /** The holder of the marker. */
  leader: Seat = 0;
  /** The seat that takes now. */
  taker: Seat = 0;
  /** The seats with a card that can still be taken, a bit each; never the leader's. */
  lying = 0;
  readonly at: Int16Array;
  readonly setup: Setup;
  readonly seats: number;
  readonly rounds: number;
  /** The seat that leads the first round. */
  readonly first: Seat;
  readonly cardsEach: number;
  /** What the game waits for when a seat has led, by that seat. */
  readonly sealed: readonly Sealed[];

  constructor(setup: Setup) {
    this.setup = setup;
    this.seats = setup.seats;
    this.rounds = Number(setup.options['rounds']);
    this.first = Number(setup.options['first']);
    this.cardsEach = DECK.length / this.seats;
    this.sealed = SEALED[this.seats]!;
    this.at = new Int16Array((FIRST_ROWS + this.rounds) << BLOCK);
  }

  /** The card in front of a seat in this trick, also after it was taken; else NO_CARD. */
  played(seat: Seat): Card {
    const { phase } = this;
    const there = phase === PHASE.take || (phase === PHASE.play && seat === this.leader);
    return there ? this.at[AT_PLAYED + seat]! : NO_CARD;
  }
  setPlayed(seat: Seat, card: Card): void {
    this.at[AT_PLAYED + seat] = card;
  }
  /** `played` where the caller knows that the card is there. */
  lyingCard(seat: Seat): Card {
    return this.at[AT_PLAYED + seat]!;
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
    return this.at[handOf(seat) | i]! & SLOT_CARD;
  }
  /** How many cards like the i-th different one a hand holds. */
  copiesAt(seat: Seat, i: number): number {
    return (this.at[handOf(seat) | i]! >> 6) + 1;
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
      const slot = this.at[handOf(seat) | i]!;
      for (let copies = slot; copies >= 0; copies -= SLOT_MORE) cards.push(slot & SLOT_CARD);
    }
    return cards.sort((a, b) => a - b);
  }

  give(seat: Seat, card: Card): void {
    const base = handOf(seat);
    // Only `-` has copies to look for.
    const place = rankOfCard(card) === MINUS_RANK ? this.placeOf(seat, card) : -1;
    if (place >= 0) this.at[base + place]! += SLOT_MORE;
    else this.at[base + this.at[AT_KINDS + seat]!++] = card;
  }

  /** Deals an empty hand every `step`-th card from the seat's own on. */
  dealHand(seat: Seat, cards: readonly Card[], step: number): void {
    const { at } = this;
    const base = handOf(seat);
    let end = base;
    for (let suit = 0; suit < SUITS; suit++) minusPlaces[suit] = 0;
    for (let i = seat; i < cards.length; i += step) {
      const card = cards[i]!;
      if (rankOfCard(card) === MINUS_RANK) {
        const place = minusPlaces[suitOfCard(card)]!;
        if (place > 0) {
          at[place]! += SLOT_MORE;
          continue;
        }
        minusPlaces[suitOfCard(card)] = end;
      }
      at[end++] = card;
    }
    at[AT_KINDS + seat] = end - base;
  }

  /** Takes one copy of the i-th different card out of a hand. */
  removeAt(seat: Seat, i: number): Card {
    const place = handOf(seat) | i;
    const slot = this.at[place]!;
    if (slot >= SLOT_MORE) {
      this.at[place] = slot - SLOT_MORE;
      return slot & SLOT_CARD;
    }
    const last = this.at[AT_KINDS + seat]! - 1;
    const end = handOf(seat) | last;
    this.at[place] = this.at[end]!;
    // What lay there must not stay behind: equal hands are equal bytes.
    this.at[end] = 0;
    this.at[AT_KINDS + seat] = last;
    return slot;
  }

  emptyHand(seat: Seat): void {
    const base = handOf(seat);
    this.at.fill(0, base, base + BLOCK_SIZE);
    this.at[AT_KINDS + seat] = 0;
  }

  hideHand(seat: Seat): void {
    const base = handOf(seat);
    this.at.fill(NO_CARD, base, base + BLOCK_SIZE);
    this.at[AT_KINDS + seat] = 0;
  }

  row(round: number, seat: Seat, suit: number): Row {
    return this.at[rowsOf(round, seat) | suit]!;
  }
  /** [NB-26] [NB-28] A taken card joins the taker's row of its suit. */
  addToRows(seat: Seat, card: Card): void {
    this.at[rowsOf(this.round, seat) | suitOfCard(card)]! += rowAdd[rankOfCard(card)]!;
  }

  /** [NB-34] What a seat's rows of a round are worth now. */
  points(round: number, seat: Seat): number {
    const base = rowsOf(round, seat);
    const { at } = this;
    return (
      rowValue[at[base]!]! +
      rowValue[at[base + 1]!]! +
      rowValue[at[base + 2]!]! +
      rowValue[at[base + 3]!]!
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
    this.phase = other.phase;
    this.round = other.round;
    this.trick = other.trick;
    this.leader = other.leader;
    this.taker = other.taker;
    this.lying = other.lying;
    this.at.set(other.at);
  }
}

/** The plain fields, in the order in which they are packed before the array. */
const FIELDS = ['phase', 'round', 'trick', 'leader', 'taker', 'lying'] as const;

export function pack(table: Table, into: number[] = []): number[] {
  const { at } = table;
  // Loops: spreading and mapping are slow here, and every step copies all of these for each viewer.
  into.length = FIELDS.length + at.length;
  let n = 0;
  for (const field of FIELDS) into[n++] = table[field];
  for (let i = 0; i < at.length; i++) into[n++] = at[i]!;
  return into;
}

export function unpack(setup: Setup, packed: readonly number[]): Table | undefined {
  const table = new Table(setup);
  if (packed.length !== FIELDS.length + table.at.length) return undefined;
  if (!packed.every((value) => Number.isInteger(value))) return undefined;
  FIELDS.forEach((field, i) => (table[field] = packed[i]!));
  table.at.set(packed.slice(FIELDS.length));
  return table;
}

export type View = Table;
export type State = Whole<Table>;

/** In the place of one that is not needed any more, where there is one. */
export function copyOf(table: Table, copy = new Table(table.setup)): Table {
  copy.copyFrom(table);
  return copy;
}
