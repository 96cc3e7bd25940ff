// The words of the Chicorée table in the browser, per language.

import type { ByLang, Lang } from '@tablee/kit';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { UiTexts } from './types.ts';

export type { Choices, Debt, Standing, UiTexts } from './types.ts';

export const UI_TEXTS: ByLang<UiTexts> = { fr, en, de };

export const uiTextsOf = (lang: Lang): UiTexts => UI_TEXTS[lang];
