// New versions of the site: one waits in the background until the player says yes. Nothing is ever
// replaced by itself, least of all in the middle of a game.

/** Where a new version waits, once one does. */
let updated: ServiceWorkerRegistration | null = $state.raw(null);

/** A new version is there; this page still runs the old one. */
export const hasUpdate = (): boolean => updated !== null;

/** Only this page reloads: others go on with what they have, and ask for themselves. */
export function acceptUpdate(): void {
  const waiting = updated?.waiting;
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
      // Some browsers pretend: they resolve, but have nothing to show for it.
      if (registration === undefined) return;
      watch(registration);
      setInterval(() => void registration.update().catch(() => undefined), HOUR_MS);
    },
    () => {
      // Refused, as in some private windows: then the site needs its network.
    },
  );
}
