// The words of the bean table in the browser, by language.

import type { ByLang } from '@tablee/kit';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { UiTexts } from './types.ts';

export type { UiTexts } from './types.ts';
export const UI_TEXTS: ByLang<UiTexts> = { fr, en, de };
