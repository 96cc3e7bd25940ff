// Says in words what speaks for a move at the bean table. Loaded on demand by advice and reviews.

import { reasonsFrom, type ByLang, type Card, type Lang, type SayReason } from '@tablee/kit';
import { SUITS } from '../rules/index.ts';
import type { AdviceSentences } from './advice.fr.ts';
import { cardName } from './names.ts';
import type { BoxWords, CardForm, CardTexts, EditionKey } from './types.ts';

interface Spoken {
  readonly sentences: AdviceSentences;
  readonly boxes: Readonly<Record<EditionKey, BoxWords>>;
  readonly cards: CardTexts;
}

const LANGUAGES: ByLang<() => Promise<Spoken>> = {
  fr: async () => ({
    sentences: (await import('./advice.fr.ts')).fr,
    boxes: (await import('./boxes.fr.ts')).boxes,
    cards: (await import('./suits.fr.ts')).cards,
  }),
  en: async () => ({
    sentences: (await import('./advice.en.ts')).en,
    boxes: (await import('./boxes.en.ts')).boxes,
    cards: (await import('./suits.en.ts')).cards,
  }),
  de: async () => ({
    sentences: (await import('./advice.de.ts')).de,
    boxes: (await import('./boxes.de.ts')).boxes,
    cards: (await import('./suits.de.ts')).cards,
  }),
};

/** A player who gains fewer points gains only these. */
const MANY = 10;

/** `byShape`: in strengthened colours a suit is called by its shape. */
export async function loadReasons(
  edition: EditionKey,
  lang: Lang,
  byShape = false,
): Promise<SayReason> {
  const { sentences, boxes, cards } = await LANGUAGES[lang]();
  const the = (faces: CardTexts['double']) => (suit: number) =>
    cards.named('the', SUITS[edition][suit]!, faces[edition], byShape);
  return reasonsFrom(sentences, {
    box: boxes[edition],
    many: MANY,
    row: (form: CardForm, suit: number) =>
      cards.named(form, SUITS[edition][suit]!, cards.row[edition], byShape),
    theDouble: the(cards.double),
    theZero: the(cards.zero),
    theCard: (card: Card) => cardName(cards, edition, 'the', card, byShape),
  });
}
