// Loads what a game needs at the table: rules, words in all languages, and its part of the browser.

import {
  LANGS,
  type AnyGameTexts,
  type AnyRules,
  type ByLang,
  type GameMeta,
  type Lang,
} from '@tablee/kit';
import { findGame } from '@tablee/registry';
import type { AnyGameUi } from '@tablee/ui';
import { GAME_UIS } from '../games.ts';

export interface LoadedGame {
  readonly meta: GameMeta;
  readonly rules: AnyRules;
  readonly ui: AnyGameUi;
  readonly texts: (lang: Lang) => AnyGameTexts;
}

/** Undefined for a game that is not on the shelf. */
export async function loadGame(id: string): Promise<LoadedGame | undefined> {
  const entry = findGame(id);
  const loadUi = GAME_UIS[id];
  if (entry === undefined || loadUi === undefined) return undefined;
  const [rules, ui, ...all] = await Promise.all([
    entry.rules(),
    loadUi(),
    ...LANGS.map((lang) => entry.texts(lang)),
  ]);
  const byLang = Object.fromEntries(
    LANGS.map((lang, i) => [lang, all[i]!]),
  ) as ByLang<AnyGameTexts>;
  return { meta: entry.meta, rules, ui, texts: (lang) => byLang[lang] };
}
