// The one list of games: what each is, and how its parts are loaded on demand.

import type { AnyAdviser, AnyBot, Manner } from '@tablee/bots';
import type {
  AnyGameTexts,
  AnyRules,
  AnyTerminal,
  GameMeta,
  Lang,
  Problem,
  Result,
} from '@tablee/kit';
import { METAS, type Edition } from '@tablee/bohne/meta';
import type { ScorePad } from '@tablee/bohne/pad';
import { loadTexts as loadBohne } from '@tablee/bohne/texts/load';
import type { DeckCode } from '@tablee/chicoree/decks';
import { META as CHICOREE } from '@tablee/chicoree/meta';
import {
  loadDeckList,
  loadTexts as loadChicoree,
  type DeckList,
} from '@tablee/chicoree/texts/load';

export type { DeckCode } from '@tablee/chicoree/decks';
export type { DeckList } from '@tablee/chicoree/texts/load';
export type { PadCode, PadRow, PadScore, ScorePad } from '@tablee/bohne/pad';

export interface GameEntry {
  readonly meta: GameMeta;
  rules(): Promise<AnyRules>;
  /** By id (BOT_IDS of the bots); in an even manner unless another is asked for. */
  bots(manner?: Manner): Promise<Readonly<Record<string, AnyBot>>>;
  /** Those of them that answer at once, without what the others think with. */
  quickBots(manner?: Manner): Promise<Readonly<Record<string, AnyBot>>>;
  /** What a good player would say to the seat that is asked. */
  adviser(): Promise<AnyAdviser>;
  texts(lang: Lang): Promise<AnyGameTexts>;
  terminal(): Promise<AnyTerminal>;
  /** The derived line that opens a turn, in games whose length is told in turns. */
  readonly turnWord?: string;
  /** The pad, in games that are scored row by row. */
  scorePad?(lang: Lang): Promise<ScorePad>;
  /** The usual deck, in games whose rules refer to a list of it. */
  deckList?(lang: Lang): Promise<DeckList>;
  /** Checks a deck of one's own and makes it a value of the option `deck`; gives its name. */
  addDeck?(data: unknown): Promise<Result<string, Problem<DeckCode>>>;
  /** A deck that was added, for a thread that does not know it yet; undefined for all others. */
  addedDeck?(name: string): Promise<unknown>;
}

const bohne = (edition: Edition): GameEntry => ({
  meta: METAS[edition],
  rules: async () => (await import('@tablee/bohne/rules')).RULES[edition],
  bots: async (manner) => (await import('@tablee/bohne/bot')).botsOf(edition, manner),
  // Its thinking weighs little: it comes along.
  quickBots: async (manner) => (await import('@tablee/bohne/bot')).botsOf(edition, manner),
  adviser: async () => (await import('@tablee/bohne/bot/advice')).ADVISER,
  texts: (lang) => loadBohne(edition, lang),
  terminal: async () => (await import('@tablee/bohne/terminal')).terminalOf(edition),
  scorePad: async (lang) => (await import('@tablee/bohne/pad')).scorePadOf(edition, lang),
});

export const GAMES: readonly GameEntry[] = [
  bohne('nicht-die-bohne'),
  bohne('pas-de-bras'),
  {
    meta: CHICOREE,
    rules: async () => (await import('@tablee/chicoree/rules')).RULES,
    bots: async (manner) => (await import('@tablee/chicoree/bot')).botsOf(manner),
    quickBots: async (manner) => (await import('@tablee/chicoree/bot/quick')).quickBotsOf(manner),
    adviser: async () => (await import('@tablee/chicoree/bot/advice')).ADVISER,
    texts: loadChicoree,
    terminal: async () => (await import('@tablee/chicoree/terminal')).TERMINAL,
    turnWord: 'turn',
    deckList: loadDeckList,
    async addDeck(data) {
      const { addDeck, readDeck } = await import('@tablee/chicoree/decks');
      const deck = readDeck(data);
      const added = deck.ok ? addDeck(deck.value) : deck;
      return added.ok ? { ok: true, value: added.value.name } : added;
    },
    addedDeck: async (name) => (await import('@tablee/chicoree/decks')).addedDeck(name),
  },
];

export const findGame = (id: string): GameEntry | undefined =>
  GAMES.find(({ meta }) => meta.id === id);
