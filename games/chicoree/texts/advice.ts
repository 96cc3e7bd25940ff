// Says in words what speaks for a move at the Chicorée table. Loaded on demand by advice and
// reviews.

import { reasonsFrom, type ByLang, type Lang, type SayReason } from '@tablee/kit';
import type { AdviceSentences } from './advice.fr.ts';

const LANGUAGES: ByLang<() => Promise<AdviceSentences>> = {
  fr: async () => (await import('./advice.fr.ts')).fr,
  en: async () => (await import('./advice.en.ts')).en,
  de: async () => (await import('./advice.de.ts')).de,
};

export const loadReasons = async (lang: Lang): Promise<SayReason> =>
  reasonsFrom(await LANGUAGES[lang]());
