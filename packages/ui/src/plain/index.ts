// The browser's part of a game that has none of its own yet.

import { personOf, resultLine, standingsOf, type ByLang, type GameMeta } from '@tablee/kit';
import type { AnyGameUi, GameUi } from '../scene.ts';
import Face from './Face.svelte';
import type { PlainTexts } from './scene.ts';
import Table from './Table.svelte';

const WORDS: ByLang<Omit<PlainTexts, 'result' | 'standings'>> = {
  fr: {
    players: 'À table',
    sight: 'Ce qu’on voit',
    moves: 'Coups possibles',
  },
  en: {
    players: 'At the table',
    sight: 'What can be seen',
    moves: 'Possible moves',
  },
  de: {
    players: 'Am Tisch',
    sight: 'Was zu sehen ist',
    moves: 'Mögliche Züge',
  },
};

export function plainUi(meta: GameMeta): AnyGameUi {
  const ui: GameUi<unknown, unknown, unknown, PlainTexts> = {
    Table,
    loadEnd: async () => (await import('./End.svelte')).default,
    Face,
    momentsOf: () => [],
    loadDescribe: () =>
      Promise.resolve(({ lang, texts, view, seat, names, me }) => {
        const table = texts.prompt(view, seat, names, me);
        const everyone = names.map((_, one) => personOf(lang, names, one, me).label);
        return { hand: table, table, scores: everyone.join(', ') };
      }),
    loadTexts(lang) {
      return Promise.resolve({
        ...WORDS[lang],
        standings: (outcome) => standingsOf(outcome, meta.counts),
        result: (names, winners, me) => `${resultLine(lang, meta, names, winners, me)}.`,
      });
    },
  };
  return ui as unknown as AnyGameUi;
}
