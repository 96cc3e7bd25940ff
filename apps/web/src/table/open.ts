// Loads what a game needs at the table: rules, words in the language of the moment, and its part of
// the browser.

import type { AnyGameTexts, AnyRules, GameMeta, Lang } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import type { AnyGameUi } from '@tablee/ui';
import { uiLoader } from '../app/games.ts';
import { settings } from '../app/settings.svelte.ts';
import { openWords } from '../app/words.ts';
import { openTableWords } from './texts/index.ts';

export interface LoadedGame {
  readonly meta: GameMeta;
  readonly rules: AnyRules;
  readonly ui: AnyGameUi;
  readonly texts: (lang: Lang) => AnyGameTexts;
  /** What its part of the browser says beyond them; only that part knows what is in it. */
  readonly uiTexts: (lang: Lang) => unknown;
}

/** Undefined for a game that is not on the shelf. */
export async function loadGame(id: string): Promise<LoadedGame | undefined> {
  const entry = findGame(id);
  const loadUi = uiLoader(id);
  if (entry === undefined || loadUi === undefined) return undefined;
  const { lang } = settings;
  const [rules, ui, texts, uiTexts] = await Promise.all([
    entry.rules(),
    loadUi(),
    openWords(`texts of ${id}`, (other) => entry.texts(other), lang),
    openWords(`table of ${id}`, async (other) => (await loadUi()).loadTexts(other), lang),
    openTableWords(),
  ]);
  return { meta: entry.meta, rules, ui, texts, uiTexts };
}
