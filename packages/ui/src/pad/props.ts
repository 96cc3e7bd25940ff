// What a game's pad for a real table gets from the page it stands on.

import type { Lang } from '@tablee/kit';

/** What the device keeps for one pad between two visits. */
export interface PadMemory {
  /** Null where nothing is kept, or nothing can be. */
  read(): string | null;
  /** False where the device does not keep it. */
  write(text: string | null): boolean;
}

/** What every pad says. */
export interface PadWords {
  readonly close: string;
  readonly undo: string;
  readonly noStorage: string;
  readonly names: {
    readonly heading: string;
    readonly add: string;
    readonly same: string;
    /** How somebody without a name is called. */
    player(place: number): string;
    label(place: number): string;
    remove(name: string): string;
  };
  readonly share: {
    readonly heading: string;
    readonly picture: string;
    readonly sendLink: string;
    readonly linkLabel: string;
    readonly download: string;
    readonly link: string;
    readonly copied: string;
    readonly failed: string;
    readonly alt: string;
  };
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
  /** How the person at this device is called; empty where nobody has said. */
  readonly owner: string;
  /** Where the game's rules are read; with `#` and an id behind it, one of them. */
  readonly rulesPage: string;
  readonly words: PadWords;
  /** Strengthened colours, in which a suit cannot be called by its usual one. */
  readonly aids: boolean;
  readonly memory: PadMemory;
  /** What time it is, in milliseconds. */
  readonly now: () => number;
}
