// After the first visit everything works with the network cut; a new version waits for a yes.
import { describe, expect, test } from 'vitest';

import { beanTurn } from '../games/bohne/test/browser/turn.ts';

import { fingers } from './fingers.ts';
import { change, takePicture } from './layout-suite.ts';
import { diceFrom, nextCall, playOn } from './players.ts';
import { keepTable, layTable, prepare } from './prepare.ts';
import { oneVisit, visit, type Visit } from './visit.ts';

/** A first visit, until the site is kept on the device; then the cable is pulled. */
async function unplugged(): Promise<Visit> {
  const visitor = await visit({ keepsSite: true });
  const { page, context, site } = visitor;
  await page.goto(site);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });
  await context.setOffline(true);
  return visitor;
}

describe('without a network', () => {
  const visitor = oneVisit(unplugged);

  test('the shelf opens, a table is opened and played to its end', async () => {
    const { page } = visitor();
    await page.reload();
    await layTable(page, {
      game: 'nicht-die-bohne',
      seats: 6,
      options: { rounds: '1' },
      until: ({ steps }) => steps === 30,
    });
    await playOn(page, fingers(page, 'mouse'), beanTurn, diceFrom(3));
    expect(await page.locator('dialog [data-winners]').count()).toBe(1);
  });

  test('“Play now” and the short game on the shelf lead to cards in the hand', async () => {
    const { page, site } = visitor();
    // The shelf offers the lesson in place of the short game until that game was done.
    await page.evaluate(() => localStorage.setItem('tablee-played', '1'));
    for (const [game, action] of [
      ['nicht-die-bohne', 'play-now'],
      ['pas-de-bras', 'quick'],
      ['chicoree', 'play-now'],
    ] as const) {
      await page.goto(site);
      await page.locator(`[data-game=${game}] [data-action=${action}]`).click();
      await nextCall(page);
      expect(page.url()).toContain('/table/');
    }
  });

  test('a table changes its language', async () => {
    const { page, site } = visitor();
    await page.goto(site);
    await page.locator('[data-game=chicoree] [data-action=play-now]').click();
    await nextCall(page);
    const said = new Set<string>();
    for (const lang of ['de', 'fr', 'en']) {
      await change(page, { lang });
      said.add(await page.locator('[data-zone=prompt]').innerText());
    }
    expect(said.size).toBe(3);
  });

  test('a finished game is reviewed', async () => {
    const { page, site } = visitor();
    const table = await prepare({
      game: 'pas-de-bras',
      seats: 3,
      options: { rounds: '1' },
      until: ({ pending }) => pending.kind === 'over',
    });
    await keepTable(page, table);
    await page.goto(`${site}/review/${table.id}?playouts=24`);
    await page.locator('[data-review=done]').waitFor();
    expect(await page.locator('[data-story]').innerText()).toMatch(/\byou/i);
  });

  test('lessons, puzzles, rules, pads and settings open by their own address', async () => {
    const { page, site } = visitor();
    const places: readonly (readonly [string, string])[] = [
      ['/learn/chicoree', '[data-beat]'],
      ['/learn/pas-de-bras', '[data-beat]'],
      ['/puzzles/pas-de-bras', '[data-part=subtitle]'],
      ['/puzzles/chicoree', '[data-part=subtitle]'],
      ['/rules/nicht-die-bohne', '#NB-23'],
      ['/rules/chicoree', '#CH-47'],
      ['/pad/nicht-die-bohne', 'main button'],
      ['/pad/chicoree', 'main button'],
      ['/settings', 'form'],
      ['/replay', 'main'],
      ['/review', 'main'],
    ];
    for (const [path, sign] of places) {
      await page.goto(site + path);
      await page.locator(sign).first().waitFor();
    }
  });

  test('the licence of our letters can be read', async () => {
    const { page, site } = visitor();
    await page.goto(`${site}/rules/chicoree`);
    const licence = await page.locator('[data-credits] a').first().getAttribute('href');
    // As the link opens it, in a tab.
    await page.goto(site + licence!);
    expect(await page.locator('body').innerText()).toContain('SIL OPEN FONT LICENSE');
  });
});

test('without its server the list of online tables says so, and looks again when asked', async () => {
  const { page, site, context, errors, close } = await visit();
  await context.route('**/api/tables', (route) => route.abort());
  await page.goto(`${site}/online`);
  const retry = page.locator('[data-action=retry]');
  await retry.waitFor();
  await takePicture(page, 'online-without-server');
  // Nothing promises a table meanwhile.
  expect(await page.locator('main h2, main .top p').count()).toBe(0);
  expect(await page.locator('button[data-game]').count()).toBe(0);
  await context.unroute('**/api/tables');
  await retry.click();
  await page.locator('#open').waitFor();
  expect(await retry.count()).toBe(0);
  // The browser itself complains of requests that fail.
  errors.splice(0, errors.length, ...errors.filter((text) => !text.includes('net::ERR_FAILED')));
  await close();
});

test('without its server an invitation says in sight what is the matter', async () => {
  const { page, context, site, errors, close } = await visit({
    width: 360,
    height: 740,
    lang: 'fr',
  });
  await context.route('**/api/**', (route) => route.abort());
  await page.goto(`${site}/box/chicoree`);
  await page.locator('[data-action=invite]').click();
  const failure = page.locator('.invite [role=alert]');
  await failure.waitFor();
  const { y, height } = (await failure.boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(740);
  errors.splice(0, errors.length, ...errors.filter((text) => !text.includes('net::ERR_FAILED')));
  await close();
});
