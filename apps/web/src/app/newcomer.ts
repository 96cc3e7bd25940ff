// Whether the player of this device is new here: until a lesson or a game was done, lessons come first.

import { memory } from './memory.ts';

const KEY = 'tablee-played';

export const isNewcomer = (): boolean => memory.read(KEY) === null;

/** A lesson or a game came to its end. */
export function noteDone(): void {
  memory.write(KEY, '1');
}
