// Loads the rule book of Chicorée in one language, so that the page does not load all three.

import type { BookWords, ByLang, Lang, RuleBook } from '@tablee/kit';
import { RULING_IDS, type RuleId } from '../../rules/ids.ts';
import { CHAPTERS } from './chapters.ts';

const BOOKS: ByLang<() => Promise<BookWords<RuleId>>> = {
  fr: async () => (await import('./rules.fr.ts')).book,
  en: async () => (await import('./rules.en.ts')).book,
  de: async () => (await import('./rules.de.ts')).book,
};

export const loadBook = async (lang: Lang): Promise<RuleBook> => ({
  ...(await BOOKS[lang]()),
  chapters: CHAPTERS,
  rulings: RULING_IDS,
});
