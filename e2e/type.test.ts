// Our own type: it lies in the style sheet, so it is there at the first paint, and nothing moves.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { visit } from './visit.ts';

const boxesOf = (page: Page): Promise<readonly string[]> =>
  page.locator('#app *:not(svg *)').evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  );

/** As wide as letters are that no type of ours draws. */
const widthIn = (page: Page, family: string): Promise<number> =>
  page.evaluate((name) => {
    const brush = document.createElement('canvas').getContext('2d')!;
    brush.font = `600 100px ${name}`;
    return brush.measureText('Tablée').width;
  }, family);

test.each([
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
])('the shelf is drawn in our type at once and stands still, $width wide', async (size) => {
  for (const lang of ['fr', 'en', 'de'] as const) {
    const { page, context, site, close } = await visit({ ...size, lang });
    const asked: string[] = [];
    await context.route(/\.woff2$/, (route) => void asked.push(route.request().url()));
    await page.goto(site, { waitUntil: 'domcontentloaded' });
    await page.waitForSelector('[data-game] img');
    const before = await boxesOf(page);
    expect(await widthIn(page, 'Tablee, monospace')).not.toBe(await widthIn(page, 'monospace'));
    await page.evaluate(() => document.fonts.ready);
    expect(await boxesOf(page), lang).toEqual(before);
    expect(asked, 'no letters are fetched by themselves').toEqual([]);
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
