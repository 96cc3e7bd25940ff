// New versions of the site: one waits in the background until the player says yes. Nothing is ever
// replaced by itself, least of all in the middle of a game.

let waiting: ServiceWorker | null = $state.raw(null);

/** A new version is there and waits for a yes. */
export const hasUpdate = (): boolean => waiting !== null;

export function acceptUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    location.reload();
  });
  waiting?.postMessage('take over');
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The very first worker replaces nothing.
    if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
}

const HOUR_MS = 3_600_000;

/** Call once. Only the built site has a service worker. */
export function followUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker
    .register('/sw.js')
    .then((registration?: ServiceWorkerRegistration) => {
      // Some browsers pretend: they resolve, but have nothing to show for it.
      if (registration === undefined) return;
      watch(registration);
      setInterval(() => void registration.update().catch(() => undefined), HOUR_MS);
    });
}
