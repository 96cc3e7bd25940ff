// Declares what a game gives its tests: tables to play, and the parts that only tests know.
// Simulations, golden games, soaks and attacks all read it.

import type { AnyBackstage } from './backstage.ts';

export interface TrialTable {
  /** Names the table in a failure. */
  readonly title: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  /** A bell closes open windows; a seat without a call by then stays silent. */
  readonly hasBell?: boolean;
  /** Too long to be played by the thousand. */
  readonly isLong?: boolean;
  /** Names something that only `prepare` makes known: no server has it. */
  readonly isPrepared?: boolean;
}

export interface Trial {
  /** Its id. */
  readonly game: string;
  readonly backstage: AnyBackstage;
  /** Makes known what its tables name, a deck for short games, say. */
  prepare?(): void;
  readonly tables: readonly TrialTable[];
  /** A move that can be written and is never legal. */
  readonly never: string;
  /** Where telling games are searched for, in how many games, and how long one may be. */
  readonly golden: {
    readonly tables: readonly Pick<TrialTable, 'seats' | 'options'>[];
    readonly games: number;
    readonly stepsMax: number;
  };
}
