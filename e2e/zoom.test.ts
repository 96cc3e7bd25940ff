// A window of 1280×800 enlarged to twice its size: half as many pixels to lay things out on, and still
// nothing overlaps, is cut off or, at a table, scrolls. A larger window is not an emptier one.
import { describe, expect, test } from 'vitest';

import { inspect, type PageKind } from './inspect.ts';
import { change, langsInTurn, SCREENS, settled, takePicture } from './layout-suite.ts';
import { keepTable, prepare } from './prepare.ts';
import { ALL_PLAYERS, ALL_SITUATIONS } from './tables.ts';
import { goTo, oneVisit, visit, type Visit } from './visit.ts';

const ZOOM = 2;
const SEEN = { width: 1280 / ZOOM, height: 800 / ZOOM };

async function visitEnlarged(): Promise<Visit> {
  const visitor = await visit({ ...SEEN });
  const { page, context } = visitor;
  const wire = await context.newCDPSession(page);
  await wire.send('Emulation.setDeviceMetricsOverride', {
    ...SEEN,
    deviceScaleFactor: ZOOM,
    mobile: false,
  });
  await page.goto(visitor.site);
  expect(await page.evaluate(() => [innerWidth, innerHeight, devicePixelRatio])).toEqual([
    SEEN.width,
    SEEN.height,
    ZOOM,
  ]);
  return visitor;
}

async function expectNoFault({ page }: Visit, kind: PageKind): Promise<void> {
  const faults: string[] = [];
  for (const lang of langsInTurn()) {
    await change(page, { lang });
    await settled(page);
    for (const fault of await inspect(page, kind)) faults.push(`${lang}: ${fault}`);
  }
  expect(faults).toEqual([]);
}

describe('tables at 200 %', () => {
  const visitor = oneVisit(visitEnlarged);
  const situations = ALL_SITUATIONS;
  for (const situation of situations.filter(({ seats }) => seats === 4))
    test(`${situation.game}, ${situation.name}`, async () => {
      const { page } = visitor();
      const table = await prepare({ ...situation, isFrozen: true });
      await keepTable(page, table);
      await goTo(page, `/table/${table.id}`);
      await page.locator('[data-phase]').waitFor();
      await expectNoFault(visitor(), 'table');
    });
});

describe('a large screen', () => {
  const visitor = oneVisit(() => visit());
  const firsts = ALL_PLAYERS.map(({ situations }) => situations[0]!);
  for (const situation of firsts)
    test(`a table of ${situation.game} fills it as it fills a small one`, async () => {
      const { page } = visitor();
      const table = await prepare({ ...situation, isFrozen: true });
      await keepTable(page, table);
      await goTo(page, `/table/${table.id}`);
      await page.locator('main[data-step]').waitFor();
      const shares: { hand: number; seat: number }[] = [];
      for (const [width, height] of [
        [1280, 800],
        [2560, 1440],
        [3840, 2160],
      ] as const) {
        // prettier-ignore
        await page.setViewportSize({ width, height });
        await settled(page);
        const card = await page.locator('[data-slot^="hand:"]').first().boundingBox();
        const place = await page.locator('[data-zone=seat]').first().boundingBox();
        shares.push({ hand: card!.height / height, seat: place!.height / height });
      }
      const [small, ...large] = shares;
      for (const { hand, seat } of large) {
        expect(hand).toBeGreaterThanOrEqual(small!.hand - 0.001);
        expect(seat).toBeGreaterThanOrEqual(small!.seat - 0.001);
      }
    });
});

/** On both sides of every width at which the shelf is laid out anew. */
const SHELVES: typeof SCREENS = [...SCREENS, [720, 1024], [1024, 768], [1440, 900]];

describe('the shelf', () => {
  const visitor = oneVisit(() => visit());
  test('its open drawers read well on every screen', async () => {
    const { page, site } = visitor();
    const isOver = ({ name }: { name: string }): boolean => name === 'over';
    for (const { situations } of ALL_PLAYERS)
      for (const situation of [situations[0]!, situations.find(isOver)!])
        await keepTable(page, await prepare(situation));
    await page.goto(site);
    const drawers = page.locator('main details');
    await expect.poll(() => drawers.count()).toBe(2);
    await drawers.evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    // The longest labels stand in a row that asks again.
    await drawers.first().locator('[data-action=remove]').first().click();
    const faults: string[] = [];
    for (const [width, height] of SHELVES) {
      await page.setViewportSize({ width, height });
      for (const lang of langsInTurn())
        for (const theme of ['light', 'dark'] as const) {
          await change(page, { lang, theme });
          await settled(page);
          await takePicture(page, `drawers-${width}-${height}-${theme}`);
          const found = await inspect(page, 'page');
          faults.push(...found.map((fault) => `${width}×${height} ${lang}: ${fault}`));
        }
    }
    expect(faults).toEqual([]);
  });
});

describe('a game that goes on', () => {
  test.each([
    [1440, 900],
    [360, 740],
  ])('covers no drawer at %d×%d', async (width, height) => {
    const { page, site, close } = await visit({ width, height });
    for (const { situations } of ALL_PLAYERS) {
      await keepTable(page, await prepare(situations[0]!));
      await keepTable(page, await prepare(situations.find(({ name }) => name === 'over')!));
    }
    await page.goto(site);
    await page.locator('#on-table').waitFor({ state: 'attached' });
    await page.locator('.drawers details').waitFor();
    const fronts = page.locator('.drawers .front');
    expect(await fronts.count()).toBe(4);
    // At its corners something else is on top.
    const covered = await fronts.evaluateAll(
      (all) =>
        all.filter((front) => {
          front.scrollIntoView({ block: 'nearest' });
          const { left, right, top, bottom } = front.getBoundingClientRect();
          const corners = [left + 12, right - 12].flatMap((x) => [
            [x, top + 4] as const,
            [x, bottom - 4] as const,
          ]);
          return corners.some(([x, y]) => !front.contains(document.elementFromPoint(x, y)));
        }).length,
    );
    expect(covered).toBe(0);
    if (width > height) {
      await page.evaluate(() => scrollTo({ top: 0 }));
      const bottoms = await fronts.evaluateAll((all) =>
        all.map((front) => front.getBoundingClientRect().bottom),
      );
      expect(Math.max(...bottoms), 'in sight without scrolling').toBeLessThanOrEqual(height);
    }
    await close();
  });
});

describe('pages at 200 %', () => {
  const visitor = oneVisit(visitEnlarged);
  const PAGES = ['/', '/box/chicoree', '/rules/nicht-die-bohne', '/pad/chicoree', '/settings'];
  test.each(PAGES)('%s', async (path) => {
    const { page, site } = visitor();
    await page.goto(site + path);
    await page.locator('main').waitFor();
    await page.waitForLoadState('networkidle');
    await expectNoFault(visitor(), 'page');
  });
});
