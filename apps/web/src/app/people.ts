// Names the bots and gives each a picture.

import { FIRST_FACE, type Level } from '@tablee/bots';
import type { Player } from '@tablee/wire';

/** Names that work in all three languages. */
const REGULARS = ['Odette', 'Basile', 'Rosa', 'Anton', 'Mila', 'Felix', 'Clara', 'Oscar'] as const;

/** A bot's default level. */
export const USUAL: Level = 'habitue';

/** The picture for a name; an unknown name gets the first. */
export const faceOf = (name: string): number =>
  FIRST_FACE + Math.max(0, (REGULARS as readonly string[]).indexOf(name));

/** The bot with this picture. */
export const regularWith = (face: number, bot: string): Player => ({
  ...{ kind: 'bot', face, bot },
  name: REGULARS[(face - FIRST_FACE) % REGULARS.length]!,
});

/** The players around one shared device; the seat determines the picture. */
export const peopleNamed = (names: readonly string[]): Player[] =>
  names.map((name, face) => ({ kind: 'person', name, face }));

/** Creates `count` bots of a level, with names and pictures that no other player here has. */
export function regulars(count: number, bot: string, people: readonly Player[]): Player[] {
  const names = new Set(people.map(({ name }) => name.trim().toLowerCase()));
  const faces = new Set(people.map(({ face }) => face));
  const all = REGULARS.map((name): Player => ({ kind: 'bot', name, face: faceOf(name), bot }));
  const strangers = all.filter(({ name }) => !names.has(name.toLowerCase()));
  const unlike = strangers.filter(({ face }) => !faces.has(face));
  return [...unlike, ...strangers.filter(({ face }) => faces.has(face))].slice(0, count);
}
