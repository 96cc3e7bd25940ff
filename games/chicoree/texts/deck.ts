// The list of our deck, which stands after the rules: CH-06 refers to it by its heading.

import type { ByLang, Lang } from '@tablee/kit';
import { TABLEE } from '../decks/built-in.ts';
import { CODES } from '../rules/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { CardTexts } from './types.ts';

export interface DeckList {
  /** The value of the option `deck`. */
  readonly deck: string;
  readonly title: string;
  readonly cards: readonly {
    readonly code: string;
    readonly name: string;
    readonly copies: number;
  }[];
}

/** As CH-06 quotes it. */
const TITLES: ByLang<string> = { fr: 'Le paquet', en: 'The deck', de: 'Das Kartendeck' };
const CARDS: ByLang<CardTexts> = { fr: fr.cards, en: en.cards, de: de.cards };

export const deckListOf = (lang: Lang): DeckList => ({
  deck: TABLEE.name,
  title: TITLES[lang],
  cards: CODES.map((code) => ({ code, name: CARDS[lang][code].name, copies: TABLEE.cards[code] })),
});
