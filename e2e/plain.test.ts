// Over a plain address of the local network, where browsers offer less: no service worker, no random
// UUIDs, no lasting storage on demand. Everything else works.
import { describe, expect, inject, test } from 'vitest';

import { nextCall } from './players.ts';
import { visit } from './visit.ts';

describe('a plain address', () => {
  test('is no secure place, and still every game begins and is there again after a reload', async () => {
    const { page, close } = await visit();
    const site = inject('plainSite');
    for (const game of ['nicht-die-bohne', 'chicoree']) {
      await page.goto(site);
      expect(await page.evaluate(() => isSecureContext)).toBe(false);
      await page.locator(`[data-game=${game}] [data-action=play-now]`).click();
      await nextCall(page);
      await page.reload();
      await nextCall(page);
    }
    await page.goto(`${site}/learn/pas-de-bras`);
    await page.locator('[data-beat="0"]').waitFor();
    await page.goto(`${site}/rules/chicoree#CH-47`);
    await page.locator('#CH-47').waitFor();
    await page.goto(`${site}/pad/pas-de-bras`);
    await page.locator('main button').first().waitFor();
    await close();
  });

  test('copies the link of a rule, though it has no clipboard', async () => {
    const { page, close } = await visit();
    const address = `${inject('plainSite')}/rules/chicoree`;
    await page.goto(address);
    expect(await page.evaluate(() => 'clipboard' in navigator)).toBe(false);
    await page.locator('#CH-47 a.id').click();
    await page.getByText('Link to §\u00a047 copied.').waitFor();
    const search = page.locator('input[inputmode=search]');
    await search.focus();
    await page.keyboard.press('Control+V');
    expect(await search.inputValue()).toBe(`${address}#CH-47`);
    await close();
  });
});
