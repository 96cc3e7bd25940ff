// What the sentences of Chicorée le Jeu are made for, the same in every language.

import type { ByKind, Card, Facts, Person, Seat } from '@tablee/kit';
import type { CODES, Event, Move, Why } from '../rules/index.ts';

/** A card’s short name, and what it does in one sentence. */
export interface CardText {
  readonly name: string;
  /** The name inside a sentence: « Torréfaction (5) », no comma and no colon in it. */
  readonly said?: string;
  /** As the object of a verb, one of several: « une Torréfaction (5) ». */
  readonly a?: string;
  /** The same of a card that all know: « la Torréfaction (5) ». */
  readonly the?: string;
  readonly effect: string;
}

export type CardTexts = Readonly<Record<(typeof CODES)[number], CardText>>;

/** What a sentence can ask for while it is made. */
export interface Speaker {
  person(seat: Seat): Person;
  /** « 3 pions ». */
  tokens(count: number): string;
  /** A card's name inside a sentence. */
  card(card: Card): string;
  /** The same as the object of a verb: « un Orage », « l’Orage ». */
  a(card: Card): string;
  the(card: Card): string;
  /** Several cards, equal ones counted. */
  cards(cards: readonly Card[]): string;
  /** The name of a chain card by its number. */
  chain(number: number): string;
  isJoker(card: Card): boolean;
}

export type Refusals = Readonly<Record<Why, (facts: Facts, at: Speaker) => string>>;

/** Undefined for what needs no line of the log. */
export type Events = ByKind<Event, Speaker, string | undefined>;

export type Moves = ByKind<Exclude<Move, { readonly kind: 'bid' }>, Speaker, string> & {
  bid(amount: number): string;
  /** So many tokens in the fist. */
  hide(amount: number, at: Speaker): string;
};

/** What can be done in steps 3 to 6. */
export interface Options {
  /** The names of the cards that could be laid. */
  readonly lay: readonly string[];
  readonly start: boolean;
  readonly play: boolean;
}

export interface Lot {
  readonly card: string;
  /** 0 before the first bid. */
  readonly price: number;
  /** The seat that holds the price, where it is known by name. */
  readonly bidder: Person | undefined;
}
