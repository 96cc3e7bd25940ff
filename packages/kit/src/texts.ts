// What a game says and how it looks in a terminal: the words of one language, and a drawing of a
// view. Neither decides anything; both are told facts and put them into words.

import type { Card, Seat } from './game.ts';
import type { ByLang, Lang } from './meta.ts';
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
  /** The whole game on one screen, a sentence or two each, for whoever reads nothing else. */
  readonly summary?: readonly string[];
  /** Words that mean the same to whoever searches; the rules need not use all of them. */
  readonly synonyms?: readonly (readonly string[])[];
  /** Whose game it is, who drew and wrote for it, whom to thank: a sentence each. */
  readonly credits?: readonly string[];
}

/** The rules of a game in one language, to be read, searched and linked to. */
export interface RuleBook extends BookWords {
  readonly chapters: readonly Chapter[];
  /** The rules that are rulings of ours. */
  readonly rulings: readonly string[];
}

/**
 * One game in one language. Where names are optional, sentences name seats without them. `me` is the
 * seat of the one person who reads a sentence, which is « tu » in it; null or absent where several
 * people read it: around one device, looking on, in a replay.
 */
export interface GameTexts<View, Move, Event> {
  /** A card's name. */
  card(card: Card): string;
  /** Why a move was refused, as a sentence to the player, without the rule id. */
  refusal(refusal: Refusal, names?: Names, me?: Seat | null): string;
  /**
   * What is expected of `seat` now, or whom it waits for, as a sentence to that player; for null as
   * one to somebody who only looks on. `me`: the seat that such a reader had in the game.
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

/** How a piece of terminal text is meant; where there is no colour it stays plain. */
export type Ink =
  | 'plain'
  | 'strong'
  | 'faint'
  | 'good'
  | 'bad'
  | 'red'
  | 'green'
  | 'yellow'
  | 'blue'
  | 'brown'
  | 'white';
export type Paint = (text: string, ink: Ink) => string;

/** Draws a game for a terminal. */
export interface Terminal<View> {
  /** The table as lines of at most `width` columns, own seat last; `seat` null for a watcher. */
  draw(
    view: View,
    seat: Seat | null,
    names: Names,
    paint: Paint,
    width: number,
    lang: Lang,
  ): readonly string[];
  /**
   * The record's spelling of what a person types more freely: `g5` → `lead G5`, `beate` →
   * `take 1`. What it does not understand comes back as it is, for the notation to refuse.
   */
  readMove(view: View, seat: Seat, typed: string, names?: Names): string;
}

export type AnyTerminal = Terminal<unknown>;
