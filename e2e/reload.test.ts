// Reloading the page in the middle of anything brings the same table back.
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';

import { settled } from './layout-suite.ts';
import { OVER } from './players.ts';
import { keepTable, prepare } from './prepare.ts';
import { ALL_SITUATIONS } from './tables.ts';
import { BEAN_SITUATIONS } from '../games/bohne/test/browser/situations.ts';
import { goTo, oneVisit, visit } from './visit.ts';

/** Everything that is on the table for the eye and for the ear. */
const tableOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => ({
    step: document.querySelector('main')?.dataset['step'],
    phase: document.querySelector('[data-phase]')?.getAttribute('data-phase'),
    cards: [...document.querySelectorAll('[data-face]')]
      .map((card) => `${card.getAttribute('data-slot')} ${card.getAttribute('data-face')}`)
      .sort(),
    hand: [...document.querySelectorAll('[role=option]')].map((one) => one.ariaLabel),
    prompt: document.querySelector('[data-zone=prompt]')?.textContent,
    seats: [...document.querySelectorAll('[data-seat]')].map((seat) => seat.textContent),
    end: document.querySelector('dialog')?.textContent,
  }));

describe('reloading', () => {
  const visitor = oneVisit(() => visit());
  const situations = ALL_SITUATIONS.filter(({ seats }) => seats === 4);
  for (const situation of situations)
    test(`${situation.game}, ${situation.name}`, async () => {
      const { page } = visitor();
      const table = await prepare({ ...situation, isFrozen: true });
      await keepTable(page, table);
      // The dialog at the end comes a moment later than the table.
      const isThere = async (): Promise<void> => {
        await page.locator('[data-phase]').waitFor();
        if (situation.name === 'over') await page.locator(OVER).first().waitFor();
        await settled(page);
      };
      await goTo(page, `/table/${table.id}`);
      await isThere();
      const before = await tableOf(page);
      await page.reload();
      await isThere();
      expect(await tableOf(page)).toEqual(before);
    });

  test('a sealed choice is kept, and can still be changed', async () => {
    const situation = BEAN_SITUATIONS.find(({ name, seats }) => name === 'play' && seats === 4)!;
    const { page, site, close } = await visit();
    const table = await prepare({ ...situation, isFrozen: true });
    await keepTable(page, table);
    await page.goto(`${site}/table/${table.id}`);
    const options = page.locator('[role=option]');
    await options.first().click();
    await options.first().click();
    await page.locator('[data-action=undo][aria-disabled=false]').waitFor();
    const before = await tableOf(page);
    await page.reload();
    await page.locator('[data-action=undo][aria-disabled=false]').waitFor();
    await settled(page);
    expect(await tableOf(page)).toEqual(before);
    await close();
  });
});
