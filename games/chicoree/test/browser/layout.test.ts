// The Chicorée table on every screen, and what its cards show.
import { describe, expect, test } from 'vitest';

import { layoutSuite, settled } from '../../../../e2e/layout-suite.ts';
import { layTable } from '../../../../e2e/prepare.ts';
import { visit } from '../../../../e2e/visit.ts';
import { BANKRUPT, CHICOREE_SITUATIONS, ONE_SHORT } from './situations.ts';

describe('the Chicorée table', () => {
  layoutSuite([...CHICOREE_SITUATIONS, BANKRUPT, ONE_SHORT]);
});

test('that one card is missing is said beside the chain, and covers no card of it', async () => {
  const { page, close } = await visit({ lang: 'fr' });
  await layTable(page, { ...ONE_SHORT, isFrozen: true });
  const said = page.locator('[data-one-short="0"]');
  for (const [width, height] of [
    [360, 740],
    [360, 640],
    [1280, 800],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await said.waitFor();
    await settled(page);
    const covered = await said.evaluate((sign) => {
      const a = sign.getBoundingClientRect();
      return [...document.querySelectorAll<HTMLElement>('[data-place]')]
        .filter((place) => {
          const b = place.getBoundingClientRect();
          const isBeside = a.right <= b.left + 1 || b.right <= a.left + 1;
          return !isBeside && a.bottom > b.top + 1 && b.bottom > a.top + 1;
        })
        .map((place) => place.dataset['place']);
    });
    expect(covered, `${width}×${height}`).toEqual([]);
  }
  await close();
});

test('the cards that are sold by bluff bear a hand, and no others', async () => {
  const { page, site, close } = await visit();
  await page.goto(`${site}/rules/chicoree`);
  const cards = page.locator('li:has(> .card svg)');
  await cards.first().waitFor();
  const marked = cards.filter({ has: page.locator('use[href$="fist"]') });
  const names = await marked.locator('.name').allInnerTexts();
  const starts = ['Egypt', 'Greece', 'Dutch Monks'].map((name) => `Start: ${name}`);
  expect(new Set(names)).toEqual(new Set([...starts, '6-Shop', '7-Export']));
  await close();
});
