// The service worker: keeps the whole site on the device, so that it opens without a network. A new
// version waits until a player agrees. Then pages that are opened or reloaded get the new one, and
// pages that stay open still find the files of the one before it.
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
const PREFIX = 'tablee-';
const CACHE = PREFIX + VERSION;

/** Paths that the server answers itself, even as a page in a tab. */
const SERVER = /^\/(?:api|ws|healthz|readyz|metrics)(?:\/|$)/;

/** Cache that records the serving version: not every cached version was ever accepted. */
const SERVING = 'serving';
const SERVING_KEY = '/version';

/** Records this version as the serving one; returns the cache name of the previous one. */
const takeTurn = async () => {
  const serving = await caches.open(SERVING);
  const before = await (await serving.match(SERVING_KEY))?.text();
  await serving.put(SERVING_KEY, new Response(CACHE));
  return before;
};

/** Deletes caches older than the previous version's. */
const tidyUp = async () => {
  const before = await takeTurn();
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  // Caches are listed in the order they were made: what comes after may be a newer one, under way.
  const older = names.slice(0, names.indexOf(CACHE)).filter((name) => name !== before);
  await Promise.all(older.map((name) => caches.delete(name)));
};

/** A file with a hash in its name is the same in every version that has it. */
const isHashed = (address) => address.startsWith('/assets/');

/** What is kept for an address; an older page may ask for files that only its own version had. */
const findKept = async (address) => {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(address);
  if (kept !== undefined || !isHashed(address)) return kept;
  return caches.match(address);
};

/** Copies a file from an older version's cache; false if there is none, or the cache fails. */
const copy = async (cache, file) => {
  if (!isHashed(file)) return false;
  try {
    const kept = await caches.match(file);
    if (kept !== undefined) await cache.put(file, kept);
    return kept !== undefined;
  } catch {
    return false;
  }
};

/** All or nothing: when one file fails the browser does not install the version, and tries again later. */
const fill = async () => {
  const cache = await caches.open(CACHE);
  const isCopied = await Promise.all(FILES.map((file) => copy(cache, file)));
  const missing = FILES.filter((_, i) => !isCopied[i]);
  // Fetched past the browser's own cache, which may hold an older version of the page.
  await cache.addAll(missing.map((file) => new Request(file, { cache: 'reload' })));
};

self.addEventListener('install', (event) => {
  event.waitUntil(fill());
});

self.addEventListener('activate', (event) => {
  // A leftover cache costs only disk space.
  const tidied = tidyUp().catch(() => undefined);
  event.waitUntil(tidied.then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (SERVER.test(url.pathname)) return;
  // Every page of the site is the same document; a file that is opened by itself is no page.
  const isPage = request.mode === 'navigate' && !url.pathname.startsWith('/assets/');
  const wanted = isPage ? '/' : url.pathname;
  // Cache storage that fails must not make the site unreachable: the network has it, too.
  const found = findKept(wanted).catch(() => undefined);
  event.respondWith(found.then((kept) => kept ?? fetch(request)));
});

/** The content of a push message. Browsers require a notification even for an unreadable one. */
const readCall = (data) => {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
};

/** The path of the table in a push message; an invalid one leads to the shelf. */
const placeOf = (table) => (/^[a-z0-9]{6,40}$/.test(table ?? '') ? `/t/${table}` : '/');

self.addEventListener('push', (event) => {
  const { table, title, body, lang } = readCall(event.data);
  const place = placeOf(table);
  const shown = self.registration.showNotification(title || 'Tablée', {
    body: body || '',
    ...(lang && { lang }),
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    // One notification per table, however many turns have passed.
    tag: place,
    data: { place },
  });
  event.waitUntil(shown);
});

/** A window that shows the table already comes to the front; other games are left in peace. */
const goTo = async (place) => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === place);
  await (there === undefined ? self.clients.openWindow(place) : there.focus());
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data?.place ?? '/'));
});
