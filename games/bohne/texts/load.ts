// Loads the bean games' texts in one language, so that the page does not load all three.

import type { ByLang, GameTexts, Lang } from '@tablee/kit';
import type { Event, Move, View } from '../rules/index.ts';
import type { Language } from './fr.ts';
import type { EditionKey } from './types.ts';

const LANGUAGES: ByLang<() => Promise<Language>> = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
};

export async function loadTexts(
  edition: EditionKey,
  lang: Lang,
): Promise<GameTexts<View, Move, Event>> {
  const [{ textsIn }, language] = await Promise.all([import('./say.ts'), LANGUAGES[lang]()]);
  return textsIn(lang, language, edition);
}
