// What a game's pad for a real table gets from the page it stands on.

import type { Lang } from '@tablee/kit';

/** What the device keeps for one pad between two visits. */
export interface PadMemory {
  /** Null where nothing is kept, or nothing can be. */
  read(): string | null;
  /** False where the device does not keep it. */
  write(text: string | null): boolean;
}

/** A sheet drawn as an SVG that needs nothing else. */
export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

export interface PadProps {
  readonly game: string;
  /** What the box is called. */
  readonly title: string;
  readonly lang: Lang;
  /** The name of the person at this device; empty where it is unknown. */
  readonly owner: string;
  /** Where the game's rules are read; with `#` and an id behind it, one of them. */
  readonly rulesPage: string;
  /** Strengthened colours, in which a suit cannot be called by its usual one. */
  readonly aids: boolean;
  readonly memory: PadMemory;
  /** What time it is, in milliseconds. */
  readonly now: () => number;
}
