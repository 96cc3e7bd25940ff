// Loads what a page of rules shows of its game, in the present language.

import type { DeckList, GameMeta, Lang, RuleBook } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import type { AnyGameUi, FiguresProps } from '@tablee/ui';
import type { Component } from 'svelte';
import { settings } from '../app/settings.svelte.ts';
import { loadGame } from '../table/open.ts';
import { openWords } from '../app/words.ts';

export interface Book {
  readonly meta: GameMeta;
  readonly Face: AnyGameUi['Face'];
  /** Pictures beside the chapters, where the game draws some. */
  readonly Figures: Component<FiguresProps> | undefined;
  words(lang: Lang): RuleBook;
  /** The name of a card by its spelling in the record. */
  nameOf(lang: Lang, card: string): string;
  /** The usual deck, in games with rules that refer to a list of it. */
  readonly deck: ((lang: Lang) => DeckList) | undefined;
}

/** The rules in words alone; undefined for a game that is not on the shelf. */
export async function openRules(id: string): Promise<((lang: Lang) => RuleBook) | undefined> {
  const entry = findGame(id);
  return entry && openWords(`book of ${id}`, (lang) => entry.book(lang), settings.lang);
}

/** Undefined for a game that is not on the shelf. */
export async function openBook(id: string): Promise<Book | undefined> {
  const entry = findGame(id);
  const [game, words, deck] = await Promise.all([
    loadGame(id),
    openRules(id),
    entry?.deckList && openWords(`deck of ${id}`, (lang) => entry.deckList!(lang), settings.lang),
  ]);
  if (game === undefined || words === undefined) return undefined;
  return {
    meta: game.meta,
    Face: game.ui.Face,
    Figures: await game.ui.loadFigures?.(),
    words,
    nameOf(lang, text) {
      const card = game.rules.card.parse(text);
      const texts = game.texts(lang);
      if (card === undefined) return text;
      return (settings.aids ? (texts.aided ?? texts) : texts).card(card);
    },
    deck,
  };
}
