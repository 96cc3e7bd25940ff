// Advice at the bean table: facts become sentences, and a move becomes what one presses for it. Loaded
// when somebody asks for advice.

import type { ByLang, Lang } from '@tablee/kit';
import { adviceFrom } from '@tablee/ui/advice.ts';
import type { AdviceWords } from '@tablee/ui/scene.ts';
import { SUITS, type Move, type View } from '../rules/index.ts';
import type { Edition } from '../meta.ts';
import type { BoxWords, CardTexts } from '../texts/types.ts';
import { spotsOf } from './places.ts';
import type { AdviceSentences } from './texts/advice-fr.ts';

interface Spoken {
  readonly sentences: AdviceSentences;
  readonly boxes: Readonly<Record<Edition, BoxWords>>;
  readonly cards: CardTexts;
}

const LANGUAGES: ByLang<() => Promise<Spoken>> = {
  fr: async () => ({
    sentences: (await import('./texts/advice-fr.ts')).fr,
    boxes: (await import('../texts/boxes.fr.ts')).boxes,
    cards: (await import('../texts/suits.fr.ts')).cards,
  }),
  en: async () => ({
    sentences: (await import('./texts/advice-en.ts')).en,
    boxes: (await import('../texts/boxes.en.ts')).boxes,
    cards: (await import('../texts/suits.en.ts')).cards,
  }),
  de: async () => ({
    sentences: (await import('./texts/advice-de.ts')).de,
    boxes: (await import('../texts/boxes.de.ts')).boxes,
    cards: (await import('../texts/suits.de.ts')).cards,
  }),
};

export async function adviceOf(edition: Edition, lang: Lang): Promise<AdviceWords<Move, View>> {
  const { sentences, boxes, cards } = await LANGUAGES[lang]();
  const onTable = {
    spots: (move: Move) => spotsOf(edition, move),
    label: (move: Move, view: View, { card }: { card: (one: number) => string }) =>
      card(move.kind === 'take' ? view.lyingCard(move.seat) : move.card),
  };
  const the = (faces: CardTexts['double']) => (suit: number) =>
    cards.named('the', SUITS[edition][suit]!, faces[edition], false);
  return adviceFrom<Move, View>(sentences, onTable, {
    box: boxes[edition],
    suitName: (suit: number) => cards.suits[SUITS[edition][suit]!],
    theDouble: the(cards.double),
    theZero: the(cards.zero),
  });
}
