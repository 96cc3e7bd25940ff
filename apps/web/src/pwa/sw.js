// The service worker: keeps the whole site on the device, so that it opens without a network. A new
// version waits until a player agrees. Then pages that are opened or reloaded get the new one, and
// pages that stay open still find the files of the one before it.
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
const PREFIX = 'tablee-';
const CACHE = PREFIX + VERSION;

/** Remembers which version was the last to serve: not each one that is kept was ever agreed to. */
const SERVING = 'serving';
const SERVING_KEY = '/version';

/** Notes that this version serves now, and tells the name of the cache that did until now. */
const takeTurn = async () => {
  const serving = await caches.open(SERVING);
  const before = await (await serving.match(SERVING_KEY))?.text();
  await serving.put(SERVING_KEY, new Response(CACHE));
  return before;
};

/** Forgets what is older than the version before this one. */
const tidyUp = async () => {
  const before = await takeTurn();
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  // Caches are listed in the order they were made: what comes after may be a newer one, under way.
  const older = names.slice(0, names.indexOf(CACHE)).filter((name) => name !== before);
  await Promise.all(older.map((name) => caches.delete(name)));
};

/** What is kept for an address; an older page may ask for files that only its own version had. */
const findKept = async (address) => {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(address);
  if (kept !== undefined || !address.startsWith('/assets/')) return kept;
  // Their names carry a hash: whichever cache has the file, it is the right one.
  return caches.match(address);
};

self.addEventListener('install', (event) => {
  // Fetched past the browser's own cache: what is kept is what the server has now. All or nothing:
  // when one file fails the version is not installed, and the browser tries again another time.
  const requests = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(tidyUp().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/api/')) return;
  // Every page of the site is the same document.
  const wanted = request.mode === 'navigate' ? '/' : url.pathname;
  event.respondWith(findKept(wanted).then((kept) => kept ?? fetch(request)));
});
