// A visitor on a phone that is four times slower than this machine: a fresh browser context without a
// service worker, whose requests are counted.
import { gzipSync } from 'node:zlib';

import { prepareWindow } from './inside.mjs';

export const THROTTLE = 4;
export const SIZE = { width: 390, height: 844 };

/** Every file is the same for all visitors: asked for once, by its address. */
const sizes = new Map();

const sizeOf = async (url) => {
  if (!sizes.has(url)) {
    const body = Buffer.from(await (await fetch(url)).arrayBuffer());
    sizes.set(url, gzipSync(body, { level: 9 }).length);
  }
  return sizes.get(url);
};

const isProgram = (url) => /\.(?:js|css)$/.test(new URL(url).pathname);

/** JS and CSS of some requests, as gzip would send them; nothing is counted twice. */
export const programBytes = async (urls) => {
  const found = await Promise.all([...new Set(urls.filter(isProgram))].map(sizeOf));
  return found.reduce((sum, size) => sum + size, 0);
};

const openPage = async (context) => {
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.clearBrowserCache');
  await wire.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const urls = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http')) urls.push(request.url());
  });
  return { page, urls };
};

/**
 * A new visitor. `settings` are the site's own, as it keeps them. A visitor may open several pages,
 * one after the other; each starts with nothing in the cache.
 */
export async function visit(browser, settings, work) {
  const context = await browser.newContext({
    viewport: SIZE,
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
    serviceWorkers: 'block',
  });
  await context.addInitScript(prepareWindow);
  if (settings !== undefined)
    await context.addInitScript((kept) => {
      if (location.protocol.startsWith('http'))
        localStorage.setItem('tablee-settings', JSON.stringify(kept));
    }, settings);
  try {
    return await work(() => openPage(context));
  } finally {
    await context.close();
  }
}

const QUIET_MS = 1000;

/** Waits until nothing has been asked for in a while; a browser's own idle comes once a document only. */
export const settle = async (page, urls) => {
  for (let before = -1; before !== urls.length;) {
    before = urls.length;
    await page.waitForTimeout(QUIET_MS);
  }
};

/** A finger on the middle of the first such element. */
export const tap = async (page, selector) => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`nothing to press: ${selector}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
};
