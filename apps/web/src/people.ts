// The regulars of the house: who the bots are called, and which picture they have.

import type { Player } from '@tablee/wire';

/** Names that are at home in all three languages. */
const REGULARS = ['Odette', 'Basile', 'Rosa', 'Anton', 'Mila', 'Felix', 'Clara', 'Oscar'] as const;

/** Avatars from this one on belong to the regulars. */
const FIRST_FACE = 2;

/** The picture of somebody by name; strangers get the first. */
export const faceOf = (name: string): number =>
  FIRST_FACE + Math.max(0, (REGULARS as readonly string[]).indexOf(name));

/** So many bots of a level, none of them called like somebody who is already there. */
export function regulars(count: number, bot: string, taken: readonly string[]): Player[] {
  const used = new Set(taken.map((name) => name.trim().toLowerCase()));
  return REGULARS.map((name, i): Player => ({ kind: 'bot', name, face: FIRST_FACE + i, bot }))
    .filter(({ name }) => !used.has(name.toLowerCase()))
    .slice(0, count);
}
