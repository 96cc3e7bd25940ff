// Loads what bots say at any table, in one language, with the first line said.

import type { ByLang, Lang } from '@tablee/kit';
import type { Banter, Mood } from '@tablee/ui/onlooker.ts';

const LANGUAGES: ByLang<() => Promise<Banter<Exclude<Mood, 'calm'>>>> = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
};

export const banterIn = (lang: Lang): Promise<Banter<Exclude<Mood, 'calm'>>> => LANGUAGES[lang]();
