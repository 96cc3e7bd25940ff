// Advice at the bean table: facts become sentences, and a move becomes what one presses for it. Loaded
// when somebody asks for advice.

import type { ByLang, Lang } from '@tablee/kit';
import { adviceFrom } from '@tablee/ui/advice.ts';
import type { AdviceWords } from '@tablee/ui/scene.ts';
import type { Move, View } from '../rules/index.ts';
import type { Edition } from '../meta.ts';
import { spotsOf } from './places.ts';
import type { AdviceSentences } from './texts/advice-fr.ts';

const LANGUAGES: ByLang<() => Promise<AdviceSentences>> = {
  fr: async () => (await import('./texts/advice-fr.ts')).fr,
  en: async () => (await import('./texts/advice-en.ts')).en,
  de: async () => (await import('./texts/advice-de.ts')).de,
};

export async function adviceOf(edition: Edition, lang: Lang): Promise<AdviceWords<Move, View>> {
  return adviceFrom<Move, View>(await LANGUAGES[lang](), {
    spots: (move) => spotsOf(edition, move),
    label: (move, view, { card }) =>
      card(move.kind === 'take' ? view.lyingCard(move.seat) : move.card),
  });
}
