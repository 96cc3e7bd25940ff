// Texts of reminders, in the language of the receiving browser.

import type { Lang } from '@tablee/kit';
import { findGame } from '@tablee/registry';

const YOUR_TURN: Readonly<Record<Lang, string>> = {
  fr: 'C’est à toi de jouer.',
  en: 'It’s your turn.',
  de: 'Du bist dran.',
};

/** The game's name is the title; without one, the house's. */
export const reminderText = (game: string, lang: Lang): { title: string; body: string } => ({
  title: findGame(game)?.meta.title[lang] ?? 'Tablée',
  body: YOUR_TURN[lang],
});
