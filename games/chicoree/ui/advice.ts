// Advice at the Chicorée table: facts become sentences, and a move becomes what one presses for it.
// Loaded when somebody asks for advice.

import type { ByLang, Card, Lang } from '@tablee/kit';
import { adviceFrom } from '@tablee/ui/advice.ts';
import type { AdviceWords } from '@tablee/ui/scene.ts';
import { CODES, PHASE, type Move, type View } from '../rules/index.ts';
import type { AdviceSentences } from './texts/advice-fr.ts';

const LANGUAGES: ByLang<() => Promise<AdviceSentences>> = {
  fr: async () => (await import('./texts/advice-fr.ts')).fr,
  en: async () => (await import('./texts/advice-en.ts')).en,
  de: async () => (await import('./texts/advice-de.ts')).de,
};

export const adviceOf = async (lang: Lang): Promise<AdviceWords<Move, View>> =>
  adviceFrom(await LANGUAGES[lang](), spotsOf);

/** So far a button raises the price at once. */
const RAISES = 2;

const inHand = (card: Card): string => `[role=option][data-card="${CODES[card]!}"]`;
const button = (name: string): string => `[data-action="${name}"]`;

function spotsOf(move: Move, view: View): readonly string[] {
  switch (move.kind) {
    case 'lay':
    case 'start':
    case 'sell':
    case 'play':
      return [inHand(move.card)];
    case 'show':
      return [...new Set(move.cards)].map(inHand);
    case 'done':
    case 'pass':
      return [button(move.kind)];
    case 'bid': {
      if (view.phase === PHASE.bluff) return [button('fist')];
      const raise = move.amount - view.price;
      return [button(raise <= RAISES ? `bid+${raise}` : 'more')];
    }
  }
}
