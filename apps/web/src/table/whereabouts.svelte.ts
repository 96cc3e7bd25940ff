// Tracks the places of elements on the page, by selector, for rings and panels drawn over them.

import type { Rect } from '@tablee/ui';
import { seenIn } from '@tablee/ui/seen.ts';

/** Measures in every frame, because cards move and screens turn. Call during component setup. */
export function whereabouts(spots: () => readonly string[]): () => readonly Rect[] {
  let found: readonly Rect[] = $state.raw([]);
  $effect(() => {
    let frame = 0;
    const look = (): void => {
      const page = document.querySelector('main')!;
      const now = spots().flatMap((spot) => {
        const one = document.querySelector(spot);
        const place = one === null ? undefined : seenIn(page, one);
        return place === undefined || place.width === 0 ? [] : [place];
      });
      if (JSON.stringify(now) !== JSON.stringify(found)) found = now;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  });
  return () => found;
}
