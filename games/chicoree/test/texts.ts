// Chicorée in words, in all languages at once; a page loads one with texts/load.ts.

import type { ByLang, GameTexts, Lang } from '@tablee/kit';
import type { Event, Move, View } from '../rules/index.ts';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { fr, type Language } from '../texts/fr.ts';
import { textsIn } from '../texts/say.ts';

export const LANGUAGES: ByLang<Language> = { fr, en, de };

export const textsOf = (lang: Lang): GameTexts<View, Move, Event> => textsIn(lang, LANGUAGES[lang]);
