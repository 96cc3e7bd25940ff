// What the house takes in of this game: each part is loaded when it is wanted. What is left out is there
// plainly: bots that play at random, a terminal that lists fields and moves, a table of buttons.

import type { GameParts } from '@tablee/bots';
import { META } from './meta.ts';

export const ENTRIES: readonly GameParts[] = [
  {
    meta: META,
    rules: async () => (await import('./rules/index.ts')).RULES,
    texts: async (lang) => (await import('./texts/index.ts')).textsOf(lang),
    book: async (lang) => (await import('./texts/index.ts')).bookOf(lang),
  },
];
