// The bean games in words, in all languages at once: for programs that have them on their disk. A
// page loads the one it needs with `load.ts`.

import type { ByLang, GameTexts, Lang } from '@tablee/kit';
import type { Event, Move, View } from '../rules/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr, type Language } from './fr.ts';
import { textsIn } from './say.ts';
import type { EditionKey } from './types.ts';

export const LANGUAGES: ByLang<Language> = { fr, en, de };

export const textsOf = (edition: EditionKey, lang: Lang): GameTexts<View, Move, Event> =>
  textsIn(lang, LANGUAGES[lang], edition);
