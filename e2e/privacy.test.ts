// What is kept about people, and for how long, is said on a page of its own that the shelf leads to.
import { expect, test } from 'vitest';

import { violations } from './axe.ts';
import { visit } from './visit.ts';

test('the shelf leads there, and the periods are those of this server', async () => {
  const { page, site, close } = await visit({ lang: 'fr' });
  await page.goto(site);
  await page.locator('footer [data-action=privacy]').click();
  const periods = page.locator('[data-part=periods]');
  await periods.waitFor();
  expect(await page.locator('main h1').innerText()).toBe('Ce que nous gardons sur toi');
  expect(await periods.innerText()).toMatch(/paroles\s:\s365\sjours/);
  expect(await periods.innerText()).toMatch(/jamais commencé\s:\s1\sjour, ou 30/);
  expect(await violations(page)).toEqual([]);
  await close();
});
