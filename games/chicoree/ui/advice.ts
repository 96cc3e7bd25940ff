// Advice at the Chicorée table: facts become sentences, and a move becomes what one presses for it.
// Loaded when somebody asks for advice.

import type { ByLang, Lang } from '@tablee/kit';
import { adviceFrom } from '@tablee/ui/advice.ts';
import type { AdviceWords } from '@tablee/ui/scene.ts';
import type { Move, View } from '../rules/index.ts';
import { spotsOf } from './places.ts';
import type { AdviceSentences } from './texts/advice-fr.ts';

const LANGUAGES: ByLang<() => Promise<AdviceSentences>> = {
  fr: async () => (await import('./texts/advice-fr.ts')).fr,
  en: async () => (await import('./texts/advice-en.ts')).en,
  de: async () => (await import('./texts/advice-de.ts')).de,
};

export const adviceOf = async (lang: Lang): Promise<AdviceWords<Move, View>> =>
  adviceFrom(await LANGUAGES[lang](), {
    spots: spotsOf,
    label: (move, _, { card }) => ('card' in move ? card(move.card) : undefined),
  });
