// The regulars of the house: who the bots are called, and which picture they have.

import { FIRST_FACE, type Level } from '@tablee/bots';
import type { Player } from '@tablee/wire';

/** Names that are at home in all three languages. */
const REGULARS = ['Odette', 'Basile', 'Rosa', 'Anton', 'Mila', 'Felix', 'Clara', 'Oscar'] as const;

/** How well a regular plays where nothing else is said. */
export const USUAL: Level = 'habitue';

/** The picture of somebody by name; strangers get the first. */
export const faceOf = (name: string): number =>
  FIRST_FACE + Math.max(0, (REGULARS as readonly string[]).indexOf(name));

/** The regular with a picture. */
export const regularWith = (face: number, bot: string): Player => ({
  ...{ kind: 'bot', face, bot },
  name: REGULARS[(face - FIRST_FACE) % REGULARS.length]!,
});

/** People around one device; their pictures follow from where they sit. */
export const peopleNamed = (names: readonly string[]): Player[] =>
  names.map((name, face) => ({ kind: 'person', name, face }));

/** So many bots of a level, none of them called or looking like somebody who is already there. */
export function regulars(count: number, bot: string, people: readonly Player[]): Player[] {
  const names = new Set(people.map(({ name }) => name.trim().toLowerCase()));
  const faces = new Set(people.map(({ face }) => face));
  const all = REGULARS.map((name): Player => ({ kind: 'bot', name, face: faceOf(name), bot }));
  const strangers = all.filter(({ name }) => !names.has(name.toLowerCase()));
  const unlike = strangers.filter(({ face }) => !faces.has(face));
  return [...unlike, ...strangers.filter(({ face }) => faces.has(face))].slice(0, count);
}
