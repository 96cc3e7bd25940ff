// What the words of Chicorée le Jeu must hold in every language.

import type { Card, Facts, Person, Seat } from '@tablee/kit';
import type { AuctionForm, Event, Move, RuleId, Why } from '../rules/index.ts';

export type CardCode =
  | 'EGY'
  | 'GRE'
  | 'MOI'
  | 'C1'
  | 'C2'
  | 'C3'
  | 'C4'
  | 'C5'
  | 'C6'
  | 'C7'
  | 'JOK'
  | 'MAL'
  | 'ORA'
  | 'PLU'
  | 'INC'
  | 'SUR'
  | 'CAF'
  | 'VOG'
  | 'BLO'
  | 'SAN'
  | 'D1'
  | 'D2'
  | 'D3'
  | 'D4'
  | 'D5';

/** A card’s short name, and what it does in one sentence. */
export interface CardText {
  readonly name: string;
  /** The name inside a sentence, where its comma or colon would be taken for the sentence’s own. */
  readonly said?: string;
  readonly effect: string;
}

export type CardTexts = Readonly<Record<CardCode, CardText>>;

/** What a sentence can ask for while it is made. */
export interface Speaker {
  person(seat: Seat): Person;
  /** « 3 pions ». */
  tokens(count: number): string;
  /** A card's name inside a sentence. */
  card(card: Card): string;
  /** Several cards, equal ones counted. */
  cards(cards: readonly Card[]): string;
  /** The name of a chain card by its number. */
  chain(number: number): string;
  isJoker(card: Card): boolean;
}

type OfKind<Union extends { readonly kind: string }, Kind> = Extract<
  Union,
  { readonly kind: Kind }
>;

export type Refusals = Readonly<Record<Why, (facts: Facts, at: Speaker) => string>>;

/** Undefined for what needs no line of the log. */
export type Events = {
  readonly [Kind in Event['kind']]: (event: OfKind<Event, Kind>, at: Speaker) => string | undefined;
};

export type Moves = {
  readonly [Kind in Exclude<Move['kind'], 'bid'>]: (
    move: OfKind<Move, Kind>,
    at: Speaker,
  ) => string;
} & {
  bid(amount: number): string;
  /** An empty fist. */
  readonly bidNothing: string;
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
  /** Who holds the price, where it is known by name. */
  readonly bidder: Person | undefined;
}

/** What a seat is asked, or waits for; a person is unknown where no names were given. */
export interface Prompts {
  readonly shuffling: string;
  readonly over: string;
  readonly bankrupt: string;
  main(options: Options): string;
  otherPlays(person: Person | undefined): string;
  sell(due: string, tokens: string, creditor: Person | undefined): string;
  otherSells(person: Person | undefined): string;
  /** Raise or pass. */
  bid(lot: Lot): string;
  otherBids(person: Person | undefined, lot: Lot): string;
  /** Raise before the hammer falls, or stay silent. */
  callOut(lot: Lot): string;
  readonly ownBidStands: string;
  cannotRaise(lot: Lot): string;
  fist(card: string, tokens: string): string;
  othersFists(card: string): string;
  show(card: string): string;
  othersShow(card: string): string;
}

/** Chicorée le Jeu in one language. */
export interface Language {
  readonly rules: Readonly<Record<RuleId, string>>;
  readonly cards: CardTexts;
  tokens(count: number): string;
  /** A Défi by its flowers, short enough for a list. */
  challenge(flowers: number): string;
  readonly forms: Readonly<Record<AuctionForm, string>>;
  readonly refusals: Refusals;
  readonly prompts: Prompts;
  readonly moves: Moves;
  readonly events: Events;
}
