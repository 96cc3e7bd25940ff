// Loads the rule books of the two boxes in one language, so that the page does not load all three.

import type { ByLang, Lang, RuleBook } from '@tablee/kit';
import { RULING_IDS } from '../../rules/ids.ts';
import type { EditionKey } from '../types.ts';
import { chaptersFor } from './chapters.ts';
import type { BeanBook, ChocolateBook } from './types.ts';

const BOOKS: Readonly<Record<EditionKey, ByLang<() => Promise<BeanBook | ChocolateBook>>>> = {
  'nicht-die-bohne': {
    fr: async () => (await import('./bean.fr.ts')).book,
    en: async () => (await import('./bean.en.ts')).book,
    de: async () => (await import('./bean.de.ts')).book,
  },
  'pas-de-bras': {
    fr: async () => (await import('./chocolate.fr.ts')).book,
    en: async () => (await import('./chocolate.en.ts')).book,
    de: async () => (await import('./chocolate.de.ts')).book,
  },
};

export const loadBook = async (edition: EditionKey, lang: Lang): Promise<RuleBook> => {
  const words = await BOOKS[edition][lang]();
  return { ...words, chapters: chaptersFor(edition), rulings: RULING_IDS };
};
