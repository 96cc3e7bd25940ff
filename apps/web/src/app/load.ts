// Loads parts of the site on demand and reloads the page if one fails: lost network, or a file that
// a new release removed. Some browsers cache failed module loads until the page is reloaded.

/**
 * Whether this page came from a reload. Such a page does not reload itself again: no endless loop.
 */
const wasReloaded = (): boolean => {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival === undefined || arrival.type === 'reload';
};

/**
 * Firefox aborts fetches while the player leaves the page; a reload then would cancel the leaving.
 * A download also fires `beforeunload`: then the page stays and offers a button.
 */
let isLeaving = false;
addEventListener('beforeunload', () => (isLeaving = true));
addEventListener('pageshow', () => (isLeaving = false));

/** Whether a reload would find a page, in the service worker's cache or on the server. */
async function canReload(): Promise<boolean> {
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null) return true;
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Reloads the page, or returns false when a reload would lose it (no network). */
export async function reloadPage(): Promise<boolean> {
  const can = await canReload();
  if (can) location.reload();
  return can;
}

/** Loads a part that a whole page needs; if that fails, reloads the page once. */
export async function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (isLeaving || wasReloaded() || !(await reloadPage())) throw error;
    // The page reloads: never settle.
    return new Promise<never>(() => undefined);
  }
}
