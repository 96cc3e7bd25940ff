// Chicorée as the house takes it in: each part is loaded when it is wanted.

import type { GameParts } from '@tablee/bots';
import { META } from './meta.ts';
import { loadDeckList, loadTexts } from './texts/load.ts';

const CHICOREE: GameParts = {
  meta: META,
  rules: async () => (await import('./rules/index.ts')).RULES,
  bots: async (manner) => (await import('./bot/index.ts')).botsOf(manner),
  quickBots: async (manner) => (await import('./bot/quick.ts')).quickBotsOf(manner),
  memory: async () => (await import('./bot/memory.ts')).MEMORY,
  adviser: async () => (await import('./bot/advice.ts')).ADVISER,
  judge: async () => (await import('./bot/advice.ts')).JUDGE,
  reasons: async (lang) => (await import('./texts/advice.ts')).loadReasons(lang),
  texts: loadTexts,
  book: async (lang) => (await import('./texts/book/load.ts')).loadBook(lang),
  turnWord: 'turn',
  deckList: loadDeckList,
  async addDeck(data, lang = 'en') {
    const [{ addDeck, readDeck }, { sayDeckProblem }] = await Promise.all([
      import('./decks/index.ts'),
      import('./decks/words.ts'),
    ]);
    const deck = readDeck(data);
    const added = deck.ok ? addDeck(deck.value) : deck;
    if (added.ok) return { ok: true, value: added.value.name };
    return { ok: false, error: sayDeckProblem(added.error, lang) };
  },
  addedDeck: async (name) => (await import('./decks/index.ts')).addedDeck(name),
};

export const ENTRIES: readonly GameParts[] = [CHICOREE];
