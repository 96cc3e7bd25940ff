// The browser's part of a game that has none of its own yet.

import type { ByLang } from '@tablee/kit';
import type { AnyGameUi, GameUi } from '../scene.ts';
import Face from './Face.svelte';
import type { PlainTexts } from './scene.ts';
import Table from './Table.svelte';

const TEXTS: ByLang<PlainTexts> = {
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
          : `Victoire partagée : ${names.join(', ')}.`,
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
          : `Shared victory: ${names.join(', ')}.`,
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
          : `Geteilter Sieg: ${names.join(', ')}.`,
  },
};

const UI: GameUi<unknown, unknown, unknown, PlainTexts> = {
  Table,
  loadEnd: async () => (await import('./End.svelte')).default,
  Face,
  momentsOf: () => [],
  describe({ texts, view, seat, names, uiTexts }) {
    const table = seat === null ? uiTexts.watching : texts.prompt(view, seat, names);
    return { hand: table, table, scores: names.join(', ') };
  },
  loadTexts: (lang) => Promise.resolve(TEXTS[lang]),
};

export const plainUi = UI as unknown as AnyGameUi;
