// The people of a record as the table shows them: their names, and faces that fit.

import type { ScenePlayer } from '@tablee/ui';
import type { Reel } from './open.ts';

/** Regulars keep the face they have at every table of this house. */
export function playersOf(
  { names, bots }: Pick<Reel, 'names' | 'bots'>,
  unnamed: (number: number) => string,
  faceOf: (name: string) => number | undefined,
): readonly ScenePlayer[] {
  return names.map((name, seat) => ({
    name: name === '' ? unnamed(seat + 1) : name,
    face: faceOf(name) ?? seat,
    isBot: bots[seat] ?? false,
  }));
}
