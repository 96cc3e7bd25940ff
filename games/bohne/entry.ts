// The bean games as the house takes them in: each part is loaded when it is wanted.

import type { GameParts } from '@tablee/bots';
import { EDITIONS, METAS, type Edition } from './meta.ts';
import { loadTexts } from './texts/load.ts';

const partsOf = (edition: Edition): GameParts => ({
  meta: METAS[edition],
  rules: async () => (await import('./rules/index.ts')).RULES[edition],
  bots: async (manner) => (await import('./bot/index.ts')).botsOf(edition, manner),
  memory: async () => (await import('./bot/memory.ts')).MEMORY,
  adviser: async () => (await import('./bot/advice.ts')).ADVISER,
  judge: async () => (await import('./bot/advice.ts')).JUDGE,
  reasons: async (lang) => (await import('./texts/advice.ts')).loadReasons(edition, lang),
  texts: (lang) => loadTexts(edition, lang),
  book: async (lang) => (await import('./texts/book/load.ts')).loadBook(edition, lang),
  scorePad: async (lang) => (await import('./pad/index.ts')).scorePadOf(edition, lang),
});

export const ENTRIES: readonly GameParts[] = EDITIONS.map(partsOf);
