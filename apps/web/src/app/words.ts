// Loads texts one language at a time. A page fetches all its open texts in the new language before
// it switches, so that no sentence is missing.

import { assert, type Lang } from '@tablee/kit';

class Words<T> {
  readonly #load: (lang: Lang) => Promise<T>;
  readonly #loaded = new Map<Lang, T>();

  constructor(load: (lang: Lang) => Promise<T>) {
    this.#load = load;
  }

  get isEmpty(): boolean {
    return this.#loaded.size === 0;
  }

  has(lang: Lang): boolean {
    return this.#loaded.has(lang);
  }

  async fetch(lang: Lang): Promise<void> {
    if (!this.has(lang)) this.#loaded.set(lang, await this.#load(lang));
  }

  readonly in = (lang: Lang): T => {
    const words = this.#loaded.get(lang);
    assert(words !== undefined, 'fetched before they are spoken');
    return words;
  };
}

/** Everything that was ever opened on this page: closed pages may be opened again. */
const opened = new Map<string, Words<unknown>>();

/**
 * Opens words in the language of the moment; they stay at hand in every language that is spoken
 * later. `name` is unique, so that the same words are not fetched twice.
 */
export async function openWords<T>(
  name: string,
  load: (lang: Lang) => Promise<T>,
  lang: Lang,
): Promise<(lang: Lang) => T> {
  const words = (opened.get(name) as Words<T> | undefined) ?? new Words(load);
  // Before the first await: a language change meanwhile must fetch these words too.
  opened.set(name, words);
  try {
    await words.fetch(lang);
  } catch (error) {
    // Words that failed to open must not block another language.
    if (words.isEmpty) opened.delete(name);
    throw error;
  }
  return words.in;
}

/** Whether everything that is open can be said in a language. */
export const hasWords = (lang: Lang): boolean =>
  [...opened.values()].every((words) => words.has(lang));

/** More may be opened in the meantime: ask `hasWords` again. */
export async function fetchWords(lang: Lang): Promise<void> {
  await Promise.all([...opened.values()].map((words) => words.fetch(lang)));
}
