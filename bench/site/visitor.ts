// Opens a page as on a phone four times slower than this machine: a fresh browser context without a
// service worker. Counts its requests.
import { gzipSync } from 'node:zlib';

import type { Browser, BrowserContext, Page } from 'playwright';

import { sum } from '../numbers.ts';
import { prepareWindow } from './inside.ts';

export const THROTTLE = 4;

/** A page, and every address that was asked for by it. */
interface Visit {
  readonly page: Page;
  readonly urls: readonly string[];
}

export type Open = () => Promise<Visit>;

export const SIZE = { width: 390, height: 844 };

/** Every file is the same for all visitors: asked for once, by its address. */
const sizes = new Map<string, number>();

const sizeOf = async (url: string): Promise<number> => {
  const known = sizes.get(url);
  if (known !== undefined) return known;
  const body = Buffer.from(await (await fetch(url)).arrayBuffer());
  const { length } = gzipSync(body, { level: 9 });
  sizes.set(url, length);
  return length;
};

const isProgram = (url: string): boolean => /\.(?:js|css)$/.test(new URL(url).pathname);

/** JS and CSS of some requests, as gzip would send them; nothing is counted twice. */
export const programBytes = async (urls: readonly string[]): Promise<number> =>
  sum(await Promise.all([...new Set(urls.filter(isProgram))].map(sizeOf)));

const openPage = async (context: BrowserContext): Promise<Visit> => {
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.clearBrowserCache');
  await wire.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http')) urls.push(request.url());
  });
  return { page, urls };
};

/**
 * A new visitor. `settings` are the site's own, as it keeps them. A visitor may open several pages,
 * one after the other; each starts with nothing in the cache.
 */
export async function visit<T>(
  browser: Browser,
  settings: object | undefined,
  work: (open: Open) => Promise<T>,
): Promise<T> {
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
export const settle = async (page: Page, urls: readonly string[]): Promise<void> => {
  for (let before = -1; before !== urls.length;) {
    before = urls.length;
    await page.waitForTimeout(QUIET_MS);
  }
};

/** A finger on the middle of the first such element. */
export const tap = async (page: Page, selector: string): Promise<void> => {
  const target = page.locator(selector).first();
  // Boxes may stand below the fold.
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`nothing to press: ${selector}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
};
