// What a card of the bean family is called, from the words of one language.

import type { Card } from '@tablee/kit';
import { DOUBLE, MINUS, rankOf, RANKS, suitOf, SUITS, ZERO } from '../rules/index.ts';
import type { CardForm, CardTexts, EditionKey } from './types.ts';

/** In strengthened colours a suit is called by its shape. */
export const cardName = (
  words: CardTexts,
  edition: EditionKey,
  form: CardForm,
  card: Card,
  byShape: boolean,
): string =>
  words.named(form, SUITS[edition][suitOf(card)]!, faceOf(words, edition, card), byShape);

function faceOf(words: CardTexts, edition: EditionKey, card: Card): string {
  switch (rankOf(card)) {
    case ZERO:
      return words.zero[edition];
    case DOUBLE:
      return words.double[edition];
    case MINUS:
      return words.minus[edition];
    default:
      return RANKS[rankOf(card)]!;
  }
}
