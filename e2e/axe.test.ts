// No violation on any page, by day or by night in turn (with LAYOUTS=all both); the suites of the layouts
// ask the same of every phase of a game.
import { describe, expect, test } from 'vitest';

import { violations } from './axe.ts';
import { inspect } from './inspect.ts';
import { change, IS_WHOLE, langsInTurn, settled, type Theme } from './layout-suite.ts';
import { keepTable, layTable, prepare } from './prepare.ts';
import { BEAN_SITUATIONS } from '../games/bohne/test/browser/situations.ts';
import { oneVisit, visit, type Visit } from './visit.ts';

const THEMES = ['light', 'dark'] as const;

async function expectNoViolation(
  { page }: Visit,
  what: string,
  themes: readonly Theme[] = THEMES,
): Promise<void> {
  for (const [i, theme] of themes.entries()) {
    await change(page, { theme });
    await settled(page);
    const of = i === 0 ? 'all' : 'colours';
    expect(await violations(page, of), `${what}, ${theme}`).toEqual([]);
  }
}

const PHONE = { width: 390, height: 844 };
const look = (): Promise<Visit> => visit({ ...PHONE });

describe('pages', () => {
  const visitor = oneVisit(look);
  const PAGES = [
    '/',
    '/settings',
    '/box/nicht-die-bohne',
    '/box/chicoree',
    '/rules/nicht-die-bohne',
    '/rules/chicoree',
    '/pad/nicht-die-bohne',
    '/pad/pas-de-bras',
    '/pad/chicoree',
    '/learn/nicht-die-bohne',
    '/learn/chicoree',
    '/replay',
    '/review',
    '/online',
    '/me',
    '/privacy',
    '/nowhere',
  ];
  for (const [i, path] of PAGES.entries())
    test(path, async () => {
      const { page, site } = visitor();
      await page.goto(site + path);
      await page.waitForSelector('main');
      await page.waitForLoadState('networkidle');
      await expectNoViolation(visitor(), path, IS_WHOLE ? THEMES : [THEMES[i % 2]!]);
      for (const size of [{ width: 320, height: 640 }, PHONE])
        for (const lang of langsInTurn()) {
          await page.setViewportSize(size);
          await change(page, { lang });
          await settled(page);
          expect(await inspect(page, 'page'), `${lang}, ${size.width}`).toEqual([]);
        }
    });

  test('the shelf with a running and a finished game', async () => {
    const { page, site } = visitor();
    for (const name of ['lead', 'over'])
      await keepTable(page, await prepare(BEAN_SITUATIONS.find((one) => one.name === name)!));
    await page.goto(site);
    await page.locator('[data-action=continue]').first().waitFor();
    await expectNoViolation(visitor(), 'shelf');
  });
});

describe('at a table', () => {
  const visitor = oneVisit(look);
  test('the curtain', async () => {
    const { page } = visitor();
    await page.setViewportSize(PHONE);
    await layTable(page, { ...BEAN_SITUATIONS[0]!, people: 3 });
    await page.locator('.curtain').waitFor();
    await expectNoViolation(visitor(), 'curtain');
  });

  for (const dialog of ['menu', 'log'])
    test(`the ${dialog}`, async () => {
      const { page } = visitor();
      await page.setViewportSize(PHONE);
      await layTable(page, { ...BEAN_SITUATIONS[1]!, isFrozen: true });
      await page.locator(`[data-action=${dialog}]`).click();
      await page.locator('dialog[open]').waitFor();
      await expectNoViolation(visitor(), dialog);
    });
});
