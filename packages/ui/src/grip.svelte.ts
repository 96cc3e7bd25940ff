// What a hand does to its cards while they stay where they are: one is under the mouse, one follows the
// finger. The hand says it, the layer that draws the cards shows it.

import type { Drop } from './drag.ts';

interface Held {
  readonly key: string;
  /** How far it was carried. */
  readonly x: number;
  readonly y: number;
  readonly drops: readonly Drop[];
  /** Where it would go if it were let go now. */
  readonly over: Drop | undefined;
  /** It was let go and lies there until the table has answered. */
  readonly isLaid: boolean;
}

interface Shift {
  /** A card of the hand stands at the slot `hand:` with its key. */
  readonly slot: string;
  readonly translate: string;
  /** It follows the finger: nothing may lag behind. */
  readonly isCarried: boolean;
}

const slotOf = (key: string): string => `hand:${key}`;

export class Grip {
  held: Held | undefined = $state.raw();
  /** Under the mouse, and how far it rises. */
  hovered: { readonly key: string; readonly rise: number } | undefined = $state.raw();

  readonly shift: Shift | undefined = $derived.by(() => {
    const { held, hovered } = this;
    if (held !== undefined)
      return {
        slot: slotOf(held.key),
        translate: `${held.x}px ${held.y}px`,
        isCarried: !held.isLaid,
      };
    if (hovered === undefined) return undefined;
    return {
      slot: slotOf(hovered.key),
      translate: `0 ${-hovered.rise}px`,
      isCarried: false,
    };
  });
}
