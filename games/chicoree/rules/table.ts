// The Chicorée table: one flat array of small integers behind named accessors. A state and a view
// are the same thing; in a view the pile is face down and of the other hands only the cards that
// everyone saw on their way there are known.

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

// Where single values stand in the array.
const AT = {
  phase: 0,
  turn: 1,
  active: 2,
  stage: 3,
  hadStart: 4,
  harvested: 5,
  acted: 6,
  quiet: 7,
  settled: 8,
  due: 9,
  card: 10,
  seller: 11,
  price: 12,
  bidder: 13,
  speaker: 14,
  passed: 15,
  drawFor: 16,
  drawLeft: 17,
  pile: 18,
  discarded: 19,
  alive: 20,
  end: 21,
  winners: 22,
  dry: 23,
} as const;

// And where the tables begin.
const AT_TOKENS = 24;
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

  // ---- the turn

  get phase(): number {
    return this.at[AT.phase]!;
  }
  set phase(phase: number) {
    this.at[AT.phase] = phase;
  }

  /** From 1; 0 before the first. */
  get turn(): number {
    return this.at[AT.turn]!;
  }
  set turn(turn: number) {
    this.at[AT.turn] = turn;
  }

  get active(): Seat {
    return this.at[AT.active]!;
  }
  set active(seat: Seat) {
    this.at[AT.active] = seat;
  }

  get stage(): number {
    return this.at[AT.stage]!;
  }
  set stage(stage: number) {
    this.at[AT.stage] = stage;
  }

  /** Whether the active player had a Départ when the turn began. */
  get hadStart(): boolean {
    return this.at[AT.hadStart] === 1;
  }
  set hadStart(had: boolean) {
    this.at[AT.hadStart] = had ? 1 : 0;
  }

  /** [CH-12] Whether anyone has ever laid a 4-Récolte. */
  get harvested(): boolean {
    return this.at[AT.harvested] === 1;
  }
  set harvested(ever: boolean) {
    this.at[AT.harvested] = ever ? 1 : 0;
  }

  /** Whether a card was laid or played in this turn. */
  get acted(): boolean {
    return this.at[AT.acted] === 1;
  }
  set acted(acted: boolean) {
    this.at[AT.acted] = acted ? 1 : 0;
  }

  /** Whether pile and discard have both been empty since the turn began. */
  get dry(): boolean {
    return this.at[AT.dry] === 1;
  }
  set dry(dry: boolean) {
    this.at[AT.dry] = dry ? 1 : 0;
  }

  /** [CH-29] Turns in a row without card to draw and without card laid or played. */
  get quiet(): number {
    return this.at[AT.quiet]!;
  }
  set quiet(turns: number) {
    this.at[AT.quiet] = turns;
  }

  // ---- debts

  /** How many seats clockwise from the active one have settled. */
  get settled(): number {
    return this.at[AT.settled]!;
  }
  set settled(seats: number) {
    this.at[AT.settled] = seats;
  }

  /** What each opponent owes the active player in this turn. */
  get due(): number {
    return this.at[AT.due]!;
  }
  set due(tokens: number) {
    this.at[AT.due] = tokens;
  }

  /** The seat that settles now. */
  get debtor(): Seat {
    return (this.active + this.settled + 1) % this.seats;
  }

  // ---- the card in the middle, auctions

  get card(): Card {
    return this.at[AT.card]!;
  }
  set card(card: Card) {
    this.at[AT.card] = card;
  }

  /** Who sells; NOBODY when the bank does. */
  get seller(): Seat {
    return this.at[AT.seller]!;
  }
  set seller(seat: Seat) {
    this.at[AT.seller] = seat;
  }

  get price(): number {
    return this.at[AT.price]!;
  }
  set price(tokens: number) {
    this.at[AT.price] = tokens;
  }

  get bidder(): Seat {
    return this.at[AT.bidder]!;
  }
  set bidder(seat: Seat) {
    this.at[AT.bidder] = seat;
  }

  get speaker(): Seat {
    return this.at[AT.speaker]!;
  }
  set speaker(seat: Seat) {
    this.at[AT.speaker] = seat;
  }

  /** Who is out of this auction, a bit each. */
  get passed(): number {
    return this.at[AT.passed]!;
  }
  set passed(seats: number) {
    this.at[AT.passed] = seats;
  }

  // ---- pile and discard

  get drawFor(): number {
    return this.at[AT.drawFor]!;
  }
  set drawFor(purpose: number) {
    this.at[AT.drawFor] = purpose;
  }
  get drawLeft(): number {
    return this.at[AT.drawLeft]!;
  }
  set drawLeft(cards: number) {
    this.at[AT.drawLeft] = cards;
  }

  /** Cards in the draw pile. */
  get pile(): number {
    return this.at[AT.pile]!;
  }
  /** Cards in the discard. */
  get discarded(): number {
    return this.at[AT.discarded]!;
  }
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
    this.at[AT.pile] = cards.length;
  }
  drawTop(): Card {
    const last = this.pile - 1;
    const card = this.at[AT_PILE + last]!;
    this.at[AT_PILE + last] = 0;
    this.at[AT.pile] = last;
    return card;
  }
  hidePile(): void {
    this.at.fill(FACE_DOWN, AT_PILE, AT_PILE + this.pile);
  }
  discard(card: Card): void {
    this.at[AT_DISCARD + card]! += 1;
    this.at[AT.discarded]! += 1;
    this.dry = false;
  }
  clearDiscard(): void {
    this.at.fill(0, AT_DISCARD, AT_DISCARD + KINDS);
    this.at[AT.discarded] = 0;
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
  get alive(): number {
    return this.at[AT.alive]!;
  }
  isAlive(seat: Seat): boolean {
    return (this.alive & (1 << seat)) !== 0;
  }
  leave(seat: Seat): void {
    this.at[AT.alive]! &= ~(1 << seat);
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
  /** Copies of a card in a hand; in a view of another's hand, those that everyone saw go there. */
  inHand(seat: Seat, card: Card): number {
    return this.at[AT_HANDS + seat * KINDS + card]!;
  }
  /** Copies of a card that everyone saw on their way to a hand and not leaving it since. */
  known(seat: Seat, card: Card): number {
    return this.at[AT_KNOWN + seat * KINDS + card]!;
  }

  /** `seen`: on its way everyone could see it. */
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
  /** Leaves of a hand only what everyone knows of it. */
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

  get end(): number {
    return this.at[AT.end]!;
  }
  set end(reason: number) {
    this.at[AT.end] = reason;
  }
  get winners(): number {
    return this.at[AT.winners]!;
  }
  set winners(seats: number) {
    this.at[AT.winners] = seats;
  }

  copyFrom(other: Table): void {
    assert(this.seats === other.seats && this.deck === other.deck, 'tables of one setup');
    this.at.set(other.at);
  }
}

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
  table.at[AT.alive] = (1 << seats) - 1;
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
  // A loop: with every step everybody gets all of these; what is spread is slow to write.
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

export const copyOf = (table: Table): Table => new Table(table.shape, table.at.slice());

/** The next seat clockwise that is still in the game. */
export function nextAlive(s: View, seat: Seat): Seat {
  for (let step = 1; step <= s.seats; step++) {
    const next = (seat + step) % s.seats;
    if (s.isAlive(next)) return next;
  }
  return impossible('somebody is always left');
}
