// What a game asks of whoever tries it out: which tables are short, telling or long, and what only
// tests know of it. Simulations, golden games, soaks and attacks all read it.

import type { AnyBackstage } from './backstage.ts';

export interface TrialTable {
  /** For whoever reads what went wrong there. */
  readonly title: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  /** A bell closes what is open to all: whoever sleeps through it has not spoken. */
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
