// What stands in the room of a table beside the game. Pages fill it: one of a table on this device, of a table
// online, of a lesson.

import type { Snippet } from 'svelte';
import type { TableKey } from './keys.ts';

export interface RoomParts {
  /** Instead of the game's name in the window's title. */
  readonly windowTitle?: string | undefined;
  /** What is played, if it is more than the game. */
  readonly name?: string | undefined;
  /** Where leaving is more than a way to the shelf. */
  readonly leave?: { readonly act: () => void; readonly label?: string } | undefined;
  /** In the bar; `isDocked`: the log lies beside the table. */
  readonly tools?: Snippet<[isDocked: boolean]>;
  /** Below the log, where that lies beside the table; without it the log has all the room. */
  readonly dock?: Snippet | undefined;
  /** Over the table. */
  readonly over?: Snippet;
  /** How high a note below the bar of a narrow screen is, or 0: the table makes room for it. */
  readonly noticeTall?: number;
  readonly menu: Snippet<[close: () => void, showKeys: () => void]>;
  /** The game was ended before its end. */
  readonly isEnded?: boolean;
  /** Over the table at the end; absent where something else speaks of it. */
  readonly ending?: Snippet<[hide: () => void]>;
  readonly keys?: readonly TableKey[];
  /** Speaks in the bar's place, and instead of everything else that is said. */
  readonly voice?: {
    readonly head: Snippet<[width: number]>;
    readonly tallAt: (width: number) => number;
    /** What it says now. */
    readonly words: string | undefined;
  };
}
