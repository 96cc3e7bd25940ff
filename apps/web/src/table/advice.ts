// Loads a game's words for advice, used by hints, reviews and puzzles.

import type { Lang } from '@tablee/kit';
import type { AdviceWords, AnyGameUi } from '@tablee/ui';
import { settings } from '../app/settings.svelte.ts';
import { openWords } from '../app/words.ts';

export type AdviceIn = (lang: Lang) => AdviceWords<unknown>;

/** Undefined where a game gives none. In strengthened colours it calls cards as the table does. */
export async function openAdvice(
  game: string,
  { loadAdvice }: Pick<AnyGameUi, 'loadAdvice'>,
): Promise<AdviceIn | undefined> {
  if (loadAdvice === undefined) return undefined;
  const wordsIn = await openWords(`advice of ${game}`, loadAdvice, settings.lang);
  return (lang) => {
    const words = wordsIn(lang);
    return settings.aids && words.aided !== undefined ? { ...words, reason: words.aided } : words;
  };
}
