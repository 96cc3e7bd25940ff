// Declares the texts of a game in one language. Texts get facts and put them into words.

import type { Card, Seat } from './game.ts';
import type { ByLang } from './meta.ts';
import type { Refusal } from './refusal.ts';

/** The people at the table, by seat, as the sentences call them. */
export type Names = readonly string[];

/** A heading over the rules from `first` on. */
export interface Chapter<RuleId extends string = string> {
  readonly id: string;
  readonly first: RuleId;
  readonly title: ByLang<string>;
}

/** What one language says in a rule book. */
export interface BookWords<RuleId extends string = string> {
  /** Every rule by its id, in order, in our own words. */
  readonly rules: Readonly<Record<RuleId, string>>;
  /** The whole game on one screen, a sentence or two each. */
  readonly summary?: readonly string[];
  /** Groups of synonyms for the search; the rules need not use all of them. */
  readonly synonyms?: readonly (readonly string[])[];
  /** Author, illustrator, writers and thanks: a sentence each. */
  readonly credits?: readonly string[];
}

/** The rules of a game in one language, to be read, searched and linked to. */
export interface RuleBook extends BookWords {
  readonly chapters: readonly Chapter[];
  /** The rules that are rulings of ours. */
  readonly rulings: readonly string[];
}

/**
 * One game in one language. Where names are optional, sentences name seats without them. `me` is
 * the reader's seat, which is « tu » in a sentence; null or absent where several people read it, as
 * around one device or in a replay.
 */
export interface GameTexts<View, Move, Event> {
  /** A card's name. */
  card(card: Card): string;
  /** Why a move was refused, as a sentence to the player, without the rule id. */
  refusal(refusal: Refusal, names?: Names, me?: Seat | null): string;
  /**
   * What `seat` has to do now, or which seat it waits for, as a sentence to that player; for null,
   * to a watcher. `me` is the seat that such a reader had in the game.
   */
  prompt(view: View, seat: Seat | null, names?: Names, me?: Seat | null): string;
  /** A move as a button would say it. */
  move(view: View, move: Move, names?: Names): string;
  /** What happened, as a line of the log; undefined for what needs no line. */
  event(event: Event, names: Names, me?: Seat | null): string | undefined;
  /** The same in strengthened colours, where a card cannot be called by its usual colour. */
  readonly aided?: GameTexts<View, Move, Event>;
  /** Why a game ended, in a few words, by the record's word for it. */
  readonly ends: Readonly<Record<string, string>>;
  /** What a score counts, as it follows the number; absent where the number says all. */
  unit?(score: number): string;
}

export type AnyGameTexts = GameTexts<unknown, unknown, unknown>;

/** A deck as a list beside the rules. */
export interface DeckList {
  /** The value of the option `deck`. */
  readonly deck: string;
  readonly title: string;
  readonly cards: readonly {
    readonly code: string;
    readonly name: string;
    readonly copies: number;
  }[];
}
