// Stores the present beat of each lesson on this device. A lesson that is finished or begun anew is
// forgotten.

import { memory } from '../app/memory.ts';

const keyOf = (game: string): string => `tablee-lesson-${game}`;

/** The first beat where nothing is kept, or where the lesson is not that long any more. */
export function beatKept(game: string, beats: number): number {
  const at = memory.value(keyOf(game));
  return Number.isInteger(at) && (at as number) > 0 && (at as number) < beats ? (at as number) : 0;
}

export function keepBeat(game: string, at: number): void {
  memory.write(keyOf(game), at === 0 ? null : String(at));
}
