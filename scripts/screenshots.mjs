// Takes the pictures of the README from the built site: the shelf and the tables, as a visitor sees
// them, in a size that a repository can carry.
import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { chromium } from 'playwright';

import { CHROMIUM_FLAGS, ensureChromium } from './chromium.mjs';
import { serve } from './serve.mjs';
import { buildSite, ROOT, setUp } from './setup.mjs';

const FOLDER = path.join(ROOT, 'docs', 'pictures');
const QUALITY = 50;
/** A player who always takes the first card, until there is something to see. */
const MOVES = 9;

const settingsOf = (lang, theme) =>
  JSON.stringify({ lang, theme, name: 'Beate', face: 1, pace: 'instant', motion: 'still' });

const isAsked = () => document.querySelector('[data-live=assertive]')?.textContent !== '';

const playSome = async (page) => {
  for (let i = 0; i < MOVES; i++) {
    await page.waitForFunction(isAsked);
    const target = page.locator('[data-take].legal, [role=option]').nth(i % 2);
    await target.click();
    await target.click().catch(() => undefined);
    await page.waitForTimeout(250);
  }
  await page.waitForTimeout(600);
};

const bidSome = async (page) => {
  for (let i = 0; i < 2 * MOVES; i++) {
    await page.waitForFunction(isAsked);
    const raise = page.locator('[data-action="bid+1"], [data-action=fist], [data-action=show]');
    if (i > MOVES && (await raise.count()) > 0) break;
    const any = page.locator(
      '[data-action=start], [data-action=lay], [data-action="bid+1"], [data-action=fist], [data-action=done], [data-action=pass]',
    );
    if ((await page.locator('[data-phase=challenge]').count()) > 0) {
      await page.locator('[role=option]').first().click();
      await page.locator('[data-action=show]').click();
    } else await any.first().click();
    await page.waitForTimeout(300);
  }
  await page.waitForTimeout(600);
};

const PICTURES = [
  { name: 'shelf', width: 1280, height: 800, lang: 'fr', theme: 'light' },
  { name: 'beans', width: 390, height: 844, lang: 'fr', theme: 'light', game: 'nicht-die-bohne', play: playSome },
  { name: 'chocolate', width: 390, height: 844, lang: 'en', theme: 'dark', game: 'pas-de-bras', play: playSome },
  { name: 'chicory', width: 1280, height: 800, lang: 'de', theme: 'light', game: 'chicoree', play: bidSome },
]; // prettier-ignore

setUp();
buildSite();
mkdirSync(FOLDER, { recursive: true });
const site = await serve();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
for (const { name, width, height, lang, theme, game, play } of PICTURES) {
  const context = await browser.newContext({
    viewport: { width, height },
    serviceWorkers: 'block',
  });
  await context.addInitScript(
    (kept) => localStorage.setItem('tablee-settings', kept),
    settingsOf(lang, theme),
  );
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${site.port}/`);
  await page.waitForLoadState('networkidle');
  if (game !== undefined) {
    await page.locator(`[data-game=${game}] [data-action=play-now]`).click();
    await play(page);
  }
  const file = path.join(FOLDER, `${name}.jpg`);
  await page.screenshot({ path: file, type: 'jpeg', quality: QUALITY });
  console.log(path.relative(ROOT, file));
  await context.close();
}
await browser.close();
await site.close();
