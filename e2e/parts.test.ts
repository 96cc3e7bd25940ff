// Tests parts of the site that fail to load, through a bad connection or a newer version. The page
// loads them again by itself or by a button, and never says that the game does not exist.
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';

import { beanTurn } from '../games/bohne/test/browser/turn.ts';

import { fingers } from './fingers.ts';
import { atTable, guest, openTable } from './online.ts';
import { diceFrom, playOn, stepOf } from './players.ts';
import { keepTable, prepare } from './prepare.ts';
import { visit, type Visit } from './visit.ts';

interface Loss {
  /** How often a page was loaded since. */
  readonly pages: () => number;
  /** From now on everything arrives. */
  readonly end: () => void;
  readonly count: () => number;
  readonly arrived: () => number;
}

/** Loses a part on the way, over and over. */
async function lose(page: Page, part: RegExp): Promise<Loss> {
  let pages = 0;
  let count = 0;
  let arrived = 0;
  let isOver = false;
  page.on('domcontentloaded', () => (pages += 1));
  await page.route(part, (route) => {
    if (isOver) arrived += 1;
    else count += 1;
    return isOver ? route.continue() : route.abort();
  });
  return {
    pages: () => pages,
    end: () => {
      isOver = true;
    },
    count: () => count,
    arrived: () => arrived,
  };
}

interface Delay {
  /** Resolves when the page has asked for it. */
  readonly asked: Promise<unknown>;
  /** From now on it arrives. */
  readonly end: () => void;
}

/** A slow line: the part is on its way until the test says otherwise. */
async function delay(page: Page, part: RegExp): Promise<Delay> {
  let end = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (end = resolve));
  await page.route(part, async (route) => {
    await arrival;
    await route.continue();
  });
  return { asked: page.waitForRequest(part), end };
}

/** The browser itself complains about what is lost; nothing else may be wrong. */
async function goHome({ errors, close }: Pick<Visit, 'errors' | 'close'>): Promise<void> {
  const others = errors.filter((text) => !/net::ERR_|Failed to load resource/.test(text));
  errors.splice(0, errors.length, ...others);
  await close();
}

const WORDS = /\/assets\/bohne-en-/;
const NO_GAME = 'That game is not on the shelf.';
const reload = (page: Page) => page.locator('[data-action=reload]');

async function tableOf(visitor: Visit): Promise<string> {
  const table = await prepare({
    game: 'nicht-die-bohne',
    seats: 3,
    until: ({ steps }) => steps > 3,
  });
  await keepTable(visitor.page, table);
  return `${visitor.site}/table/${table.id}`;
}

describe('a table with a game that does not load', () => {
  test('opens by itself once the line is good again', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const address = await tableOf(visitor);
    const loss = await lose(page, WORDS);
    page.on('domcontentloaded', () => {
      if (loss.pages() === 2) loss.end();
    });
    await page.goto(address);
    await page.locator('[data-phase]').waitFor();
    expect(loss.count()).toBeGreaterThan(0);
    expect(loss.pages()).toBe(2);
    await goHome(visitor);
  });

  test('tries once by itself, then says so and opens by the button', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const address = await tableOf(visitor);
    const loss = await lose(page, WORDS);
    await page.goto(address);
    await reload(page).waitFor();
    expect(loss.pages()).toBe(2);
    expect(await page.getByText(NO_GAME).count()).toBe(0);
    loss.end();
    await reload(page).click();
    await page.locator('[data-phase]').waitFor();
    await goHome(visitor);
  });

  test('without any network leaves the page where it is', async () => {
    const visitor = await visit();
    const { page, context, site } = visitor;
    await tableOf(visitor);
    await page.goto(site);
    await page.locator('[data-action=settings]').waitFor();
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    await context.setOffline(true);
    await page.locator('[data-action=settings]').click();
    await reload(page).click();
    await page.locator('main [role=status]').waitFor();
    expect(await page.locator('html[data-same-page]').count()).toBe(1);
    await context.setOffline(false);
    await reload(page).click();
    await page.locator('main form').waitFor();
    await goHome(visitor);
  });

  test('online opens by the button', async () => {
    const ada = await guest({ name: 'Ada' });
    const { page } = ada;
    const loss = await lose(page, WORDS);
    await openTable(ada, { game: 'nicht-die-bohne', seats: 3, bots: 2 });
    await page.locator('[data-action=start][aria-disabled=false]').click();
    const button = page.getByRole('button', { name: 'Reload the page' });
    await button.waitFor();
    expect(loss.count()).toBeGreaterThan(0);
    expect(await page.getByText(NO_GAME).count()).toBe(0);
    loss.end();
    await button.click();
    await atTable(ada);
    await goHome(ada.visit);
  });
});

describe('a page that is left before its game has arrived', () => {
  test('does not take the table away from the page that comes after it', async () => {
    const visitor = await visit();
    const { page, site } = visitor;
    await tableOf(visitor);
    const words = await delay(page, WORDS);
    await page.goto(site);
    const goOn = page.locator('a[href^="/table/"]').first();
    await goOn.click();
    await words.asked;
    await page.goBack();
    await goOn.click();
    await goOn.waitFor({ state: 'detached' });
    words.end();
    await page.locator('[data-phase]').waitFor();
    const from = await stepOf(page);
    await playOn(page, fingers(page, 'mouse'), beanTurn, diceFrom(3), async () => {
      return (await stepOf(page)) > from;
    });
    expect(await stepOf(page)).toBeGreaterThan(from);
    await goHome(visitor);
  });
});

describe('at an open table', () => {
  test('bots play without their worker, and get it later', async () => {
    const visitor = await visit();
    const { page, site } = visitor;
    const loss = await lose(page, /\/assets\/bots-(?:worker|errand)-/);
    await page.goto(`${site}/box/nicht-die-bohne`);
    await page.locator('[data-action=set-up]').click();
    await page.locator('label:has(input[value=maitre])').first().click();
    await page.locator('form [data-action=start]').click();
    await page.locator('[data-phase]').waitFor();
    const hands = fingers(page, 'mouse');
    const dice = diceFrom(3);
    await playOn(page, hands, beanTurn, dice, () => Promise.resolve(loss.count() > 0));
    const from = await stepOf(page);
    await playOn(page, hands, beanTurn, dice, async () => (await stepOf(page)) > from);
    loss.end();
    await playOn(page, hands, beanTurn, dice, () => Promise.resolve(loss.arrived() > 0));
    expect(loss.arrived()).toBeGreaterThan(0);
    await goHome(visitor);
  });
});

test('a sheet that does not arrive can be put away, and comes when it is asked for again', async () => {
  const visitor = await visit();
  const { page, site } = visitor;
  const loss = await lose(page, /\/assets\/PageKeys-/);
  await page.goto(site);
  await page.locator('[data-game] img').first().waitFor();
  await page.keyboard.press('?');
  const notice = page.locator('[data-missing]');
  await notice.getByRole('button', { name: 'Close' }).click();
  await notice.waitFor({ state: 'detached' });
  expect(loss.count()).toBeGreaterThan(0);
  loss.end();
  await page.keyboard.press('?');
  await page.locator('dialog kbd').first().waitFor();
  await goHome(visitor);
});
