// Declares the parts of a game, each loaded on demand, and the entry made of them.

import type {
  AnyGameTexts,
  AnyMemory,
  AnyRules,
  DeckList,
  GameMeta,
  Lang,
  Result,
  RuleBook,
  SayReason,
  ScorePad,
} from '@tablee/kit';
import type { AnyAdvicePlan, AnyAdviser } from './advice.ts';
import type { AnyBot } from './bot.ts';
import type { Manner } from './levels.ts';

/** By id (BOT_IDS); in an even manner unless another is asked for. */
export type LoadBots = (manner?: Manner) => Promise<Readonly<Record<string, AnyBot>>>;

export interface GameParts {
  readonly meta: GameMeta;
  rules(): Promise<AnyRules>;
  texts(lang: Lang): Promise<AnyGameTexts>;
  /** The rules to read; no table needs them. */
  book(lang: Lang): Promise<RuleBook>;
  /** Without them, all bots play at random. */
  readonly bots?: LoadBots;
  /** The bots that answer at once, without the code of the searching ones. */
  readonly quickBots?: LoadBots;
  /** The memory of searching bots; without it they judge by their view alone. */
  memory?(): Promise<AnyMemory>;
  /** Gives advice to the seat that is asked. */
  adviser?(): Promise<AnyAdviser>;
  /** What the adviser judges by; without it a review plays every seat at random. */
  judge?(): Promise<AnyAdvicePlan>;
  /** The sentences for the facts of adviser and judge. */
  reasons?(lang: Lang): Promise<SayReason>;
  /** The derived line that opens a turn, in games whose length is told in turns. */
  readonly turnWord?: string;
  /** The pad, in games that are scored row by row. */
  scorePad?(lang: Lang): Promise<ScorePad>;
  /** The usual deck, in games whose rules refer to a list of it. */
  deckList?(lang: Lang): Promise<DeckList>;
  /**
   * Checks a custom deck and makes it a value of the option `deck`. Returns its name, or what is
   * wrong with it.
   */
  addDeck?(data: unknown, lang?: Lang): Promise<Result<string, string>>;
  /** A custom deck by its name, to pass to another thread; undefined for all others. */
  addedDeck?(name: string): Promise<unknown>;
}

/** A game with defaults for the bots that its author left out. */
export interface GameEntry extends GameParts {
  readonly bots: LoadBots;
  readonly quickBots: LoadBots;
}
