// Reloading the page in the middle of anything brings the same table back.
import type { Log } from '@tablee/kit';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';

import { settled } from './layout-suite.ts';
import { fingers } from './fingers.ts';
import { diceFrom, nextCall, OVER, playOn, stepOf } from './players.ts';
import { closeDatabase, isAsked, keepTable, layTable, prepare } from './prepare.ts';
import { ALL_SITUATIONS } from './tables.ts';
import { beanTurn } from '../games/bohne/test/browser/turn.ts';
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
    const { page, close } = await visit();
    await layTable(page, { ...situation, isFrozen: true });
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

const ON_TURN = (log: Log): boolean => log.steps > 3 && isAsked(log, 0);

/** Runs before anything else in the home of the tables. */
async function plantInHome(page: Page, source: string): Promise<void> {
  await page.route(/\/assets\/worker-/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${source};${await answer.text()}` });
  });
}

/** So many attempts to open the database fail. */
const failingOpens = (times: number): string => `{
  const open = IDBFactory.prototype.open;
  let left = ${times};
  IDBFactory.prototype.open = function (...args) {
    left -= 1;
    if (left >= 0) throw new DOMException('planted', 'UnknownError');
    return open.apply(this, args);
  };
}`;

describe('a browser database', () => {
  test('that cannot be opened at first loses nothing, and is opened again when it was closed', async () => {
    const { page, site, close } = await visit();
    const table = await prepare({ game: 'nicht-die-bohne', seats: 3, until: ON_TURN });
    await keepTable(page, table);
    await plantInHome(page, failingOpens(1));
    await page.goto(`${site}/table/${table.id}`);
    await nextCall(page);
    await closeDatabase(page);
    const hands = fingers(page, 'mouse');
    await playOn(
      page,
      hands,
      beanTurn,
      diceFrom(3),
      async () => (await stepOf(page)) > table.log.steps,
    );
    await page.reload();
    await nextCall(page);
    expect(await stepOf(page)).toBeGreaterThan(table.log.steps);
    await close();
  });

  test('that cannot be opened at all is said at the table, and is no table that is gone', async () => {
    const { page, site, close } = await visit();
    const table = await prepare({ game: 'nicht-die-bohne', seats: 3, until: ON_TURN });
    await keepTable(page, table);
    await plantInHome(page, failingOpens(Infinity));
    await page.goto(`${site}/table/${table.id}`);
    await page.getByText('The browser won’t open the games kept on this device.').waitFor();
    await page.locator('a[href="/"]').click();
    await page.locator('[data-action=play-now]').first().click();
    const notice = page.locator('[data-not-kept]');
    await notice.waitFor();
    expect(await notice.innerText()).toContain('your games will go when it closes');
    await notice.getByRole('button').click();
    await notice.waitFor({ state: 'detached' });
    await nextCall(page);
    await close();
  });
});
