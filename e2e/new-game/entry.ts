// What the house takes in of this game: each part is loaded when it is wanted.

import type { AnyAdvicePlan, GameParts } from '@tablee/bots';
import { META } from './meta.ts';

export const ENTRIES: readonly GameParts[] = [
  {
    meta: META,
    rules: async () => (await import('./rules/index.ts')).RULES,
    texts: async (lang) => (await import('./texts/index.ts')).textsOf(lang),
    book: async (lang) => (await import('./texts/index.ts')).bookOf(lang),
    bots: async () => (await import('./bot/index.ts')).botsOf(),
    judge: async () => (await import('./bot/index.ts')).JUDGE as AnyAdvicePlan,
  },
];
