// Loads the bots' remarks about cards and rows in one language, on the first remark.

import type { ByLang, Lang } from '@tablee/kit';
import type { Banter } from '@tablee/ui/onlooker.ts';
import type { Remark } from '../onlooker.ts';

const LANGUAGES: ByLang<() => Promise<Banter<Remark>>> = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
};

export const banterIn = (lang: Lang): Promise<Banter<Remark>> => LANGUAGES[lang]();
