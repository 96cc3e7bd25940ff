// Everything a page of rules reads about its game, in the language of the moment.

import type { AnyGameTexts, DeckList, GameMeta, Lang } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import type { AnyGameUi, FiguresProps } from '@tablee/ui';
import type { Component } from 'svelte';
import { settings } from '../settings.svelte.ts';
import { loadGame } from '../table/open.ts';
import { openWords } from '../words.ts';

export interface Book {
  readonly meta: GameMeta;
  readonly Face: AnyGameUi['Face'];
  /** Pictures beside the chapters, where the game draws some. */
  readonly Figures: Component<FiguresProps> | undefined;
  texts(lang: Lang): AnyGameTexts;
  /** The name of a card by its spelling in the record. */
  nameOf(lang: Lang, card: string): string;
  /** The usual deck, in games whose rules refer to a list of it. */
  readonly deck: ((lang: Lang) => DeckList) | undefined;
}

/** Undefined for a game that is not on the shelf. */
export async function openBook(id: string): Promise<Book | undefined> {
  const entry = findGame(id);
  const [game, deck] = await Promise.all([
    loadGame(id),
    entry?.deckList && openWords(`deck of ${id}`, (lang) => entry.deckList!(lang), settings.lang),
  ]);
  if (game === undefined) return undefined;
  return {
    meta: game.meta,
    Face: game.ui.Face,
    Figures: await game.ui.loadFigures?.(),
    texts: game.texts,
    nameOf(lang, text) {
      const card = game.rules.card.parse(text);
      return card === undefined ? text : game.texts(lang).card(card);
    },
    deck,
  };
}
