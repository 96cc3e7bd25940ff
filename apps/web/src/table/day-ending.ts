// What the deal of the day adds to the end of a game: how one did, and the way on. A table knows nothing of
// days; the site says how it is loaded, which alone knows all its parts.

import type { Component } from 'svelte';

export interface DayEnding {
  readonly default: Component<{ game: string; day: string; isWay?: boolean }>;
}

export const dayEnding = {
  load: (): Promise<DayEnding> => Promise.reject(new Error('nobody has said how')),
};
