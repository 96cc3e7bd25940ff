// The words of the Chicorée table in the browser, loaded in one language.

import type { ByLang, Lang } from '@tablee/kit';
import type { UiTexts } from './fr.ts';

export type { UiTexts };

const LANGUAGES: ByLang<() => Promise<UiTexts>> = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
};

export const loadUiTexts = (lang: Lang): Promise<UiTexts> => LANGUAGES[lang]();
