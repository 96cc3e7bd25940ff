// What an online table adds to the room around it. The room only keeps the places; what stands in
// them is loaded with the online part and never by an offline table.

import type { Component, Snippet } from 'svelte';
import type { Seat } from '@tablee/kit';
import type { Note } from '@tablee/wire';

export interface RoomExtras {
  /** Instead of the game's name in the window's title. */
  readonly title: string | undefined;
  /** In the bar; `isDocked`: the talk has a place of its own beside the table. */
  readonly tools: Snippet<[isDocked: boolean]>;
  /** Below the log, where that lies beside the table; without it the log has all the room. */
  readonly dock: Snippet | undefined;
  /** Over the table. */
  readonly over: Snippet;
  /** How high a note below the bar of a narrow screen is, or 0: the table makes room for it. */
  readonly noticeTall: number;
  readonly menu: Snippet<[close: () => void, showKeys: () => void]>;
  /** Also for a game that was ended before its end. */
  readonly isEnded: boolean;
  readonly ending: Snippet<[hide: () => void]>;
  /** Where leaving is a question; otherwise the way back to the shelf is a link. */
  readonly leave: (() => void) | undefined;
  /** What the key for talk does, and how that is said; undefined where nobody talks. */
  readonly talk: { readonly open: () => void; readonly does: string } | undefined;
}

/** Something about the people, for the log; `replaced`: with another device, `by` the word of a player. */
export type Telling =
  | Note
  | {
      readonly kind: 'replaced';
      readonly step: number;
      readonly seat: Seat;
      readonly by: Seat;
    };

/** How the people of an online table show in the scene and in the log. */
export interface Guise {
  /** Beside the names. */
  readonly SeatMark: Component<{ seat: Seat }>;
  /** What a screen reader says beside a name. */
  readonly noteOn: (seat: Seat) => string | undefined;
  /** Something about the people, as a line of the log. */
  readonly say: (note: Telling) => string;
  readonly notes: readonly Telling[];
}
