// The names on a pad: how they are stored, and the default names of unnamed players.

import type { PadWords } from './texts/fr.ts';

export const NAME_MAX = 20;

export const isName = (name: string): boolean =>
  name.length <= NAME_MAX && name === name.trim() && !/\p{Cc}|\p{Cs}/u.test(name);

/** A typed name as a pad keeps it. */
export const cleanName = (typed: string): string =>
  Array.from(typed.replace(/\p{Cc}|\p{Cs}/gu, '').trim())
    .reduce((name, sign) => (name.length + sign.length <= NAME_MAX ? name + sign : name), '')
    .trim();

/** An empty name is shown as the place at the table. */
export const shownNames = (names: readonly string[], words: PadWords): string[] =>
  names.map((name, i) => (name === '' ? words.names.player(i + 1) : name));
