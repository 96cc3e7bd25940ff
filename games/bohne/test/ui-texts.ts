// What the table in the browser says, in all languages at once: only tests look at all three.

import type { ByLang } from '@tablee/kit';
import { loadUiTexts, type UiTexts } from '../ui/texts/index.ts';

export const UI_TEXTS: ByLang<UiTexts> = {
  fr: await loadUiTexts('fr'),
  en: await loadUiTexts('en'),
  de: await loadUiTexts('de'),
};
