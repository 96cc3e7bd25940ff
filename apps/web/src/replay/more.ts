// What may stand around a film: more to read about it, and a better track to wind it by.

import type { Snippet } from 'svelte';

export interface More {
  readonly label: string;
  /** Is told how to lead to a moment of the game, and how to play on from this one where that can be done. */
  readonly panel: Snippet<[lead: (position: number) => void, playOn: (() => void) | undefined]>;
  /** One line above the controls, where the panel has no room; is told how to open it. */
  readonly line: Snippet<[open: () => void]>;
  readonly track: Snippet;
  /** Where it is a sheet, whether one begins with it open. */
  readonly isFirst: boolean;
}
