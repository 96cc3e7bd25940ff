// The Chicorée table on every screen, and what its cards show.
import { describe, expect, test } from 'vitest';

import { layoutSuite } from '../../../../e2e/layout-suite.ts';
import { visit } from '../../../../e2e/visit.ts';
import { BANKRUPT, CHICOREE_SITUATIONS } from './situations.ts';

describe('the Chicorée table', () => {
  layoutSuite([...CHICOREE_SITUATIONS, BANKRUPT]);
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
