// What the sentences of the bean family are made for, the same in every language.

import type { ByKind, Card, Facts, Person, Seat } from '@tablee/kit';
import type { Event, Move, SUITS, SuitName, Why } from '../rules/index.ts';

export type EditionKey = keyof typeof SUITS;

export type ByEdition = Readonly<Record<EditionKey, string>>;

/** How a card is named: « 5 vert », « le 5 vert », « ton 5 vert ». */
export type CardForm = 'bare' | 'the' | 'your';

/** The names of the suits, and of the three special cards as each edition calls them. */
export interface CardTexts {
  /** A suit by itself, as a heading. */
  readonly suits: Readonly<Record<SuitName, string>>;
  /** What a suit's sign shows, as a heading: the name of the suit where its colour is another one. */
  readonly shapes: Readonly<Record<SuitName, string>>;
  readonly zero: ByEdition;
  readonly double: ByEdition;
  readonly minus: ByEdition;
  /** What the cards of a suit make up, to be named like one of them: « ta rangée rouge ». */
  readonly row: ByEdition;
  /** A card as the object of a sentence, or by itself; `face` is a number or one of the above. */
  named(form: CardForm, suit: SuitName, face: string, byShape: boolean): string;
}

/** The words of one box. */
export interface BoxWords {
  /** Which card was led, after « la carte », « celle ». */
  readonly led: string;
  /** Where it lies. */
  readonly under: string;
  /** Shown to the leader. */
  readonly lead: string;
  /** Says that the last taker gets the marker. */
  readonly marker: (person: Person) => string;
  /** The same of a seat, beside its name. */
  readonly leads: string;
  /** What a player has taken, inside a sentence. */
  readonly rows: (person: Person) => string;
  /** The part of it that a card joins, at the beginning of one. */
  readonly row: string;
  /** What became of it. */
  readonly zero: string;
  readonly double: string;
  readonly minuses: (count: number) => string;
}

/** What a sentence can ask for while it is made. */
export interface Speaker {
  readonly edition: EditionKey;
  readonly box: BoxWords;
  person(seat: Seat): Person;
  /** A card as a list names it. */
  card(card: Card): string;
  /** A card inside a sentence, with its article. */
  the(card: Card): string;
  /** The reader's own card. */
  your(card: Card): string;
}

/** A card that can be taken, and the taker's row of its suit without and with it. */
export interface Gain {
  readonly from: Seat;
  readonly card: Card;
  readonly before: number;
  readonly after: number;
}

export type Refusals = Readonly<Record<Why, (facts: Facts, at: Speaker) => string>>;

export type Moves = ByKind<Move, Speaker, string> & {
  /** A take with the card that is taken and what it does to the row. */
  gain(gain: Gain, at: Speaker): string;
};

/** Undefined for what needs no line of the log. */
export type Events = ByKind<Event, Speaker, string | undefined>;
