// Checks every situation on every screen, in every language where space is tight: nothing overlaps,
// is cut off or scrolls. PICTURES=1 also takes pictures, in .cache/pictures.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';

import { violations } from './axe.ts';
import { inspect } from './inspect.ts';
import { keepTable, prepare } from './prepare.ts';
import type { NamedSituation } from './table-player.ts';
import { goTo, oneVisit, shown, visit } from './visit.ts';

export const SCREENS: readonly (readonly [number, number])[] = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
];
/** Every screen in every language, instead of the tightest and another one in one language each. */
export const IS_WHOLE = process.env['LAYOUTS'] === 'all';
export const LANGS = ['fr', 'en', 'de'] as const;
const turns = new Map<string, number>();
/** Counts up, for each file by itself: whichever ran before it, in the next run it is the same. */
export function nextTurn(what: string): number {
  const key = `${what} ${expect.getState().testPath}`;
  const turn = turns.get(key) ?? 0;
  turns.set(key, turn + 1);
  return turn;
}
/** They take turns from look to look. */
export const langsInTurn = (): readonly (typeof LANGS)[number][] =>
  IS_WHOLE ? LANGS : [LANGS[nextTurn('languages') % LANGS.length]!];

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
  const file = path.join(PICTURES, `${name}.jpg`);
  await shown(page, () => page.screenshot({ path: file, type: 'jpeg', quality: 70 }));
}

interface Look {
  readonly screen: readonly [number, number];
  readonly lang: (typeof LANGS)[number];
}

const WHOLE = SCREENS.flatMap((screen) => LANGS.map((lang): Look => ({ screen, lang })));

/** In turn, so that over all situations every screen and every language has its share. */
function looksAt(offset: number): readonly Look[] {
  if (IS_WHOLE) return WHOLE;
  const [tight, ...others] = SCREENS as [Look['screen'], ...Look['screen'][]];
  const langOf = (i: number): Look['lang'] => LANGS[i % LANGS.length]!;
  return [
    { screen: tight, lang: langOf(offset) },
    { screen: others[offset % others.length]!, lang: langOf(offset + 1) },
  ];
}

/** Day and night take turns. */
const lightOf = (i: number): Theme => (i % 2 === 0 ? 'light' : 'dark');

/** What tests, keys and readers find things by: a phase, and cards in the hand that say what they are. */
const unhooked = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...(document.querySelector('main [data-phase]') === null ? ['a table without a phase'] : []),
    ...[...document.querySelectorAll<HTMLElement>('main [role=option]')]
      .filter((one) => one.dataset['card'] === undefined || (one.ariaLabel ?? '') === '')
      .map((one) => `a card without a name: ${one.outerHTML.slice(0, 100)}`),
  ]);

/** With the aids for the eyes the cards look different, and nothing has less room. */
async function faultsWithAids(page: Page): Promise<string[]> {
  const look = async (card: Locator, aids: boolean): Promise<string> => {
    await change(page, { aids });
    await settled(page);
    return (await shown(page, () => card.screenshot())).toString('base64');
  };
  let isHelped = false;
  for (const card of await page.locator('[data-slot^="hand:"]').all()) {
    isHelped = (await look(card, false)) !== (await look(card, true));
    if (isHelped) break;
  }
  const faults = await inspect(page, 'table');
  await change(page, { aids: false });
  return isHelped ? faults : [...faults, 'the aids change no card of the hand'];
}

/** What is refused is said in the place of the prompt, and covers nothing. */
async function faultsWhenRefused(page: Page, name: string): Promise<string[]> {
  const dimmed = page.locator('main [role=option].dimmed');
  if ((await dimmed.count()) === 0) return [];
  await dimmed.first().click();
  const refused = page.locator('[data-zone=prompt] [data-refused]');
  await refused.waitFor();
  await takePicture(page, `${name}-refused`);
  const faults = await inspect(page, 'table');
  await page.keyboard.press('Escape');
  await refused.waitFor({ state: 'detached' });
  return faults.map((fault) => `refused: ${fault}`);
}

export function layoutSuite(situations: readonly NamedSituation[]): void {
  const visitor = oneVisit(() => visit());
  const isFirst = (situation: NamedSituation): boolean =>
    situations.find(({ game, name }) => game === situation.game && name === situation.name) ===
    situation;
  for (const [offset, situation] of situations.entries())
    test(`${situation.game}, ${situation.seats} seats, ${situation.name}`, async () => {
      const { page } = visitor();
      const table = await prepare({ ...situation, isFrozen: true });
      await keepTable(page, table);
      await goTo(page, `/table/${table.id}`);
      await page.locator('main[data-step]').waitFor();
      const faults: string[] = [];
      const looks = looksAt(offset);
      for (const [i, look] of looks.entries()) {
        const { lang } = look;
        const [width, height] = look.screen;
        await page.setViewportSize({ width, height });
        await change(page, { lang, theme: lightOf(offset + i) });
        await settled(page);
        // Of each phase once, at its last look: more seats are more of the same.
        const isAsked = i === looks.length - 1 && isFirst(situation);
        const found = [
          ...(await inspect(page, 'table')),
          ...(i === 0 ? await unhooked(page) : []),
          ...(isAsked ? await violations(page) : []),
        ];
        const { game, seats, name } = situation;
        const picture = [game, seats, name, width, height, lang].join('-');
        await takePicture(page, picture);
        // At the tightest look; of each phase once, too.
        if (i === 0 && isFirst(situation)) found.push(...(await faultsWhenRefused(page, picture)));
        faults.push(...found.map((fault) => `${width}×${height} ${lang}: ${fault}`));
      }
      if (situation === situations.find(({ game }) => game === situation.game))
        faults.push(...(await faultsWithAids(page)).map((fault) => `with aids: ${fault}`));
      expect(faults).toEqual([]);
    });
}
