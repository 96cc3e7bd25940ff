// Tests play with bots: choice of levels, play styles, a game against masters in a worker, advice
// and its limits, and tables stored by an earlier version.
import { D1, KINDS, RULES, type View } from '@tablee/chicoree/rules';
import type { Log } from '@tablee/kit';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';

import { beanTurn } from '../games/bohne/test/browser/turn.ts';

import { violations } from './axe.ts';
import { fingers } from './fingers.ts';
import { inspect } from './inspect.ts';
import { change, LANGS, settled, takePicture } from './layout-suite.ts';
import { guest, openTable, roomOf, start } from './online.ts';
import { diceFrom, nextCall, playOn, stepOf } from './players.ts';
import { keepTable, layTable, prepare } from './prepare.ts';
import { visit, type Visit, type VisitPlan } from './visit.ts';
import { ALL_PLAYERS, playerOf } from './tables.ts';

const LEVELS = ['debutant', 'habitue', 'expert', 'maitre'];
const NAMES = {
  fr: ['Débutants', 'Habitués', 'Experts', 'Maîtres'],
  en: ['Beginners', 'Regulars', 'Experts', 'Masters'],
  de: ['Anfänger', 'Stammgäste', 'Kenner', 'Meister'],
};

const keySetup = (page: Page, game: string, kept: object): Promise<void> =>
  page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `tablee-setup-${game}`,
    JSON.stringify(kept),
  ] as const);

/** A table with bots of a level, set up as a visitor does it. */
async function playNow(
  game: string,
  level: string,
  plan: VisitPlan = {},
): Promise<Visit & { readonly asked: readonly string[] }> {
  const visitor = await visit(plan);
  const { page, context, site } = visitor;
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site}/box/${game}`);
  await page.locator('[data-action=set-up]').click();
  await page.locator(`label:has(input[value=${level}])`).first().click();
  await page.locator('form [data-action=start]').click();
  await page.locator('[data-phase]').waitFor();
  return { ...visitor, asked };
}

const hasThread = (asked: readonly string[]): boolean =>
  asked.some((url) => url.includes('bots-worker'));

describe('levels', () => {
  test('fit a small phone in every language, and say what they are', async () => {
    const { page, site, close } = await visit({
      width: 360,
      height: 640,
      touch: true,
    });
    await page.goto(`${site}/box/chicoree`);
    await page.locator('[data-action=set-up]').click();
    for (const lang of LANGS) {
      await change(page, { lang, theme: 'light' });
      await settled(page);
      const tokens = page.locator(LEVELS.map((one) => `label:has([value=${one}])`).join(', '));
      expect((await tokens.allInnerTexts()).map((text) => text.trim())).toEqual(NAMES[lang]);
      const hints = new Set<string>();
      for (const level of LEVELS) {
        await page.locator(`label:has(input[value=${level}])`).click();
        hints.add(await page.locator(`fieldset:has([value=${level}]) .hint`).innerText());
        expect(await inspect(page, 'page'), `${lang} ${level}`).toEqual([]);
      }
      expect(hints.size).toBe(LEVELS.length);
      await takePicture(page, `levels-${lang}`);
    }
    await close();
  });

  test('of an earlier version are taken over', async () => {
    const { page, site, close } = await visit({ lang: 'fr' });
    await page.goto(site);
    for (const [before, now] of [
      ['greedy', 'Habitués'],
      ['random', 'Débutants'],
      ['nonsense', 'Habitués'],
    ] as const) {
      await keySetup(page, 'chicoree', { bot: before });
      await page.goto(`${site}/box/chicoree`);
      expect(await page.locator('[data-action=set-up]').innerText()).toContain(now);
    }
    await close();
  });

  test('and the tables that were kept with them play on', async () => {
    const { page, site, close } = await visit();
    await page.goto(site);
    const table = await prepare({
      game: 'nicht-die-bohne',
      seats: 3,
      until: (log) => log.steps > 3,
    });
    const kept = JSON.parse(
      JSON.stringify(table.kept).replaceAll('"habitue"', '"greedy"'),
    ) as object;
    expect(JSON.stringify(kept)).toContain('greedy');
    await keepTable(page, { ...table, kept });
    await page.goto(`${site}/table/${table.id}`);
    await nextCall(page);
    const from = await stepOf(page);
    const turns = { left: 3 };
    await playOn(page, fingers(page, 'mouse'), beanTurn, diceFrom(1), () =>
      Promise.resolve(turns.left-- === 0),
    );
    expect(await stepOf(page)).toBeGreaterThan(from);
    await close();
  });
});

test('shows the play style of each regular on a closer look', async () => {
  const { page, asked, close } = await playNow('nicht-die-bohne', 'habitue', { lang: 'fr' });
  const seen: string[] = [];
  for (const seat of [1, 2, 3]) {
    await page.locator(`[data-zone=seat][data-seat="${seat}"] [data-action=unfold]`).click();
    seen.push(await page.locator('dialog [data-character]').innerText());
    await page.keyboard.press('Escape');
  }
  expect(seen).toEqual(['main prudente', 'tête brûlée', 'rancune tenace']);
  // A regular needs no search, so the page starts no worker.
  await nextCall(page);
  expect(hasThread(asked)).toBe(false);
  await close();
});

describe('against masters', () => {
  const games = ALL_PLAYERS.map(({ games: [one] }) => one!.game);
  test.each(games)('%s is played, and they think in a thread of their own', async (game) => {
    const { page, asked, close } = await playNow(game, 'maitre');
    await nextCall(page);
    let turns = 6;
    await playOn(page, fingers(page, 'mouse'), playerOf(game).turn, diceFrom(5), () =>
      Promise.resolve(turns-- === 0),
    );
    expect(turns).toBeLessThan(0);
    expect(hasThread(asked)).toBe(true);
    await close();
  });
});

test('online a host seats masters, sees what they are like, and plays with them', async () => {
  const ada = await guest({ name: 'Ada', lang: 'fr', width: 360, height: 800 });
  const { page } = ada;
  const table = await openTable(ada, {
    game: 'nicht-die-bohne',
    seats: 3,
    options: { rounds: '1' },
  });
  for (const seat of [1, 2]) {
    await page.locator(`li[data-seat="${seat}"] button`).click();
    await page.locator('dialog [data-action=bot-maitre]').waitFor();
    if (seat === 1)
      for (const lang of LANGS) {
        await change(page, { lang, theme: 'dark' });
        await settled(page);
        await takePicture(page, `online-levels-${lang}`);
        expect(await inspect(page, 'page'), `the levels in ${lang}`).toEqual([]);
      }
    await page.locator('dialog [data-action=bot-maitre]').click();
    await page.locator(`li[data-seat="${seat}"][data-kind=bot]`).waitFor();
  }
  await change(page, { lang: 'fr', theme: 'light' });
  await expect
    .poll(() => page.locator('li[data-kind=bot] .marks').allInnerTexts())
    .toEqual(['main prudente', 'tête brûlée']);
  for (const lang of LANGS) {
    await change(page, { lang, theme: 'light' });
    await settled(page);
    await takePicture(page, `online-regulars-${lang}`);
    expect(await inspect(page, 'page'), `the regulars in ${lang}`).toEqual([]);
  }
  expect((await roomOf(table)).seats[2]).toMatchObject({ bot: 'maitre' });
  await start(ada, []);
  let turns = 4;
  await playOn(page, ada.fingers, beanTurn, diceFrom(2), () => Promise.resolve(turns-- === 0));
  expect(turns).toBeLessThan(0);
  // With other people at the table there are no hints.
  expect(await page.locator('[data-action=hint]').count()).toBe(0);
  await ada.visit.close();
});

const advice = (page: Page) => page.locator('[data-advice]');

const SCREENS = [
  [390, 844],
  [820, 1180],
  [844, 390],
  [1280, 800],
  [360, 640],
] as const;
const NEEDED =
  '[data-zone]:not([data-zone=hand]):not([data-zone=prompt]), [data-game-table] button, [data-game-table] [role=option]';

/** What of the table lies under the advice; why stands in the prompt's place. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate((needed) => {
    const over = [...document.querySelectorAll('[data-advice], [data-why]')];
    return [...document.querySelectorAll<HTMLElement>(needed)].flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const isClear = over
        .map((paper) => paper.getBoundingClientRect())
        .every(
          (paper) =>
            right <= paper.left ||
            left >= paper.right ||
            bottom <= paper.top ||
            top >= paper.bottom,
        );
      return isClear
        ? []
        : [one.dataset['zone'] ?? one.getAttribute('aria-label') ?? one.outerHTML];
    });
  }, NEEDED);

/** Where everything of the table stands. */
const standing = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-zone], [data-cell], [role=option]')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map((pixels) => Math.round(pixels)).join(' ');
    }),
  );

describe('advice', () => {
  test('is shown, said, ringed, and gone with the move', async () => {
    const { page, close } = await playNow('nicht-die-bohne', 'expert', {
      width: 360,
      height: 640,
      lang: 'fr',
    });
    await nextCall(page);
    const before = await standing(page);
    await page.locator('[data-action=hint]').click();
    await advice(page).locator('li').first().waitFor();
    await settled(page);
    expect(await standing(page), 'the table holds still').toEqual(before);
    const tips = advice(page).locator('li');
    expect(await tips.count()).toBeGreaterThan(1);
    // What the figure is a share of is said once.
    const why = page.locator('[data-why]');
    expect(await why.innerText()).toMatch(/^[^.]*\d+\s% de chances de gagner la partie\. \S/u);
    const said = page.locator('[data-live=polite]');
    await expect.poll(() => said.innerText()).toMatch(/\d+\s% de chances/u);
    for (const theme of ['light', 'dark'] as const)
      for (const lang of LANGS) {
        await change(page, { lang, theme });
        await settled(page);
        await takePicture(page, `advice-${theme}-${lang}`);
        expect(await inspect(page, 'table'), `${theme} ${lang}`).toEqual([]);
      }
    expect(await violations(page)).toEqual([]);

    // Nothing that one needs lies under it, on any screen.
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await settled(page);
      await takePicture(page, `advice-${width}`);
      expect(await covered(page), `${width}×${height}`).toEqual([]);
    }

    // Whoever taps another one sees where that is: it is chosen, and not played.
    const ring = page.locator('[data-ring]');
    const first = await ring.boundingBox();
    const step = await stepOf(page);
    const chosen = page.locator(
      '[role=option][aria-selected=true], [data-take][aria-pressed=true]',
    );
    expect(await chosen.count()).toBe(0);
    await tips.nth(1).locator('button').click();
    await expect.poll(() => ring.boundingBox()).not.toEqual(first);
    await expect.poll(() => chosen.count()).toBe(1);
    const second = await chosen.getAttribute('aria-label');
    // By keyboard, too: it is chosen there, and what was chosen has the focus.
    await tips.first().locator('button').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => chosen.getAttribute('aria-label')).not.toBe(second);
    expect(await chosen.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await stepOf(page)).toBe(step);
    const isTaking = (await page.locator('[data-take]').count()) > 0;
    await page.locator(`[data-action=${isTaking ? 'take' : 'play'}]`).click();
    await advice(page).waitFor({ state: 'detached' });
    expect(await ring.count()).toBe(0);
    await page.waitForFunction(
      (from) => Number(document.querySelector('main')?.dataset['step']) !== from,
      step,
    );
    await close();
  });

  test('is asked for by a key, and put away by another', async () => {
    const { page, close } = await playNow('chicoree', 'habitue', { lang: 'de' });
    await nextCall(page);
    await page.keyboard.press('c');
    await advice(page).locator('li').first().waitFor();
    await takePicture(page, 'advice-chicoree');
    expect(await page.locator('[data-ring]').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await advice(page).waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    expect(await page.locator('dialog dl').innerText()).toContain('Tipp');
    await close();
  });

  test('fills the fist that it advises, and tells the targets of one card apart', async () => {
    const { page, close } = await visit({ width: 360, height: 640 });
    const labels = page.locator('[data-advice] li');
    const ask = async (name: string): Promise<void> => {
      const { until } = playerOf('chicoree').situations.find((one) => one.name === name)!;
      await layTable(page, { game: 'chicoree', seats: 5, until, isFrozen: true });
      await page.locator('[role=option]').first().waitFor();
      await page.locator('[data-action=hint]').click();
      await labels.first().waitFor();
    };
    await ask('bluff');
    for (const at of [1, 0]) {
      const tip = labels.nth(at).locator('button');
      const [amount] = /\d+/.exec(await tip.innerText())!;
      await tip.click();
      await expect.poll(() => page.locator('[data-action=fist]').innerText()).toContain(amount);
    }
    await ask('main-target');
    const told = await labels.locator('span[aria-hidden]').allInnerTexts();
    expect(told.length).toBeGreaterThan(1);
    expect(new Set(told).size, told.join(' | ')).toBe(told.length);
    await close();
  });

  test('never says that there is no choice where there is one', async () => {
    const { page, close } = await visit({ width: 360, height: 640 });
    // Without flowers: one card is the best to throw in, and every other one is allowed.
    const { until } = playerOf('chicoree').situations.find(({ name }) => name === 'challenge')!;
    const isBare = ({ state }: Log): boolean => {
      const view = state as View;
      for (let card = D1; card < KINDS; card++) if (view.inHand(0, card) > 0) return false;
      return RULES.count(view, 0) > 1;
    };
    await layTable(page, {
      game: 'chicoree',
      seats: 4,
      until: (log) => until(log) && isBare(log),
      isFrozen: true,
    });
    await page.locator('[role=option]').first().waitFor();
    await page.locator('[data-action=hint]').click();
    await advice(page).locator('li').first().waitFor();
    const said = page.locator('[data-live=polite]');
    await expect.poll(() => said.innerText()).toContain('You risk no flower');
    await close();
  });

  test('is not offered around one device', async () => {
    const { page, close } = await visit();
    await layTable(page, {
      game: 'nicht-die-bohne',
      seats: 3,
      people: 2,
      until: (log) => log.steps > 1,
    });
    await page.locator('[data-action=lift], .curtain button, main button').first().click();
    await page.locator('[data-action=menu]').waitFor();
    expect(await page.locator('[data-action=hint]').count()).toBe(0);
    await page.keyboard.press('c');
    await settled(page);
    expect(await advice(page).count()).toBe(0);
    await close();
  });
});
