// Advice at the bean table: facts become sentences, and a move becomes what one presses for it. Loaded
// when somebody asks for advice.

import type { ByLang, Lang } from '@tablee/kit';
import { adviceFrom } from '@tablee/ui/advice.ts';
import type { AdviceWords } from '@tablee/ui/scene.ts';
import { RULES, type Move } from '../rules/index.ts';
import type { Edition } from '../meta.ts';
import type { AdviceSentences } from './texts/advice-fr.ts';

const LANGUAGES: ByLang<() => Promise<AdviceSentences>> = {
  fr: async () => (await import('./texts/advice-fr.ts')).fr,
  en: async () => (await import('./texts/advice-en.ts')).en,
  de: async () => (await import('./texts/advice-de.ts')).de,
};

export async function adviceOf(edition: Edition, lang: Lang): Promise<AdviceWords<Move>> {
  return adviceFrom(await LANGUAGES[lang](), (move) => spotsOf(edition, move));
}

function spotsOf(edition: Edition, move: Move): readonly string[] {
  if (move.kind === 'take') return [`[data-take="${move.seat}"]`];
  return [`[role=option][data-card^="${RULES[edition].card.format(move.card)}:"]`];
}
