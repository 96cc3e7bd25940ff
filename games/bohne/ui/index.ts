// The bean family's part of the browser: the table, the end, and the words around them.

import type { GameUi } from '@tablee/ui';
import type { Edition } from '../meta.ts';
import type { Event, Move, View } from '../rules/index.ts';
import Card from './Card.svelte';
import { describe } from './describe.ts';
import { momentsOf } from './moments.ts';
import Table from './Table.svelte';
import { loadUiTexts, type UiTexts } from './texts/index.ts';

export function uiOf(edition: Edition): GameUi<View, Move, Event, UiTexts> {
  return {
    Table,
    loadEnd: async () => (await import('./End.svelte')).default,
    Face: Card,
    momentsOf,
    isHead: ({ kind }) => kind === 'dealt' || kind === 'led',
    describe,
    loadTexts: loadUiTexts,
    loadAdvice: async (lang) => (await import('./advice.ts')).adviceOf(edition, lang),
    loadFigures: async () => (await import('./figures/Figures.svelte')).default,
    loadPad: async () => (await import('./pad/BeanPad.svelte')).default,
    lesson: async (_, lang) => (await import('./lesson/index.ts')).lessonOf(edition, lang),
  };
}
