// The words of a part of the site, loaded in the language of the moment before that part is shown.

import { assert, type ByLang, type Lang } from '@tablee/kit';
import { settings } from '../settings.svelte.ts';
import { openWords } from '../words.ts';

export interface Spoken<T> {
  /** To be waited for before anything is said. */
  readonly open: () => Promise<void>;
  /** Read inside a component or an effect it follows the language. */
  readonly say: () => T;
}

/** `name` is theirs alone on the whole site. */
export function spoken<T>(name: string, languages: ByLang<() => Promise<T>>): Spoken<T> {
  let words: ((lang: Lang) => T) | undefined;
  return {
    open: async () => {
      words = await openWords(name, (lang) => languages[lang](), settings.lang);
    },
    say: () => {
      assert(words !== undefined, 'opened before anything is said');
      return words(settings.lang);
    },
  };
}
