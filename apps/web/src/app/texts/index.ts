// The words of the shell in the language of the moment.

import type { ByLang } from '@tablee/kit';
import type { ShellTexts } from './fr.ts';
import { spoken } from './spoken.ts';

/** By `main.ts`, before the first page is drawn. */
export const { open: openShell, say } = spoken<ShellTexts>('shell', {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
});

/** Each language's own name, for the language picker. */
export const LANGUAGE_NAMES: ByLang<string> = { fr: 'Français', en: 'English', de: 'Deutsch' };
