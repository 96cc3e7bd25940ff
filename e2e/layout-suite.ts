// Every situation on every screen, in every language where it is tight: nothing overlaps, is cut off
// or scrolls. With PICTURES=1 it takes pictures on the way, in .cache/pictures, for whoever looks.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { inspect } from './inspect.ts';
import { keepTable, prepare } from './prepare.ts';
import type { NamedSituation } from './situations.ts';
import { oneVisit, visit } from './visit.ts';

export const SCREENS: readonly (readonly [number, number])[] = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
];
/** On the tightest every language is tried, on the others one, in turn; with LAYOUTS=all every one everywhere. */
const TIGHT = new Set(
  process.env['LAYOUTS'] === 'all' ? SCREENS.map(([width]) => width) : [SCREENS[0]![0]],
);
export const LANGS = ['fr', 'en', 'de'] as const;
export type Theme = 'light' | 'dark';

const PICTURES = path.join(import.meta.dirname, '..', '.cache', 'pictures');

/** As if another window had changed the settings. */
export async function change(
  page: Page,
  settings: Readonly<Record<string, unknown>> & { readonly lang?: string },
): Promise<void> {
  await page.evaluate((changed) => {
    const key = 'tablee-settings';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    const newValue = JSON.stringify({ ...kept, ...changed });
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, settings);
  // The words of another language may have to be loaded first.
  if (settings.lang !== undefined)
    await page.locator(`html[lang=${settings.lang}]`).waitFor({ state: 'attached' });
}

/** Two frames: one to lay out, one to be sure. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

export async function takePicture(page: Page, name: string): Promise<void> {
  if (process.env['PICTURES'] === undefined) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: path.join(PICTURES, `${name}.jpg`), type: 'jpeg', quality: 70 });
}

/** Day and night take turns. */
const lightOf = (i: number): Theme => (i % 2 === 0 ? 'light' : 'dark');

export function layoutSuite(situations: readonly NamedSituation[]): void {
  const visitor = oneVisit(() => visit({ isSeen: true }));
  for (const [offset, situation] of situations.entries())
    test(`${situation.game}, ${situation.seats} seats, ${situation.name}`, async () => {
      const { page, site } = visitor();
      const table = await prepare({ ...situation, isFrozen: true });
      await keepTable(page, table);
      await page.goto(`${site}/table/${table.id}`);
      await page.locator('main[data-step]').waitFor();
      const faults: string[] = [];
      for (const [i, [width, height]] of SCREENS.entries()) {
        await page.setViewportSize({ width, height });
        for (const [j, lang] of LANGS.entries()) {
          // Elsewhere one language, on every other screen in turn: all of them over all situations.
          if (!TIGHT.has(width) && ((i + offset) % 2 === 0 || (i + offset) % 3 !== j)) continue;
          await change(page, { lang, theme: lightOf(i + j) });
          await settled(page);
          for (const fault of await inspect(page, 'table'))
            faults.push(`${width}×${height} ${lang}: ${fault}`);
          await takePicture(
            page,
            [situation.game, situation.seats, situation.name, width, height, lang].join('-'),
          );
        }
      }
      expect(faults).toEqual([]);
    });
}
