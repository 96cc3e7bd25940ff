// Somebody is lost in the middle of a game, and the others decide: a bot plays, and the seat waits for
// them. And the table beside it: the talk, a vote, the end by agreement, one's own page; all looked at.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { atTable, goHome, guest, openTable, sitDown, start, type Guest } from './online.ts';
import { expectGoodLooks } from './online-looks.ts';
import { expectDiscretion } from './online-secrets.ts';
import type { OnlineTable } from './online.ts';

let table: OnlineTable;
let ada: Guest;
let maximilienne: Guest;
let lost: Guest;

// Nobody is given up for lost within 45 seconds: they begin before everything else here.
beforeAll(async () => {
  [ada, maximilienne, lost] = await Promise.all([
    guest({ name: 'Ada', lang: 'en', isSeen: true }),
    guest({ name: 'Maximilienne-Antoinette', lang: 'fr', isSeen: true }),
    guest({ name: 'Jürgen', lang: 'de', isSeen: true }),
  ]);
  const options = { rounds: '1', first: '2' };
  table = await openTable(ada, { game: 'nicht-die-bohne', seats: 3, options });
  await sitDown(maximilienne, table.link);
  await sitDown(lost, table.link);
  await start(ada, [maximilienne, lost]);
  await lost.page.close();
});
afterAll(() => goHome([ada, maximilienne, lost]));

describe('an online table', () => {
  test('with talk', async () => {
    const { page } = ada;
    await page
      .locator('[data-talk=write]')
      .fill('Une phrase assez longue pour deux lignes, au moins sur un téléphone.');
    await page.keyboard.press('Enter');
    await maximilienne.page.locator('[data-talk=write]').fill('Ja, ja.');
    await maximilienne.page.keyboard.press('Enter');
    await page.getByText('Ja, ja.', { exact: true }).waitFor();
    await expectGoodLooks(maximilienne, 'talk-beside', 'table');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('[data-action=talk]').click();
    await page.locator('dialog[open]').waitFor();
    await expectGoodLooks(ada, 'talk', 'table');
    await page.keyboard.press('Escape');
    await page.locator('[data-action=menu]').click();
    await page.locator('[data-action=people]').click();
    await page.locator('[data-person="1"] summary').click();
    await expectGoodLooks(ada, 'people', 'table');
    await page.keyboard.press('Escape');
  });

  test('one’s own page', async () => {
    const page = await ada.visit.context.newPage();
    await page.goto(`${table.site}/me`);
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
    await expectGoodLooks({ ...ada, page }, 'me', 'page');
    await page.close();
  });

  test('where somebody is lost: a bot sits in, and they come back to their own seat', async () => {
    await ada.page.locator('[data-notice=gone]').waitFor({ timeout: 60_000 });
    await maximilienne.page.locator('[data-notice=gone]').waitFor();
    await expectGoodLooks(maximilienne, 'absence', 'table');
    await ada.page.locator('[data-notice=gone] [data-action=stand-in]').click();
    await maximilienne.page.locator('[data-notice=gone]').waitFor({ state: 'detached' });
    await maximilienne.page.locator('[data-state=sits]').waitFor();
    // It has led by now: the others are asked.
    await maximilienne.page.locator('main[data-step="2"]').waitFor();

    const page = await lost.visit.context.newPage();
    lost = { ...lost, page };
    await page.goto(table.link);
    await atTable(lost);
    await page.locator('[role=option]').nth(18).waitFor();
    expect(await page.locator('[role=option]').count()).toBe(19);
    await maximilienne.page.locator('[data-state=sits]').waitFor({ state: 'detached' });
  });

  test('that everyone wants to leave', async () => {
    await ada.page.locator('[data-action=menu]').click();
    await ada.page.locator('[data-action=ask-end]').click();
    await maximilienne.page.locator('[data-notice=vote-end]').waitFor();
    await expectGoodLooks(maximilienne, 'vote', 'table');
    for (const { page } of [maximilienne, lost]) await page.locator('[data-action=vote]').click();
    const all = [ada, maximilienne, lost];
    await Promise.all(
      all.map(({ page }) => page.locator('dialog [data-action=rematch]').waitFor()),
    );
    await expectGoodLooks(ada, 'agreed', 'table');
    await expectDiscretion(all, table.site);
  });
});
