// What a plain table is told.

import type { Outcome, Seat, Standing } from '@tablee/kit';
import type { Scene } from '../scene.ts';

export interface PlainTexts {
  readonly players: string;
  /** What one sees of the table. */
  readonly sight: string;
  readonly moves: string;
  /** The places, by what the game counts. */
  readonly standings: (outcome: Outcome) => readonly Standing[];
  /** The result, by the names of all seats, the seats that won, and the viewer's own seat. */
  readonly result: (names: readonly string[], winners: readonly Seat[], me: Seat | null) => string;
}

export type PlainScene = Scene<unknown, unknown, unknown, PlainTexts>;
