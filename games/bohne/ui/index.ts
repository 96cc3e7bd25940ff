// The bean family's part of the browser: the table, the end, and the words around them.

import type { GameUi } from '@tablee/ui';
import type { Edition } from '../meta.ts';
import { PHASE, type Event, type Move, type View } from '../rules/index.ts';
import Card from './Card.svelte';
import { momentsOf } from './moments.ts';
import Table from './Table.svelte';
import { loadUiTexts, type UiTexts } from './texts/index.ts';

export function uiOf(edition: Edition): GameUi<View, Move, Event, UiTexts> {
  return {
    Table,
    loadEnd: async () => (await import('./End.svelte')).default,
    Face: Card,
    // The cards that lie there and the rows they go to are public.
    isOpenTurn: ({ phase }) => phase === PHASE.take,
    momentsOf,
    hasModes: true,
    isHead: ({ kind }) => kind === 'dealt' || kind === 'led',
    loadLog: async () => {
      const [{ signsIn }, { default: Sign }] = await Promise.all([
        import('./log.ts'),
        import('./LogSign.svelte'),
      ]);
      return { signsOf: signsIn(edition), Sign };
    },
    loadDescribe: async () => (await import('./describe.ts')).describe,
    loadTexts: loadUiTexts,
    loadAdvice: async (lang) => (await import('./advice.ts')).adviceOf(edition, lang),
    loadMistakes: async (lang) => (await import('./mistakes.ts')).mistakesIn(lang),
    loadOnlooker: async () => {
      const { BeanOnlooker } = await import('./onlooker.ts');
      return () => new BeanOnlooker();
    },
    loadBanter: async (lang) => (await import('./banter/index.ts')).banterIn(lang),
    loadFigures: async () => (await import('./figures/Figures.svelte')).default,
    loadPad: async () => (await import('./pad/BeanPad.svelte')).default,
    lesson: async (_, lang) => (await import('./lesson/index.ts')).lessonOf(edition, lang),
  };
}
