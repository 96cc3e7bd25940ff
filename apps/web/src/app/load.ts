// Parts of the site that are loaded when they are needed. One may not arrive: over a bad line, or
// because a new version has been published and the old file is gone. Browsers may remember that for as
// long as the page lives, so what brings the part in every one of them is a fresh page.

/** A page that came of reloading does not reload by itself: where that did not help, it never ends. */
const wasReloaded = (): boolean => {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival === undefined || arrival.type === 'reload';
};

/**
 * Firefox breaks off what is being fetched when the page is left; a reload then would keep whoever is
 * leaving. It may have been a download after all: then the page stays, and offers a button.
 */
let isLeaving = false;
addEventListener('beforeunload', () => (isLeaving = true));
addEventListener('pageshow', () => (isLeaving = false));

/** Whether a fresh page can be had: kept on the device, or from the server. */
async function canReload(): Promise<boolean> {
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null) return true;
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Without a network the page would be lost, too: then it stays, and false says so. */
export async function reloadPage(): Promise<boolean> {
  const can = await canReload();
  if (can) location.reload();
  return can;
}

/** For what a whole page needs: where it does not arrive, the page is loaded anew, once by itself. */
export async function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (isLeaving || wasReloaded() || !(await reloadPage())) throw error;
    // The fresh page is on its way.
    return new Promise<never>(() => undefined);
  }
}
