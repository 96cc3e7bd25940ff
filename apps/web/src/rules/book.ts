// Everything a page of rules reads about its game, loaded once in all languages.

import { LANGS, type AnyGameTexts, type ByLang, type GameMeta, type Lang } from '@tablee/kit';
import { findGame, type DeckList } from '@tablee/registry';
import type { AnyGameUi } from '@tablee/ui';
import { loadGame } from '../table/open.ts';

export interface Book {
  readonly meta: GameMeta;
  readonly Face: AnyGameUi['Face'];
  texts(lang: Lang): AnyGameTexts;
  /** The name of a card by its spelling in the record. */
  nameOf(lang: Lang, card: string): string;
  /** The usual deck, in games whose rules refer to a list of it. */
  readonly decks: ByLang<DeckList> | undefined;
}

/** Undefined for a game that is not on the shelf. */
export async function openBook(id: string): Promise<Book | undefined> {
  const [game, ...lists] = await Promise.all([
    loadGame(id),
    ...LANGS.map((lang) => findGame(id)?.deckList?.(lang)),
  ]);
  if (game === undefined) return undefined;
  const hasLists = lists.every((list) => list !== undefined);
  return {
    meta: game.meta,
    Face: game.ui.Face,
    texts: game.texts,
    nameOf(lang, text) {
      const card = game.rules.card.parse(text);
      return card === undefined ? text : game.texts(lang).card(card);
    },
    decks: hasLists
      ? (Object.fromEntries(LANGS.map((lang, i) => [lang, lists[i]!])) as ByLang<DeckList>)
      : undefined,
  };
}
