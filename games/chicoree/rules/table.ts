// The Chicorée table: one flat array of small integers behind named accessors. States and views
// share the type. In a view the pile is hidden, and other hands hold only cards that went there in
// public.

import { assert, impossible, type Card, type Seat, type Setup, type Whole } from '@tablee/kit';
import { deckNamed, type Deck } from '../decks/index.ts';
import { JOK, KINDS, SHOP, EXPORT } from '../decks/cards.ts';

export const PHASE = {
  /** The first shuffle. */
  opening: 0,
  /** A debtor names a card to sell. */
  sell: 1,
  /** Steps 3 to 6 of the active player. */
  main: 2,
  /** The discard becomes the pile in the middle of a draw. */
  reshuffle: 3,
  /** Open auction, turn by turn. */
  auction: 4,
  /** Open auction, free-for-all. */
  melee: 5,
  /** Bluff auction. */
  bluff: 6,
  challenge: 7,
  over: 8,
} as const;

/** How far the active player has come in steps 3 to 6. */
export const STAGE = { begin: 0, laid: 1, specials: 2 } as const;

/** What the cards being drawn are for. */
export const DRAW = { none: 0, special: 1, first: 2, second: 3 } as const;

export const END = { none: 0, chain: 1, last: 2, exhausted: 3 } as const;

export const NOBODY = -1;
export const NO_CARD = -1;
/** A card of the pile in a view. */
export const FACE_DOWN = -1;

const SEATS_MAX = 6;
const NUMBERS = 8; // chain numbers 1 to 7; place 0 stays unused
const STOPS = 4; // per seat: SUR and CAF, each with two turns or one turn to run

// The single values, in the order in which they stand in the array.
const SINGLES = [
  'phase', 'turn', 'active', 'stage', 'hadStart', 'harvested', 'acted', 'quiet', 'settled', 'due',
  'card', 'seller', 'price', 'bidder', 'speaker', 'passed', 'drawFor', 'drawLeft', 'pile',
  'discarded', 'alive', 'end', 'winners', 'dry',
] as const; // prettier-ignore
const FLAGS = ['hadStart', 'harvested', 'acted', 'dry'];

// And where the tables begin.
const AT_TOKENS = SINGLES.length;
const AT_START = AT_TOKENS + SEATS_MAX;
const AT_HELD = AT_START + SEATS_MAX;
const AT_LAID = AT_HELD + SEATS_MAX;
const AT_JOKERS = AT_LAID + SEATS_MAX * NUMBERS;
const AT_STOPS = AT_JOKERS + SEATS_MAX * NUMBERS;
const AT_HANDS = AT_STOPS + SEATS_MAX * STOPS;
const AT_KNOWN = AT_HANDS + SEATS_MAX * KINDS;
const AT_DISCARD = AT_KNOWN + SEATS_MAX * KINDS;
const AT_ASIDE = AT_DISCARD + KINDS;
const AT_PILE = AT_ASIDE + KINDS;

/** What never changes at a table. */
interface Shape {
  readonly seats: number;
  readonly deck: Deck;
  readonly melee: boolean;
  readonly hammer: number;
}

export class Table {
  readonly at: Int32Array;
  readonly shape: Shape;
  readonly seats: number;
  readonly deck: Deck;

  constructor(shape: Shape, at: Int32Array) {
    this.at = at;
    this.shape = shape;
    this.seats = shape.seats;
    this.deck = shape.deck;
  }

  // The single values are read and written in the array: `SINGLES` says where, below the class how.

  // ---- the turn

  declare phase: number;
  /** From 1; 0 before the first. */
  declare turn: number;
  declare active: Seat;
  declare stage: number;
  /** Whether the active player had a Départ when the turn began. */
  declare hadStart: boolean;
  /** [CH-12] Whether a 4-Récolte has ever been laid. */
  declare harvested: boolean;
  /** Whether a card was laid or played in this turn. */
  declare acted: boolean;
  /** Whether pile and discard have both been empty since the turn began. */
  declare dry: boolean;
  /** [CH-29] Turns in a row without card to draw and without card laid or played. */
  declare quiet: number;

  // ---- debts

  /** How many seats clockwise from the active one have settled. */
  declare settled: number;
  /** What each opponent owes the active player in this turn. */
  declare due: number;

  /** The seat that settles now. */
  get debtor(): Seat {
    return (this.active + this.settled + 1) % this.seats;
  }

  // ---- the card in the middle, auctions

  declare card: Card;
  /** The selling seat; NOBODY when the bank sells. */
  declare seller: Seat;
  declare price: number;
  declare bidder: Seat;
  declare speaker: Seat;
  /** The seats that are out of this auction, a bit each. */
  declare passed: number;

  // ---- pile and discard

  declare drawFor: number;
  declare drawLeft: number;
  /** Cards in the draw pile. */
  declare pile: number;
  /** Cards in the discard. */
  declare discarded: number;
  discardOf(card: Card): number {
    return this.at[AT_DISCARD + card]!;
  }
  /** [CH-43] Ochre cards played in this turn; they reach the discard at its step 6's end. */
  asideOf(card: Card): number {
    return this.at[AT_ASIDE + card]!;
  }

  /** The i-th card from the bottom. */
  pileAt(i: number): Card {
    return this.at[AT_PILE + i]!;
  }

  /** Lays the pile anew, the first card on top. */
  setPile(cards: readonly Card[]): void {
    assert(this.pile === 0, 'a new pile replaces an empty one');
    const last = cards.length - 1;
    for (let i = 0; i <= last; i++) this.at[AT_PILE + last - i] = cards[i]!;
    this.pile = cards.length;
  }
  drawTop(): Card {
    const last = this.pile - 1;
    const card = this.at[AT_PILE + last]!;
    this.at[AT_PILE + last] = 0;
    this.pile = last;
    return card;
  }
  hidePile(): void {
    this.at.fill(FACE_DOWN, AT_PILE, AT_PILE + this.pile);
  }
  discard(card: Card): void {
    this.at[AT_DISCARD + card]! += 1;
    this.discarded += 1;
    this.dry = false;
  }
  clearDiscard(): void {
    this.at.fill(0, AT_DISCARD, AT_DISCARD + KINDS);
    this.discarded = 0;
  }
  /** The discard as a list, in the order of the card list. */
  discardCards(): Card[] {
    const cards: Card[] = [];
    for (let card = 0; card < KINDS; card++)
      for (let i = this.discardOf(card); i > 0; i--) cards.push(card);
    return cards;
  }
  setAside(card: Card): void {
    this.at[AT_ASIDE + card]! += 1;
  }
  discardAside(): void {
    for (let card = 0; card < KINDS; card++) {
      for (let i = this.asideOf(card); i > 0; i--) this.discard(card);
      this.at[AT_ASIDE + card] = 0;
    }
  }

  // ---- seats

  /** Seats still in the game, a bit each. */
  declare alive: number;
  isAlive(seat: Seat): boolean {
    return (this.alive & (1 << seat)) !== 0;
  }
  leave(seat: Seat): void {
    this.alive &= ~(1 << seat);
  }
  aliveCount(): number {
    let count = 0;
    for (let { alive } = this; alive !== 0; alive &= alive - 1) count++;
    return count;
  }

  tokens(seat: Seat): number {
    return this.at[AT_TOKENS + seat]!;
  }
  pay(seat: Seat, tokens: number): void {
    this.at[AT_TOKENS + seat]! += tokens;
  }

  /** The Départ in front of a seat, or NO_CARD. */
  start(seat: Seat): Card {
    return this.at[AT_START + seat]!;
  }
  setStart(seat: Seat, card: Card): void {
    this.at[AT_START + seat] = card;
  }

  /** Cards of a chain number in front of a seat, jokers included. */
  laid(seat: Seat, number: number): number {
    const place = seat * NUMBERS + number;
    return this.at[AT_LAID + place]! + this.at[AT_JOKERS + place]!;
  }
  /** How many of those are jokers. */
  jokersAs(seat: Seat, number: number): number {
    return this.at[AT_JOKERS + seat * NUMBERS + number]!;
  }
  lay(seat: Seat, number: number, card: Card, copies: number): void {
    const base = card === JOK ? AT_JOKERS : AT_LAID;
    this.at[base + seat * NUMBERS + number]! += copies;
  }
  shops(seat: Seat): number {
    return this.laid(seat, SHOP);
  }
  exports(seat: Seat): boolean {
    return this.laid(seat, EXPORT) > 0;
  }
  /** [CH-25] The lowest missing of 1 to 5, or 0 when all lie there. */
  nextNumber(seat: Seat): number {
    for (let number = 1; number <= 5; number++) if (this.laid(seat, number) === 0) return number;
    return 0;
  }
  /** How many different chain numbers lie in front of a seat. */
  chainLength(seat: Seat): number {
    let length = 0;
    for (let number = 1; number <= 7; number++) if (this.laid(seat, number) > 0) length++;
    return length;
  }

  /** Stop cards of a kind in front of a seat with so many own turns (2 or 1) to run. */
  stops(seat: Seat, stop: number, turns: number): number {
    return this.at[AT_STOPS + seat * STOPS + stop * 2 + (2 - turns)]!;
  }
  setStops(seat: Seat, stop: number, turns: number, count: number): void {
    this.at[AT_STOPS + seat * STOPS + stop * 2 + (2 - turns)] = count;
  }
  isStopped(seat: Seat): boolean {
    const base = AT_STOPS + seat * STOPS;
    const { at } = this;
    return at[base]! + at[base + 1]! + at[base + 2]! + at[base + 3]! > 0;
  }

  // ---- hands

  /** How many cards a seat holds. */
  held(seat: Seat): number {
    return this.at[AT_HELD + seat]!;
  }
  /** Copies of a card in a hand; in a view of another's hand, those that went there in public. */
  inHand(seat: Seat, card: Card): number {
    return this.at[AT_HANDS + seat * KINDS + card]!;
  }
  /** Copies of a card that went to a hand in public and have not left it since. */
  known(seat: Seat, card: Card): number {
    return this.at[AT_KNOWN + seat * KINDS + card]!;
  }

  /** `seen`: the card was face up on its way. */
  take(seat: Seat, card: Card, seen: 'seen' | 'unseen'): void {
    const place = seat * KINDS + card;
    this.at[AT_HANDS + place]! += 1;
    this.at[AT_HELD + seat]! += 1;
    if (seen === 'seen') this.at[AT_KNOWN + place]! += 1;
  }
  /** Leaving a hand is always public. */
  drop(seat: Seat, card: Card): void {
    const place = seat * KINDS + card;
    assert(this.at[AT_HANDS + place]! > 0, 'only a card in hand can leave it');
    this.at[AT_HANDS + place]! -= 1;
    this.at[AT_HELD + seat]! -= 1;
    if (this.at[AT_KNOWN + place]! > 0) this.at[AT_KNOWN + place]! -= 1;
  }
  /** Reduces a hand to its publicly known cards. */
  hideHand(seat: Seat): void {
    const known = AT_KNOWN + seat * KINDS;
    this.at.copyWithin(AT_HANDS + seat * KINDS, known, known + KINDS);
  }
  /** Adds a card that a view did not show; the number of cards held stays. */
  imagine(seat: Seat, card: Card): void {
    this.at[AT_HANDS + seat * KINDS + card]! += 1;
  }
  imaginePile(i: number, card: Card): void {
    this.at[AT_PILE + i] = card;
  }

  // ---- the end

  declare end: number;
  /** A bit each. */
  declare winners: number;

  copyFrom(other: Table): void {
    assert(this.seats === other.seats && this.deck === other.deck, 'tables of one setup');
    this.at.set(other.at);
  }
}

SINGLES.forEach((name, place) => {
  const number: PropertyDescriptor & ThisType<Table> = {
    get() {
      return this.at[place];
    },
    set(value: number) {
      this.at[place] = value;
    },
  };
  const flag: PropertyDescriptor & ThisType<Table> = {
    get() {
      return this.at[place] === 1;
    },
    set(value: boolean) {
      this.at[place] = value ? 1 : 0;
    },
  };
  Object.defineProperty(Table.prototype, name, FLAGS.includes(name) ? flag : number);
});

export type View = Table;
export type State = Whole<Table>;

/** The table before the first shuffle. */
export function newTable({ seats, options }: Setup): State {
  const deck = deckNamed(String(options['deck']));
  assert(deck !== undefined, 'a resolved setup names a known deck');
  const melee = options['auction'] === 'melee';
  const shape: Shape = { seats, deck, melee, hammer: Number(options['hammer'] ?? 0) };
  const table = new Table(shape, new Int32Array(AT_PILE + deck.cards.length));
  const first = Number(options['first']);
  const bonus = Number(options['bonus']);
  table.active = first;
  table.alive = (1 << seats) - 1;
  table.seller = NOBODY;
  table.bidder = NOBODY;
  table.card = NO_CARD;
  for (let seat = 0; seat < seats; seat++) {
    // [CH-03] One more per seat after the first, if the table wants it.
    table.at[AT_TOKENS + seat] = 12 + bonus * ((seat - first + seats) % seats);
    table.at[AT_START + seat] = NO_CARD;
  }
  return table as State;
}

export function pack({ at }: Table, into: number[] = []): number[] {
  // A loop: spreading is slow here, and every step copies all of these for each viewer.
  into.length = at.length;
  for (let i = 0; i < at.length; i++) into[i] = at[i]!;
  return into;
}

export function unpack(setup: Setup, packed: readonly number[]): Table | undefined {
  const table = newTable(setup);
  if (packed.length !== table.at.length) return undefined;
  if (!packed.every((value) => Number.isInteger(value))) return undefined;
  table.at.set(packed);
  return table;
}

/** In the place of one that is not needed any more, where there is one. */
export function copyOf(table: Table, into?: Table): Table {
  if (into === undefined) return new Table(table.shape, table.at.slice());
  into.copyFrom(table);
  return into;
}

/** The next seat clockwise that is still in the game. */
export function nextAlive(s: View, seat: Seat): Seat {
  for (let step = 1; step <= s.seats; step++) {
    const next = (seat + step) % s.seats;
    if (s.isAlive(next)) return next;
  }
  return impossible('somebody is always left');
}
