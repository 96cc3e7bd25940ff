// The browser's part of a game that has none of its own yet.

import { resultLine, type ByLang, type GameMeta } from '@tablee/kit';
import type { AnyGameUi, GameUi } from '../scene.ts';
import Face from './Face.svelte';
import type { PlainTexts } from './scene.ts';
import Table from './Table.svelte';

const WORDS: ByLang<Omit<PlainTexts, 'result'>> = {
  fr: {
    players: 'À table',
    sight: 'Ce qu’on voit',
    moves: 'Coups possibles',
    watching: 'Tu regardes la partie.',
  },
  en: {
    players: 'At the table',
    sight: 'What can be seen',
    moves: 'Possible moves',
    watching: 'You are watching.',
  },
  de: {
    players: 'Am Tisch',
    sight: 'Was zu sehen ist',
    moves: 'Mögliche Züge',
    watching: 'Du schaust zu.',
  },
};

export function plainUi(meta: GameMeta): AnyGameUi {
  const ui: GameUi<unknown, unknown, unknown, PlainTexts> = {
    Table,
    loadEnd: async () => (await import('./End.svelte')).default,
    Face,
    momentsOf: () => [],
    describe({ texts, view, seat, names, uiTexts }) {
      const table = seat === null ? uiTexts.watching : texts.prompt(view, seat, names);
      return { hand: table, table, scores: names.join(', ') };
    },
    loadTexts(lang) {
      return Promise.resolve({
        ...WORDS[lang],
        result: (names, winners) => `${resultLine(lang, meta, names, winners)}.`,
      });
    },
  };
  return ui as unknown as AnyGameUi;
}
