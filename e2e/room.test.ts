// What a table does with its room: signs in the log of a wide one, whole names and large marks on a phone.
import { expect, test } from 'vitest';

import { BEAN_SITUATIONS } from '../games/bohne/test/browser/situations.ts';
import { CHICOREE_SITUATIONS } from '../games/chicoree/test/browser/situations.ts';

import { keepTable, prepare, type Situation } from './prepare.ts';
import type { NamedSituation } from './table-player.ts';
import { visit, type Visit, type VisitPlan } from './visit.ts';

const bean = (name: string): NamedSituation =>
  BEAN_SITUATIONS.find((one) => one.name === name && one.seats === 4)!;
const chicoree = (name: string): NamedSituation =>
  CHICOREE_SITUATIONS.find((one) => one.name === name && one.seats === 4)!;

async function sitDown(situation: Situation, plan?: VisitPlan): Promise<Visit> {
  const visitor = await visit(plan);
  const table = await prepare(situation);
  await keepTable(visitor.page, table);
  await visitor.page.goto(`${visitor.site}/table/${table.id}`);
  return visitor;
}

test('beside a wide table the log stands in signs, and its sentences are read out', async () => {
  for (const situation of [bean('take'), chicoree('auction')]) {
    const { page, close } = await sitDown({ ...situation, isFrozen: true });
    const signs = page.locator('aside li:has([aria-hidden=true] svg)');
    await signs.last().waitFor();
    const said = await signs.locator('.hidden').allInnerTexts();
    expect(said.length).toBe(await signs.count());
    for (const text of said) expect(text).toMatch(/\p{L}{2,} .*\p{L}{2,}/u);
    // A sheet has room for the sentences.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('[data-action=log]').click();
    const lines = page.locator('dialog li');
    await lines.last().waitFor();
    expect(await page.locator('dialog li svg').count()).toBe(0);
    expect(await lines.allInnerTexts()).toContain(said.at(-1));
    await close();
  }
});

test('short names are whole on a phone, and a minus is no speck', async () => {
  for (const [situation, width] of [
    [{ ...bean('take'), isFrozen: true }, 360],
    [{ ...chicoree('main-lay'), isFrozen: true }, 360],
    [{ ...chicoree('main-lay'), isFrozen: true }, 320],
    [chicoree('challenge'), 360],
  ] as const) {
    const { page, close } = await sitDown(situation, { width, height: 740 });
    const seats = page.locator('main [data-zone=seat]');
    await seats.first().waitFor();
    if (situation.name === 'challenge')
      await expect.poll(() => page.locator('[data-said=chosen]').count()).toBe(3);
    const cut = await seats
      .locator('.name')
      .evaluateAll((names) =>
        names.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      );
    expect(cut, `${situation.name}, ${width}`).toEqual([]);
    const bars = await seats
      .locator('[data-signs] i')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    for (const width of bars) expect(width).toBeGreaterThan(3.5);
    await close();
  }
});

test('on a phone the ways on after a game are no taller than two lines', async () => {
  const { page, close } = await sitDown(
    { ...bean('over'), isFrozen: true },
    { width: 360, height: 740 },
  );
  const ways = page.locator('dialog footer .button, dialog footer .primary');
  await page.locator('dialog [data-winners]').waitFor();
  const heights = await ways.evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(heights.length).toBeGreaterThan(3);
  for (const height of heights) expect(height).toBeLessThanOrEqual(64);
  const rows = await ways.evaluateAll(
    (all) => new Set(all.map((one) => (one as HTMLElement).offsetTop)).size,
  );
  expect(rows).toBeLessThanOrEqual(3);
  await close();
});
