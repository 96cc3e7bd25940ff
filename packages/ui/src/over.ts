// What lies over a page is closed by the browser's Back, and the page stays: Back uses up a spare entry
// of the history. It is left there for the next sheet, and with none Back goes on to where it meant to.

import { tick } from 'svelte';

/** In the order they came. */
const open = new Set<() => void>();

const here = (): string => location.pathname + location.hash;
const isSpare = (): boolean => history.state === 'spare';
/** Where one is on a spare entry. */
let spareAt: string | undefined;

function lay(): void {
  if (open.size === 0 || isSpare()) return;
  history.pushState('spare', '');
  spareAt = here();
}

function goBack(): void {
  const isUsedUp = spareAt === here() && !isSpare();
  spareAt = isSpare() ? here() : undefined;
  if (!isUsedUp) return;
  const close = [...open].at(-1);
  if (close === undefined) history.back();
  else {
    close();
    // There may be more below, and some ask before they go.
    void tick().then(lay);
  }
}

/** Call once, as soon as there is a page: it may have been loaded anew on a spare entry. */
export function followBack(): void {
  spareAt = isSpare() ? here() : undefined;
  addEventListener('popstate', goBack);
}

/** Call when something comes to lie over the page, and the result when it is gone. */
export function layOver(close: () => void): () => void {
  open.add(close);
  lay();
  return () => {
    open.delete(close);
  };
}
