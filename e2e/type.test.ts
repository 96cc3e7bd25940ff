// Our own type: it comes from the site itself, after the first paint, and moves nothing when it comes.
import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';

import { visit } from './visit.ts';

const boxesOf = (page: Page): Promise<readonly string[]> =>
  page.locator('#app *:not(svg *)').evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  );

const TYPE = /letters[^/]*\.woff2$/;

test.each([
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
])('the shelf stands still when type arrives, $width wide', async (size) => {
  for (const lang of ['fr', 'en', 'de'] as const) {
    const { page, context, site, close } = await visit({ ...size, lang });
    const held: Route[] = [];
    const asked = page.waitForRequest(TYPE);
    await context.route(TYPE, (route) => void held.push(route));
    await page.goto(site, { waitUntil: 'domcontentloaded' });
    await page.waitForSelector('[data-game] img');
    expect(new URL((await asked).url()).origin).toBe(new URL(site).origin);
    const before = await boxesOf(page);
    const arrived = page.waitForResponse(TYPE);
    await Promise.all(held.map((route) => route.continue()));
    await arrived;
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('600 20px Tablee', 'Tablée'))).toBe(true);
    expect(await boxesOf(page), lang).toEqual(before);
    await close();
  }
});

test('digits are equally wide in every weight', async () => {
  const { page, site, close } = await visit();
  await page.goto(site);
  const widths = await page.evaluate(async () => {
    await document.fonts.load('600 100px Tablee', '0123456789');
    const brush = document.createElement('canvas').getContext('2d')!;
    return [500, 600, 700].flatMap((weight) => {
      brush.font = `${weight} 100px Tablee`;
      return Array.from('0123456789', (digit) => Math.round(brush.measureText(digit).width));
    });
  });
  expect(new Set(widths).size).toBe(1);
  await close();
});
