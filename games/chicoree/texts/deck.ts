// The list of our deck, which stands after the rules: CH-06 refers to it by its heading.

import type { ByLang, DeckList, Lang } from '@tablee/kit';
import { TABLEE } from '../decks/built-in.ts';
import { CODES } from '../rules/index.ts';
import type { CardTexts } from './types.ts';

/** As CH-06 quotes it. */
const TITLES: ByLang<string> = { fr: 'Le paquet', en: 'The deck', de: 'Das Kartendeck' };

export const deckListIn = (lang: Lang, cards: CardTexts): DeckList => ({
  deck: TABLEE.name,
  title: TITLES[lang],
  cards: CODES.map((code) => ({ code, name: cards[code].name, copies: TABLEE.cards[code] })),
});
