// What a game brings to the house, each part loaded on demand; and what the house makes of it.

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
  /** Those of them that answer at once, without what the others think with. */
  readonly quickBots?: LoadBots;
  /** How a seat of this game remembers, for bots that think; without it they judge by their view alone. */
  memory?(): Promise<AnyMemory>;
  /** What a good player would say to the seat that is asked. */
  adviser?(): Promise<AnyAdviser>;
  /** What the adviser judges by; without it, whoever reviews a game imagines everybody at random. */
  judge?(): Promise<AnyAdvicePlan>;
  /** What adviser and judge find, in words. */
  reasons?(lang: Lang): Promise<SayReason>;
  /** The derived line that opens a turn, in games whose length is told in turns. */
  readonly turnWord?: string;
  /** The pad, in games that are scored row by row. */
  scorePad?(lang: Lang): Promise<ScorePad>;
  /** The usual deck, in games whose rules refer to a list of it. */
  deckList?(lang: Lang): Promise<DeckList>;
  /**
   * Checks a deck of one's own and makes it a value of the option `deck`. Gives its name, or says what
   * is wrong with it.
   */
  addDeck?(data: unknown, lang?: Lang): Promise<Result<string, string>>;
  /** A deck that was added, for a thread that does not know it yet; undefined for all others. */
  addedDeck?(name: string): Promise<unknown>;
}

/** A game as the house uses it: what its author left out is there, plainly. */
export interface GameEntry extends GameParts {
  readonly bots: LoadBots;
  readonly quickBots: LoadBots;
}
