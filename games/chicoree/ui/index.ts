// Chicorée's part of the browser.

import type { GameUi } from '@tablee/ui/scene.ts';
import { PHASE, type Event, type Move, type View } from '../rules/index.ts';
import Face from './art/Face.svelte';
import { momentsOf } from './moments.ts';
import Table from './Table.svelte';
import { loadUiTexts, type UiTexts } from './texts/index.ts';

const UI: GameUi<View, Move, Event, UiTexts> = {
  Table,
  loadEnd: async () => (await import('./End.svelte')).default,
  Face,
  // Bids are public, and purses lie open; a player may still ask to see the own hand first.
  isOpenTurn: ({ phase }) => phase === PHASE.auction || phase === PHASE.melee,
  momentsOf,
  hasModes: true,
  isHead: ({ kind }) => kind === 'turn',
  // What came of it is told.
  isFleeting: ({ kind }) => kind === 'bid' || kind === 'passed',
  isPrivate: (event) => event.kind === 'drew' && event.card !== null,
  loadLog: async () => {
    const [{ signsOf }, { default: Sign }] = await Promise.all([
      import('./log.ts'),
      import('./LogSign.svelte'),
    ]);
    return { signsOf, Sign };
  },
  loadDescribe: async () => (await import('./describe.ts')).describe,
  keysOf: ({ keys }) => keys,
  loadTexts: loadUiTexts,
  loadAdvice: async (lang) => (await import('./advice.ts')).adviceOf(lang),
  loadMistakes: async (lang) => (await import('./mistakes.ts')).mistakesIn(lang),
  loadOnlooker: async () => {
    const { CounterOnlooker } = await import('./onlooker.ts');
    return () => new CounterOnlooker();
  },
  loadBanter: async (lang) => (await import('./banter/index.ts')).banterIn(lang),
  loadFigures: async () => (await import('./figures/Figures.svelte')).default,
  loadPad: async () => (await import('./pad/TillPad.svelte')).default,
  lesson: async (game, lang) => (await import('./lesson/index.ts')).lessonOf(game, lang),
};

export const uiOf = (): GameUi<View, Move, Event, UiTexts> => UI;
