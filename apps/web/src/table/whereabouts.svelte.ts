// Where things stand on the page, by selectors, for what is drawn around or over them.

import type { Rect } from '@tablee/ui';
import { seenIn } from '@tablee/ui/seen.ts';

/** Cards move and screens turn: what is found is looked for in every frame. Call while a component is made. */
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
