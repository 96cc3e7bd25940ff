// What a plain table is told.

import type { Scene } from '../scene.ts';

export interface PlainTexts {
  readonly players: string;
  /** What one sees of the table. */
  readonly sight: string;
  readonly moves: string;
  readonly watching: string;
  won(names: readonly string[]): string;
}

export type PlainScene = Scene<unknown, unknown, unknown, PlainTexts>;
