// Clears everything the site keeps on this device, except the site itself.

import { REVIEWS_NAME } from '../offline/reviews.ts';

const PREFIX = 'tablee';

function clear(storage: () => Storage): void {
  try {
    const kept = storage();
    const names = Array.from({ length: kept.length }, (_, i) => kept.key(i) ?? '');
    for (const name of names) if (name.startsWith(PREFIX)) kept.removeItem(name);
  } catch {
    // What may not be looked at was never written.
  }
}

/** Resolves also while the deletion is blocked: the browser finishes it once this page closes. */
const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess =
        request.onerror =
        request.onblocked =
          () => {
            resolve();
          };
    } catch {
      resolve();
    }
  });

export async function wipe(): Promise<void> {
  clear(() => localStorage);
  clear(() => sessionStorage);
  await Promise.all([deleteDatabase(PREFIX), deleteDatabase(REVIEWS_NAME)]);
}
