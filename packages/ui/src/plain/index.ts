// The browser's part of a game that has none of its own yet.

import { listed, resultLine, type ByLang, type GameMeta } from '@tablee/kit';
import type { AnyGameUi, GameUi } from '../scene.ts';
import Face from './Face.svelte';
import type { PlainTexts } from './scene.ts';
import Table from './Table.svelte';

/** `won` of those who won; a game that looks for its losers is told of by the kit. */
type Words = Omit<PlainTexts, 'result'> & { won: (names: readonly string[]) => string };

const WORDS: ByLang<Words> = {
  fr: {
    players: 'À table',
    sight: 'Ce qu’on voit',
    moves: 'Coups possibles',
    watching: 'Tu regardes la partie.',
    won: (names) =>
      names.length === 1
        ? `${names[0]!} gagne.`
        : names.length === 0
          ? 'Personne ne gagne.'
          : `Victoire partagée : ${listed('fr', names)}.`,
  },
  en: {
    players: 'At the table',
    sight: 'What can be seen',
    moves: 'Possible moves',
    watching: 'You are watching.',
    won: (names) =>
      names.length === 1
        ? `${names[0]!} wins.`
        : names.length === 0
          ? 'Nobody wins.'
          : `Shared victory: ${listed('en', names)}.`,
  },
  de: {
    players: 'Am Tisch',
    sight: 'Was zu sehen ist',
    moves: 'Mögliche Züge',
    watching: 'Du schaust zu.',
    won: (names) =>
      names.length === 1
        ? `${names[0]!} gewinnt.`
        : names.length === 0
          ? 'Niemand gewinnt.'
          : `Geteilter Sieg: ${listed('de', names)}.`,
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
      const { won, ...words } = WORDS[lang];
      return Promise.resolve({
        ...words,
        result: (names, winners) => resultLine(lang, meta, names, winners, won),
      });
    },
  };
  return ui as unknown as AnyGameUi;
}
