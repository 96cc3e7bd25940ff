// Loads Chicorée's texts in one language, so that the page does not load all three.

import type { ByLang, DeckList, GameTexts, Lang } from '@tablee/kit';
import type { Event, Move, View } from '../rules/index.ts';
import type { Language } from './fr.ts';

const LANGUAGES: ByLang<() => Promise<Language>> = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
};

export async function loadTexts(lang: Lang): Promise<GameTexts<View, Move, Event>> {
  const [{ textsIn }, language] = await Promise.all([import('./say.ts'), LANGUAGES[lang]()]);
  return textsIn(lang, language);
}

export async function loadDeckList(lang: Lang): Promise<DeckList> {
  const [{ deckListIn }, { cards }] = await Promise.all([import('./deck.ts'), LANGUAGES[lang]()]);
  return deckListIn(lang, cards);
}
