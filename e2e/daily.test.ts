// Tests the deal of the day: two players play the same deal, each once. Before playing, the site
// shows nothing of it; afterwards each sees the other's result. Without a network the result is
// sent later.
import { text } from 'node:stream/consumers';

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';

import { playedDay, taste } from '../apps/server/test/day-play.ts';
import { beanTurn } from '../games/bohne/test/browser/turn.ts';

import { violations } from './axe.ts';
import { fingers } from './fingers.ts';
import { diceFrom, nextCall, playOn, stepOf } from './players.ts';
import { visit, type Visit } from './visit.ts';

const GAME = 'nicht-die-bohne';
const LID = '[data-part=daily]';
const lidOf = (page: Page, stand: string) => page.locator(`${LID}[data-stand=${stand}]`);

/** Opens the box and begins the deal; gives the day and the table. */
async function begun({ page, site }: Visit): Promise<{ day: string; table: string }> {
  await page.goto(`${site}/box/${GAME}`);
  await lidOf(page, 'fresh').waitFor();
  const day = (await page.locator(LID).getAttribute('data-day'))!;
  await page.locator('[data-action=play-day]').click();
  await page.waitForURL('**/table/*');
  await nextCall(page);
  return { day, table: page.url().split('/').at(-1)! };
}

/**
 * Lets a player with a taste of their own play all but the end of it, and shows the table anew. With a version
 * other bots than today's have played it.
 */
async function playMost(
  page: Page,
  { day, table }: { day: string; table: string },
  own: number,
  version?: string,
) {
  const { record } = await playedDay(
    GAME,
    day,
    taste(own),
    version === undefined ? undefined : taste(3),
  );
  const steps = record.split('\n').filter((line) => /^(?:\d|chance|sealed) ?/.test(line));
  await page.evaluate(
    ([id, lines, bots]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('tablee', 1);
        request.onerror = () => reject(request.error ?? new Error('no database'));
        request.onsuccess = () => {
          const change = request.result.transaction(['entries', 'tables'], 'readwrite');
          if (bots !== undefined) {
            const tables = change.objectStore('tables');
            const found = tables.get(id);
            found.onsuccess = () => tables.put({ ...found.result, dayBots: bots });
          }
          const rows = change.objectStore('entries');
          rows.delete(IDBKeyRange.bound([id, 0], [id, Infinity]));
          lines.forEach((text, i) => rows.put({ text }, [id, i]));
          change.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    [table, steps.slice(0, -6), version] as const,
  );
  await page.reload();
}

/** What the ribbon on the shelf says of the deal; a player who has never played sees none. */
async function ribbonOf({ page, site }: Visit): Promise<string | null> {
  await page.goto(site);
  await page.evaluate(() => localStorage.setItem('tablee-played', '1'));
  await page.goto(site);
  const ribbon = page.locator(`[data-game=${GAME}] [data-action=day]`);
  expect(await ribbon.getAttribute('aria-label')).toContain('Deal of the day – Nicht die Bohne');
  return ribbon.getAttribute('data-deal');
}

const finish = (page: Page, seed: number) =>
  playOn(page, fingers(page, 'mouse'), beanTurn, diceFrom(seed));

const percentile = (page: Page) => page.locator('[data-part=percentile]');

describe('the deal of the day', () => {
  test('is played once by two people, with the other’s result only afterwards', async () => {
    const ada = await visit({ width: 390, height: 844 });
    const deal = await begun(ada);
    // Neither hints nor a way back, and a reload goes on.
    expect(await ada.page.locator('[data-action=hint], [data-action=undo]').count()).toBe(0);
    expect(await ada.page.getByRole('heading', { level: 1 }).innerText()).toBe('Deal of the day');
    const step = await stepOf(ada.page);
    await ada.page.reload();
    await nextCall(ada.page);
    expect(await stepOf(ada.page)).toBeGreaterThanOrEqual(step);
    await playMost(ada.page, deal, 1);
    await finish(ada.page, 3);
    await percentile(ada.page).waitFor();
    const first = await percentile(ada.page).innerText();
    expect(first).toMatch(/first to play|^Place \d of \d\./);
    expect(await violations(ada.page)).toEqual([]);
    const saved = await savedRecord(ada.page);
    await ada.page.locator('[data-action=to-box]').click();
    await lidOf(ada.page, 'done').waitFor();
    expect(await ada.page.locator('[data-action=play-day]').count()).toBe(0);
    expect(await violations(ada.page)).toEqual([]);
    // What she has played herself is shown, also where the page was gone before it was written down.
    await ada.page.evaluate((game) => localStorage.removeItem(`tablee-days-${game}`), GAME);
    await ada.page.goto(`${ada.site}/replay/${deal.table}`);
    await ada.page.locator('[data-action=forward]').waitFor();
    await ada.close();

    const bob = await visit({ keepsSite: true });
    await bob.page.goto(`${bob.site}/box/${GAME}`);
    await lidOf(bob.page, 'fresh').waitFor();
    expect(await percentile(bob.page).count()).toBe(0);
    expect(await bob.page.locator('[data-part=day-chart]').count()).toBe(0);
    // A record of it from another player is not shown either.
    await bob.page.goto(`${bob.site}/replay`);
    await bob.page.locator('input[type=file]').setInputFiles({
      ...{ name: 'day.tablee', mimeType: 'text/plain' },
      buffer: Buffer.from(saved),
    });
    await bob.page.getByText('haven’t played yet').waitFor();
    // Without a network from here on.
    await bob.page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state !== 'activated')
        await new Promise((resolve) => active?.addEventListener('statechange', resolve));
    });
    await bob.context.setOffline(true);
    const same = await begun(bob);
    expect(same.day).toBe(deal.day);
    await playMost(bob.page, same, 2);
    await finish(bob.page, 4);
    await bob.page.locator('[data-part=day-result]').waitFor();
    await bob.page.getByText('You are offline, so there is no telling').waitFor();
    await bob.context.setOffline(false);
    await bob.page.goto(`${bob.site}/box/${GAME}`);
    await percentile(bob.page).waitFor();
    expect(await percentile(bob.page).innerText()).toMatch(/^Place \d of \d\.$/);
    await bob.page.locator('[data-part=day-chart]').waitFor();
    await bob.close();
  });

  test('that was played with other bots stays on the device with the reason, and is not sent again', async () => {
    const ada = await visit();
    const { page, site, errors, close } = ada;
    const sent = handsIn(page);
    // The page loads itself anew before the first card, and plays with what it has then.
    const bots = { [GAME]: '0ther000' };
    await page.route('**/api/days', (route) =>
      route.fulfill({ json: { day: new Date().toISOString().slice(0, 10), bots } }),
    );
    let loads = 0;
    page.on('load', () => void (loads += 1));
    const deal = await begun(ada);
    expect(loads).toBe(2);
    await playMost(page, deal, 1, '0ld0ld00');
    await finish(page, 5);
    await page.getByText('A new version came out while you played').waitFor();
    expect(sent()).toBe(1);
    await page.goto(`${site}/box/${GAME}`);
    await page.getByText('A new version came out while you played').waitFor();
    expect(sent()).toBe(1);
    expect(errors.splice(0)).toEqual([expect.stringContaining('409')]);
    await close();
  });

  test('is one tap from the ribbon: it begins, goes on, and once played shows its result', async () => {
    const visitor = await visit({ width: 740, height: 360 });
    const { page, close } = visitor;
    const ribbon = page.locator(`[data-game=${GAME}] [data-action=day]`);
    expect(await ribbonOf(visitor)).toBe('fresh');
    const { width, height } = (await ribbon.boundingBox())!;
    expect(Math.min(width, height), 'a finger finds it').toBeGreaterThanOrEqual(44);
    // One line, on a phone on its side, too: the box stays in sight.
    expect((await ribbon.locator('span').boundingBox())!.height).toBeLessThan(30);
    await ribbon.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/table/*');
    await nextCall(page);
    const table = page.url();
    await page.goBack();
    await lidOf(page, 'running').waitFor();
    expect(page.url()).not.toContain('#');
    await page.goBack();
    await ribbon.click();
    await page.waitForURL(table);
    await page.evaluate((game) => {
      const name = `tablee-days-${game}`;
      const [one] = JSON.parse(localStorage.getItem(name)!) as object[];
      localStorage.setItem(name, JSON.stringify([{ ...one, score: 7, hasWon: false }]));
    }, GAME);
    expect(await ribbonOf(visitor)).toBe('done');
    await ribbon.click();
    await lidOf(page, 'done').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-part')))
      .toBe('daily');
    await close();
  });

  test('that was taken off the shelf was played: it is not offered again', async () => {
    const visitor = await visit();
    const { page, site, close } = visitor;
    expect(await ribbonOf(visitor)).toBe('fresh');
    await begun(visitor);
    await page.goto(`${site}/box/${GAME}`);
    await lidOf(page, 'running').waitFor();
    expect(await ribbonOf(visitor)).toBe('begun');
    await page.locator('[data-action=remove]').click();
    await page.getByText('Give up the deal of the day?').click();
    await page.locator('[data-action=remove-sure]').waitFor({ state: 'detached' });
    await page.goto(`${site}/box/${GAME}`);
    await lidOf(page, 'gone').waitFor();
    expect(await page.locator('[data-action=play-day]').count()).toBe(0);
    await close();
  });
});

/** Counts what is handed in. */
const handsIn = (page: Page): (() => number) => {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/days/')) count += 1;
  });
  return () => count;
};

async function savedRecord(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('dialog [data-action=save]').click(),
  ]);
  return text(await download.createReadStream());
}
