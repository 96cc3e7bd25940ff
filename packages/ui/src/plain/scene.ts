// What a plain table is told.

import type { Seat } from '@tablee/kit';
import type { Scene } from '../scene.ts';

export interface PlainTexts {
  readonly players: string;
  /** What one sees of the table. */
  readonly sight: string;
  readonly moves: string;
  readonly watching: string;
  /** How it ended, by the names of all seats and the seats that won. */
  readonly result: (names: readonly string[], winners: readonly Seat[]) => string;
}

export type PlainScene = Scene<unknown, unknown, unknown, PlainTexts>;
