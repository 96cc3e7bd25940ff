// What every table says in the language of the moment.

import { spoken } from '../../app/texts/spoken.ts';
import type { TableTexts } from './fr.ts';

/** Together with a game, before its table is drawn. */
export const { open: openTableWords, say: sayAtTable } = spoken<TableTexts>('table', {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
});
