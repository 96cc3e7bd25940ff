// The pads for people with the real box: what is written stays, goes away as a link, and is played on by
// the rules.
import { describe, expect, test } from 'vitest';

import { inspect } from './inspect.ts';
import { visit } from './visit.ts';

describe('a pad', () => {
  test('keeps what is written, takes it back, and goes away as a link', async () => {
    const { page, site, close } = await visit();
    const totals = () => page.locator('td.total').allTextContents();
    await page.goto(`${site}/pad/nicht-die-bohne`);
    await page.getByRole('button', { name: 'Open the pad' }).click();
    await page.locator('td.total').first().waitFor();
    expect(await inspect(page, 'page')).toEqual([]);
    await page.locator('.cell').first().click();
    await page.locator('dialog').waitFor();
    expect(await inspect(page, 'page')).toEqual([]);
    for (const name of ['Green 7', 'Green ×2']) await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    expect(await totals()).toEqual(['14', '0', '0']);
    await page.reload();
    await page.locator('td.total').first().waitFor();
    expect(await totals()).toEqual(['14', '0', '0']);
    await page.getByRole('button', { name: 'Share' }).click();
    const link = await page.getByLabel('The link').inputValue();
    await close();

    const other = await visit({ lang: 'de' });
    await other.page.goto(link);
    await other.page.getByRole('button', { name: 'Dieses Blatt speichern' }).click();
    // The longest word for a total keeps off the lines of its box.
    const margin = await other.page.locator('tfoot th').evaluate((box) => {
      const words = document.createRange();
      words.selectNodeContents(box);
      return words.getBoundingClientRect().left - box.getBoundingClientRect().left;
    });
    expect(margin).toBeGreaterThan(5);
    await other.page.locator('.cell').first().click();
    await other.page.getByRole('button', { name: 'Feld leeren' }).click();
    await other.page.keyboard.press('Escape');
    await other.page.getByRole('button', { name: 'Rückgängig' }).click();
    expect(await other.page.locator('td.total').allTextContents()).toEqual(['14', '0', '0']);
    await other.close();
  });

  test('lets every player pay, and only an insolvent player go bankrupt', async () => {
    const { page, site, close } = await visit();
    const tokens = () => page.locator('output[aria-label=tokens]').allTextContents();
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await page.goto(`${site}/pad/chicoree`);
    await press('Start');
    await page.locator('.summary').nth(1).click();
    await press('Egypt (4)');
    await press('+ Shops');
    for (let i = 0; i < 12; i++) await press('1 token less for Player 3');
    await press('Next turn: Player 2');
    expect(await tokens()).toEqual(['12', '16', '0']);
    const pays = page.getByRole('button', { name: 'Pays now' });
    const leaves = page.getByRole('button', { name: 'Bankrupt' });
    expect([await pays.count(), await leaves.count()]).toEqual([0, 1]);
    expect(await inspect(page, 'page')).toEqual([]);
    await press('1 token more for Player 3');
    await pays.waitFor();
    expect(await leaves.count()).toBe(0);
    await pays.click();
    expect(await tokens()).toEqual(['11', '18', '0']);
    await close();
  });

  test('and the rules lie on the table as a sheet to read, with their box at its head', async () => {
    const { page, site, close } = await visit({ width: 1440, height: 900 });
    // The largest share of the window that a text may take.
    for (const [path, share] of [
      ['/rules/chicoree', 0.93],
      ['/pad/chicoree', 0.65],
      ['/pad/nicht-die-bohne', 0.65],
    ] as const) {
      await page.goto(site + path);
      await page.locator('main :is(search, input)').first().waitFor();
      expect((await page.locator('main').boundingBox())!.width, path).toBeLessThan(share * 1440);
      const box = page.locator('header a[href^="/box/"]').filter({ has: page.locator('img') });
      expect(await box.getAttribute('aria-label'), path).not.toBe('');
      const wood = page.locator(':has(> main)');
      const ground = await wood.evaluate((room) => getComputedStyle(room).backgroundImage);
      expect(ground, path).toContain('url(');
    }
    await close();
  });

  test('of a game that is not there says so', async () => {
    const { page, site, close } = await visit();
    await page.goto(`${site}/pad/no-such-game`);
    await page.getByText('That game is not on the shelf.').waitFor();
    await close();
  });
});
