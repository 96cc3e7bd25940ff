// Measures how long the page takes to show content, and the bytes sent for it.
import type { Browser, Page } from 'playwright';

import type { AddMeasured, Measured } from './ledger.ts';
import { programBytes, settle, tap, visit } from './visitor.ts';
import type { Open } from './visitor.ts';

/** The first card one waits for: of the hand, where a game begins with one. */
const FIRST_CARD: Readonly<Record<string, string>> = {
  'nicht-die-bohne': '[data-slot^="hand"]',
  'pas-de-bras': '[data-slot^="hand"]',
  chicoree: '[data-slot]',
};
export const GAMES = Object.keys(FIRST_CARD);

const PATIENCE_MS = 60_000;

const firstPaint = (): number =>
  performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;

const firstSeen = async (page: Page, selector: string): Promise<number> => {
  const seen = await page.evaluate(([one, patience]) => window.bench.firstSeen(one, patience), [
    selector,
    PATIENCE_MS,
  ] as const);
  if (seen === undefined) throw new Error(`never seen on ${page.url()}: ${selector}`);
  return seen;
};

interface Loaded {
  readonly page: Page;
  readonly urls: readonly string[];
  readonly measured: { readonly paint: number; readonly seen: number; readonly requests: number };
}

/** Opens an address; times are from the start of the navigation. */
const load = async (open: Open, url: string, selector: string): Promise<Loaded> => {
  const { page, urls } = await open();
  await page.goto(url, { waitUntil: 'commit' });
  const ready = await firstSeen(page, selector);
  await settle(page, urls);
  const paint = await page.evaluate(firstPaint);
  // What stands ready before the first paint is seen with it.
  const seen = Math.max(ready, paint);
  return { page, urls, measured: { paint, seen, requests: urls.length } };
};

/** The shelf, then a table by its button, then the same table by its address. */
const loadGame = (
  browser: Browser,
  site: string,
  game: string,
): Promise<Record<'shelf' | 'table', Measured>> =>
  visit(browser, undefined, async (open) => {
    const shelf = await load(open, site, '[data-game] img');
    const shelfBytes = await programBytes(shelf.urls);
    const { page, urls } = shelf;
    await tap(page, `[data-game="${game}"] [data-action="play-now"]`);
    const seen = await firstSeen(page, FIRST_CARD[game]!);
    const pressed = await page.evaluate(() => window.bench.pressed!);
    await settle(page, urls);
    const more = {
      pressToCard: seen - pressed,
      requestsMore: urls.length - shelf.measured.requests,
      bytesMore: (await programBytes(urls)) - shelfBytes,
    };
    const address = page.url();
    await page.close();
    const table = await load(open, address, FIRST_CARD[game]!);
    return {
      shelf: { ...shelf.measured, bytes: shelfBytes },
      table: { ...table.measured, bytes: await programBytes(table.urls), ...more },
    };
  });

/** One pass over everything, in turns; what was measured is added under its name. */
export async function loadAll(browser: Browser, site: string, add: AddMeasured): Promise<void> {
  for (const game of GAMES) {
    const { shelf, table } = await loadGame(browser, site, game);
    add('shelf', shelf);
    add(game, table);
  }
}
