// How the people of an online table show in its scene and in its log.

import type { Component } from 'svelte';
import type { Seat } from '@tablee/kit';
import type { Note } from '@tablee/wire';

/** Something about the people, for the log; `replaced`: with another device, `by` the word of a player. */
export type Telling =
  | Note
  | {
      readonly kind: 'replaced';
      readonly step: number;
      readonly seat: Seat;
      readonly by: Seat;
    };

export interface Guise {
  /** Beside the names. */
  readonly SeatMark: Component<{ seat: Seat }>;
  /** What a screen reader says beside a name. */
  readonly noteOn: (seat: Seat) => string | undefined;
  /** Something about the people, as a line of the log. */
  readonly say: (note: Telling) => string;
  readonly notes: readonly Telling[];
}
