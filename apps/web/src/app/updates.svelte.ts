// Lets a new version of the site wait until the player accepts it. A page never updates during a
// game; before the first card it may call `renew`.

/** Where a new version waits, once one does. */
let updated: ServiceWorkerRegistration | null = $state.raw(null);

/** A new version is there; this page still runs the old one. */
export const hasUpdate = (): boolean => updated !== null;

/** Only this page reloads: others go on with what they have, and ask for themselves. */
export const acceptUpdate = (): void => {
  takeOver(updated?.waiting);
};

/** How long a page waits for the files of a new version. */
const RENEW_MS = 20_000;

/** Loads this page anew with the newest version that the server has, where that is still wanted then. */
export async function renew(isWanted: () => boolean): Promise<void> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, RENEW_MS, undefined));
  const waiting = await Promise.race([newest().catch(() => undefined), late]);
  if (isWanted()) takeOver(waiting);
}

/** The new version, once all of it is on the device. */
async function newest(): Promise<ServiceWorker | null | undefined> {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
  const { installing } = registration ?? {};
  if (installing)
    await new Promise((resolve) => installing.addEventListener('statechange', resolve));
  return registration?.waiting;
}

function takeOver(waiting: ServiceWorker | null | undefined): void {
  if (!waiting) {
    // Another page has said yes before: the new version serves already.
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  waiting.postMessage('take over');
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The very first worker replaces nothing.
    if (registration.waiting && navigator.serviceWorker.controller) updated = registration;
  };
  look();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
}

const HOUR_MS = 3_600_000;

/** Call once. Only the built site has a service worker. */
export function followUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').then(
    (registration?: ServiceWorkerRegistration) => {
      // Some browsers resolve without a registration.
      if (registration === undefined) return;
      watch(registration);
      setInterval(() => void registration.update().catch(() => undefined), HOUR_MS);
    },
    () => {
      // Refused, as in some private windows: then the site needs its network.
    },
  );
}
