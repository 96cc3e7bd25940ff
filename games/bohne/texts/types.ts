// What the words of the bean family must hold in every language.

import type { Card, Facts, Person, Seat } from '@tablee/kit';
import type { Event, Move, RuleId, Why } from '../rules/index.ts';

export type SuitKey = 'green' | 'red' | 'yellow' | 'blue' | 'white' | 'milk' | 'dark' | 'hazelnut';

export type EditionKey = 'nicht-die-bohne' | 'pas-de-bras';

/** The names of the suits, and of the three special cards as each edition calls them. */
export interface CardTexts {
  /** A suit by itself, as a heading. */
  readonly suits: Readonly<Record<SuitKey, string>>;
  /** A suit with one of its cards: « 5 au lait », “milk 5”, „die Vollmilch-5“. */
  readonly ofSuit: Readonly<Record<SuitKey, string>>;
  readonly zero: Readonly<Record<EditionKey, string>>;
  readonly double: Readonly<Record<EditionKey, string>>;
  readonly minus: Readonly<Record<EditionKey, string>>;
}

/** A suit in both its forms. */
export interface SuitWords {
  readonly name: string;
  readonly ofSuit: string;
}

/** What a sentence can ask for while it is made. */
export interface Speaker {
  readonly edition: EditionKey;
  person(seat: Seat): Person;
  /** A card as a list names it. */
  card(card: Card): string;
  /** A card inside a sentence, with its article where it has one. */
  the(card: Card): string;
}

type OfKind<Union extends { readonly kind: string }, Kind> = Extract<
  Union,
  { readonly kind: Kind }
>;

/** What a seat is asked, or waits for; `person` is unknown where no names were given. */
export interface Prompts {
  readonly dealing: string;
  readonly lead: string;
  readonly play: string;
  /** The leader's own first choice. */
  readonly takeFirst: string;
  readonly take: string;
  readonly over: string;
  othersPlay(): string;
  otherLeads(person: Person | undefined): string;
  otherTakes(person: Person | undefined): string;
}

/** A card that can be taken, and the taker's row of its suit without and with it. */
export interface Gain {
  readonly from: Seat;
  readonly card: Card;
  readonly before: number;
  readonly after: number;
}

/** The bean family in one language. */
export interface Language {
  readonly rules: Readonly<Record<RuleId, string>>;
  readonly cards: CardTexts;
  /** What a round is called, without a capital where the language has a choice. */
  readonly round: Readonly<Record<EditionKey, string>>;
  /** A number or a sign in a list: « 5 vert ». */
  plainCard(suit: SuitWords, face: string): string;
  /** A number or a sign in a sentence: « le 5 vert ». */
  thePlainCard(suit: SuitWords, face: string): string;
  /** A card with a name of its own, which needs no article: « Cacao (noir) ». */
  namedCard(suit: SuitWords, face: string): string;
  readonly refusals: Readonly<Record<Why, (facts: Facts, at: Speaker) => string>>;
  readonly prompts: Prompts;
  readonly moves: {
    readonly [Kind in Move['kind']]: (move: OfKind<Move, Kind>, at: Speaker) => string;
  } & {
    /** A take with the card that is taken and what it does to the row. */
    gain(gain: Gain, at: Speaker): string;
  };
  /** Undefined for what needs no line of the log. */
  readonly events: {
    readonly [Kind in Event['kind']]: (
      event: OfKind<Event, Kind>,
      at: Speaker,
    ) => string | undefined;
  };
}
