// The site's words come in one language, early enough for the first page; one that does not arrive is
// said, on the first page and after a wish for another language.
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';

import { visit, type Visit } from './visit.ts';

/** The files of the shell's languages, as the page names them for boot.js. */
async function wordFiles(site: string): Promise<Readonly<Record<string, string>>> {
  const html = await (await fetch(site)).text();
  return Object.fromEntries(
    [...html.matchAll(/ data-(fr|en|de)="([^"]+)"/g)].map(([, lang, file]) => [lang!, file!]),
  );
}

const shelf = (page: Page) => page.locator('[data-action=play-now]').first();
const langButton = (page: Page, lang: string) => page.locator(`button[lang=${lang}]`);

/** What is lost is complained of by the browser; nothing else may be wrong. */
async function goHome({ errors, close }: Visit): Promise<void> {
  const others = errors.filter((text) => !/net::ERR_|Failed to (?:load|fetch)/.test(text));
  errors.splice(0, errors.length, ...others);
  await close();
}

test('only the language that is spoken is loaded, together with the first scripts', async () => {
  const { page, site, close } = await visit({ lang: 'de' });
  const files = await wordFiles(site);
  expect(Object.keys(files).sort()).toEqual(['de', 'en', 'fr']);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(site);
  await shelf(page).waitFor();
  expect(asked.filter((path) => Object.values(files).includes(path))).toEqual([files['de']]);
  // By boot.js, not only once the site's own scripts have run.
  expect(await page.locator(`head script[src="${files['de']!}"]`).count()).toBe(1);
  await close();
});

test('a visitor who has chosen nothing gets the first language of the browser that there is', async () => {
  const { page, context, site, close } = await visit();
  await context.addInitScript(() => {
    localStorage.clear();
    Object.defineProperty(navigator, 'languages', { value: ['nl-NL', 'de-CH', 'fr'] });
  });
  await page.goto(site);
  await shelf(page).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(await langButton(page, 'de').getAttribute('aria-pressed')).toBe('true');
  await close();
});

describe('words of the first page', () => {
  test('that come late are waited for, by a page that is not taken for an old browser’s', async () => {
    const { page, site, close } = await visit();
    const { en } = await wordFiles(site);
    // Without what boot.js is told, the words come after everything else.
    await page.route(`${site}/`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll(/ data-(?:fr|en|de)="[^"]+"/g, '');
      await route.fulfill({ response: answer, body });
    });
    let arrive = (): void => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(`**${en!}`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(site, { waitUntil: 'load' });
    expect(await page.locator('html[data-begun]').count()).toBe(1);
    expect(await page.locator('#app').count()).toBe(1);
    expect(await page.locator('#old').isVisible()).toBe(false);
    arrive();
    await shelf(page).waitFor();
    await close();
  });

  test('that do not arrive are tried again once, then the page says so and leads on', async () => {
    const visitor = await visit();
    const { page, site } = visitor;
    const { en } = await wordFiles(site);
    let isLost = true;
    let pages = 0;
    page.on('domcontentloaded', () => (pages += 1));
    await page.route(`**${en!}`, (route) => (isLost ? route.abort() : route.continue()));
    await page.goto(site);
    await page.locator('#lost').waitFor();
    expect(pages).toBe(2);
    const said = await page.locator('#lost').innerText();
    for (const start of ['Une partie', 'Part of the site', 'Ein Teil'])
      expect(said).toContain(start);
    expect(await page.locator('#old').isVisible()).toBe(false);
    isLost = false;
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await shelf(page).waitFor();
    await goHome(visitor);
  });
});

test('a language that does not arrive is said, and the page goes on in the one that is there', async () => {
  const visitor = await visit();
  const { page, context, site } = visitor;
  await page.goto(site);
  await shelf(page).waitFor();
  const before = await shelf(page).innerText();
  await context.setOffline(true);
  await langButton(page, 'fr').click();
  const notice = page.locator('[data-missing]');
  await notice.getByRole('button', { name: 'Close' }).click();
  await notice.waitFor({ state: 'detached' });
  expect(await langButton(page, 'en').getAttribute('aria-pressed')).toBe('true');
  expect(await shelf(page).innerText()).toBe(before);
  await context.setOffline(false);
  await langButton(page, 'fr').click();
  await page.locator('html[lang=fr]').waitFor();
  expect(await shelf(page).innerText()).not.toBe(before);
  expect(await notice.count()).toBe(0);
  await goHome(visitor);
});
