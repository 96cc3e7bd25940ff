// The contract: what a game is, for every host, bot, client and tool. This file is also the
// manual; no second place explains these members.
//
// A game is a table of functions over plain, mutable data. Hosts treat states, views, moves and
// events as opaque; only the game's own folder looks inside. Three kinds of error, never mixed:
// a player's error is a `Refusal` (a value), bad input is a `Result`, a programmer's error is a
// failed `assert` (it throws, and only the edge of a table may catch it).

import type { Codec, Notation } from './notation.ts';
import type { Refusal } from './refusal.ts';
import type { Rng } from './rng.ts';

declare const unit: unique symbol;
declare const whole: unique symbol;

/** A number with a unit: plain numbers fit, but a seat is never taken for a card. */
export type Unit<U extends string> = number & { readonly [unit]?: U };

/** A chair at the table, 0 to seats − 1, clockwise. */
export type Seat = Unit<'Seat'>;

/** A card's face as a small integer; each game says which. Equal faces are equal cards. */
export type Card = Unit<'Card'>;

/** A seat, or a watcher without a seat. */
export type Viewer = Seat | 'watcher';

/** Marks a view without holes. A bot that holds only a `View` cannot call what needs a state. */
export type Whole<View> = View & { readonly [whole]: true };

/** What a table is set up with; options are resolved, so nothing is left to a default. */
export interface Setup {
  readonly seats: number;
  readonly options: Options;
}
export type Options = Readonly<Record<string, string | number>>;

/** What the game waits for. Exactly one at any time; the objects are constants where possible. */
export type Pending =
  /** One seat moves. */
  | { readonly kind: 'turn'; readonly seat: Seat }
  /** All these seats choose, none sees; the step carries every choice at once. */
  | { readonly kind: 'sealed'; readonly seats: readonly Seat[] }
  /** Any of these seats may move, at any moment, until the bell; each move restarts the bell. */
  | { readonly kind: 'open'; readonly seats: readonly Seat[]; readonly bellSeconds: number }
  /**
   * The host draws `take` cards, in order, from these (listed in the order of the card list). The
   * list is public: it is the same in every view, so it follows from nothing that is hidden. To
   * draw from a hand or a pile with hidden cards, draw places of it (`drawPlaces`).
   */
  | { readonly kind: 'chance'; readonly from: readonly Card[]; readonly take: number }
  | { readonly kind: 'over'; readonly outcome: Outcome };

export interface Outcome {
  /** One word, as it stands in the record. */
  readonly reason: string;
  /** The rule that ends the game so. */
  readonly rule: string;
  /** Ascending; several when the win is shared, all but the losers in a game that `hasLosers`. */
  readonly winners: readonly Seat[];
  /**
   * What the game counts, per seat, as players say it; null for a seat that left the game. More is
   * better unless the game's `meta` says that it `counts` down.
   */
  readonly scores: readonly (number | null)[];
}

/** One entry of the log. The log alone replays a game for ever. */
export type Step<Move> =
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: Move }
  /** One choice per asked seat, by ascending seat. */
  | { readonly kind: 'sealed'; readonly choices: readonly Choice<Move>[] }
  /** What was drawn, in order. */
  | { readonly kind: 'chance'; readonly cards: readonly Card[] }
  | { readonly kind: 'bell' };

export interface Choice<Move> {
  readonly seat: Seat;
  readonly move: Move;
}

/** Receives the events of `apply`. Without one, no event is built. */
export interface Tell<Event> {
  /** All viewers get this event. */
  all(event: Event): void;
  /** The insiders get `secret`, all other viewers `open`, at the same position. */
  split(insiders: readonly Seat[], secret: Event, open: Event): void;
}

/** A line the record repeats for its readers; replay compares it. */
export interface DerivedLine {
  readonly text: string;
  /** The rule that a wrong line breaks. */
  readonly rule: string;
}

/** What an upgrade may change of a stored game. */
export interface StoredGame {
  readonly seats: number;
  /** As written in the record. */
  readonly options: Readonly<Record<string, string>>;
  /** The lines after `steps`; a record has derived ones, too, a table that is played on has not. */
  readonly lines: readonly string[];
}

/**
 * How games of an older version of the rules become games of the next one: records, and tables that
 * are still played. For a table it is asked with the steps so far and one line more, so that every
 * step must stay one step, which depends on nothing that comes after it, and the options on no line
 * at all. That last line may be `sealed` with the choice of a single seat, or a move that a seat
 * has picked in advance.
 */
export interface Upgrade {
  readonly from: number;
  /** Messages about an upgraded record number the lines that this returns. */
  upgrade(game: StoredGame): Pick<StoredGame, 'options' | 'lines'>;
}

/** A view in card codes and short English labels, for builders: `hand` is `G1 G2`. */
export interface Described {
  readonly table: Readonly<Record<string, string>>;
  readonly seats: readonly Readonly<Record<string, string>>[];
}

/**
 * Why a standing order is not taken: it cannot be read, or it makes no sense from this seat now.
 */
export type OrderWhy = 'unreadable' | 'not-now';

/** What a standing order says at a moment: this move, nothing yet, or that it has had its day. */
export type Obeyed<Move> = { readonly move: Move } | 'wait' | 'spent';

/**
 * Standing orders: what a seat wants done when it is asked, said in advance and in private. An
 * order is one line of text that the game alone understands, and all there is to it: nothing is
 * kept beside it, so the text itself must say what it is for (this auction, not any auction), and a
 * view must be enough to tell whether that is over. It never begins with `pick`; that order, `pick
 * MOVE`, is the host's own and every game's. Like moves, orders have one spelling only.
 *
 * Both members get a view of the order's own seat, never a state, so an order knows no more than
 * its giver; both answer at any moment and never throw. A host asks `obey` after every step: it
 * plays the move as if the person had made it, keeps an order that waits (a seat that must move is
 * then asked in person) and drops one that is spent.
 */
export interface Orders<View, Move> {
  /**
   * Why this seat may not give this order now, or undefined when it may; others may be asked just
   * then. An order that stands is judged the same way: once it could not be given any more, it can
   * only be spent.
   */
  check(view: View, seat: Seat, order: string): OrderWhy | undefined;
  /**
   * What the order says now: a move only when this seat may make it now; otherwise `wait` while it
   * may still come to one, and `spent` when it never will again. A text that cannot be read is
   * spent.
   */
  obey(view: View, seat: Seat, order: string): Obeyed<Move>;
}

/**
 * The rules of one game. `sight` is a state or a view: those members answer the same on both, as
 * long as the question is about the viewer's own seat. No member reads a clock, draws a random
 * number of its own or keeps anything between calls.
 */
export interface Rules<View, State extends View, Move, Event> {
  /**
   * Rises when a stored log could end differently, or not be read any more; then `upgrades` leads
   * there. What none of them leads to is refused, with the reason: a table of older rules stands
   * still.
   */
  readonly version: number;
  readonly upgrades: readonly Upgrade[];
  readonly notation: Notation<Move>;
  readonly card: Codec<Card>;

  /** More steps than any game set up like this can have; the conformance suite holds it to that. */
  stepsMax(setup: Setup): number;
  /** The table before the first step. The setup must have passed `resolveSetup`. */
  setup(setup: Setup): State;
  pending(sight: View): Pending;
  /** The rules of the moment, the most telling first: for help, and for steps that do not fit. */
  governing(sight: View): readonly string[];

  /**
   * Why this seat may not make this move now, or undefined when it may. Takes any seat, on turn or
   * not. In a sealed phase it judges one seat's choice alone.
   */
  check(sight: View, seat: Seat, move: Move): Refusal | undefined;
  /** Why these cards cannot be what was drawn now. */
  checkChance(state: State, cards: readonly Card[]): Refusal | undefined;

  /**
   * All legal moves of a seat, in a fixed order, each once, appended to the caller's array. Moves
   * are interned constants where they are few. Where a seat has more than `COUNT_MAX` of them the
   * list stops there, so look at `count` before listing.
   */
  moves(sight: View, seat: Seat, into: Move[]): void;
  /** How many `moves` would list. */
  count(sight: View, seat: Seat): number;
  /** The i-th that `moves` would list. */
  moveAt(sight: View, seat: Seat, i: number): Move;

  /** Performs a legal step: mutates, asserts, tells. Hosts `check` first; it does not refuse. */
  apply(state: State, step: Step<Move>, tell?: Tell<Event>): void;
  /** `apply` of the i-th move of a turn or an open window, silently, without building the move. */
  applyAt(state: State, seat: Seat, i: number): void;
  /** `apply` of a sealed step, silently: `picks[seat]` is the index of that seat's choice. */
  applySealedAt(state: State, picks: ArrayLike<number>): void;

  /** A copy that shares nothing that can change. */
  clone(state: State): State;
  /** Makes `state` equal to `other`, of the same setup, without allocating. */
  copyFrom(state: State, other: State): void;
  /**
   * What the viewer may know, as a state with holes. Shares nothing with the state. `into` is a
   * view of the same table that is no longer used; a fast game builds the new view in its place.
   */
  view(state: State, viewer: Viewer, into?: View): View;
  /**
   * Encodes a view as whole numbers for another process: in a new array, or in `into`, whose
   * contents it replaces.
   */
  pack(view: View, into?: number[]): number[];
  /** The view that `pack` made these of; undefined for numbers it cannot have come from. */
  unpack(setup: Setup, packed: readonly number[]): View | undefined;
  /**
   * A random full state that fits `view` and the moves that led there: a hand holds no card that
   * its player must have played.
   */
  guess(view: View, seat: Seat, rng: Rng): State;

  /** What goldens and the command line print of a view. Without it they print its fields. */
  describe?(view: View): Described;

  /** Standing orders that only this game understands; `pick MOVE` works for all without it. */
  readonly orders?: Orders<View, Move>;

  /** The first words of the record's derived lines, `over` aside. */
  readonly derivedWords: readonly string[];
  /** The record's line for an event that all are told, if it has one. */
  derived(event: Event): DerivedLine | undefined;
}

/** Rules of any game, for hosts and tools that know no game type. */
export type AnyRules = Rules<unknown, unknown, unknown, unknown>;

/** The most moves a listing holds; only subsets of dozens of cards exceed it. */
export const COUNT_MAX = 2 ** 30;
