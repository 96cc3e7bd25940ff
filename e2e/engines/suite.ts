// The same visit in every engine: one window on a server of its own, from the shelf to the moment the
// server is gone. What is tried in all detail elsewhere is only touched here.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { beanTurn } from '../../games/bohne/test/browser/turn.ts';

import { serve } from '../../scripts/serve.ts';
import { keyboard, mouse } from '../fingers.ts';
import { followLesson, LESSONS } from '../lessons.ts';
import { atTable, createTable, guest, seated, start, type Player } from '../online.ts';
import { diceFrom, nextCall, playOn, stepOf } from '../players.ts';
import { closeDatabase, keepTable, prepare, type Prepared, type Situation } from '../prepare.ts';
import type { Screen } from '../screen.ts';
import { lead } from '../visit.ts';
import type { Driver } from './driver.ts';
import { playLast } from './known.ts';
import { largeWindow } from './large.ts';
import { screenOf } from './window.ts';

/** Where the visitor sits. */
interface Place {
  readonly page: Screen;
  readonly site: string;
}

/** As visitors of the other tests have it: fast bots and short movements. */
const SETTINGS = { pace: 'instant', motion: 'still', name: 'Ada', lang: 'en', theme: 'light' };

async function sitDown({ page, site }: Place, situation: Situation): Promise<Prepared> {
  const table = await prepare(situation);
  // Leave the previous table first: no other page may write in the database meanwhile.
  await page.goto(`${site}/icon.svg`);
  await keepTable(page, table);
  await page.goto(`${site}/table/${table.id}`);
  return table;
}

const BEANS = { game: 'nicht-die-bohne', seats: 6, options: { rounds: '1' } } as const;

/** It is the visitor's turn, with cards in every hand. */
const ON_TURN: Situation = {
  ...BEANS,
  until: ({ steps, pending }) => steps > 0 && pending.kind === 'turn' && pending.seat === 0,
};

/** What lies there, for the eye and the ear. */
const tableOf = (page: Screen): Promise<unknown> =>
  page.evaluate(
    () => ({
      step: document.querySelector('main')?.dataset['step'],
      hand: [...document.querySelectorAll('[role=option]')].map((one) => one.ariaLabel),
      prompt: document.querySelector('[data-zone=prompt]')?.textContent,
    }),
    null,
  );

const stepAfter = (page: Screen, before: number): Promise<unknown> =>
  page.waitForFunction(
    (from) => Number(document.querySelector('main')?.dataset['step']) > from,
    before,
  );

/** How many steps of a game are played in the browser. */
const LAST = 6;

/**
 * The first test of a window. It asks for a newer version of the database, and WebKit now and then leaves
 * the connection of a worker open when its page is left: the question would wait for that one for ever.
 */
function lostConnection(at: () => Place): void {
  test('a table is played on after its connection to the database was closed', async () => {
    const { page } = at();
    await sitDown(at(), ON_TURN);
    await nextCall(page);
    const before = await stepOf(page);
    await closeDatabase(page);
    await beanTurn(page, mouse, diceFrom(3));
    await stepAfter(page, before);
    // The shelf reads it, too.
    await lead(page, '/');
    await page.locator('a[href^="/table/"]').first().waitFor();
  });
}

function games(at: () => Place): void {
  test('“Play now” leads from the shelf to one’s turn, for each game', async () => {
    const { page, site } = at();
    for (const game of ['nicht-die-bohne', 'pas-de-bras', 'chicoree']) {
      await page.goto(site);
      await page.locator(`[data-game=${game}] [data-action=play-now]`).click();
      expect(await nextCall(page)).toBe('asked');
    }
  });

  test('a game of beans is played to its end', async () => {
    const { page } = at();
    const { entries } = await prepare({
      ...BEANS,
      until: ({ pending }) => pending.kind === 'over',
    });
    await sitDown(at(), { ...BEANS, until: ({ steps }) => steps === entries.length - LAST });
    await playOn(page, mouse, beanTurn, diceFrom(3));
    expect(await page.locator('dialog [data-winners]').count()).toBe(1);
  });

  test('a game of Chicorée goes to the end it is known to have, around one device', async () => {
    const { page } = at();
    const plan = { game: 'chicoree', seats: 2, people: 2 } as const;
    const whole = await prepare({ ...plan, until: ({ pending }) => pending.kind === 'over' });
    const { length } = whole.entries;
    await sitDown(at(), { ...plan, until: ({ steps }) => steps === length - LAST });
    await playLast(page, whole.entries.slice(-LAST));
    const { pending } = whole.log;
    const reason = pending.kind === 'over' ? pending.outcome.reason : undefined;
    await page.locator(`dialog [data-reason="${reason}"]`).waitFor();
  });

  test('a card is taken with nothing but the keyboard', async () => {
    const { page } = at();
    await sitDown(at(), ON_TURN);
    await nextCall(page);
    const before = await stepOf(page);
    const hands = keyboard(page);
    await hands.press(page.locator('[data-take].legal').first());
    await hands.press(page.locator('[data-action=take]'));
    await stepAfter(page, before);
  });
}

function comingBack(at: () => Place): void {
  test('a table is as it was after a reload', async () => {
    const { page } = at();
    await sitDown(at(), { ...BEANS, isFrozen: true, until: ({ steps }) => steps === 4 });
    await nextCall(page);
    const before = await tableOf(page);
    await page.reload();
    await nextCall(page);
    expect(await tableOf(page)).toEqual(before);
  });

  test('a table to which the browser’s own button leads back is played on', async () => {
    const { page, site } = at();
    await sitDown(at(), ON_TURN);
    await nextCall(page);
    await page.evaluate(() => Reflect.set(window, 'isLeft', true), null);
    await page.goto(`${site}/icon.svg`);
    await page.evaluate(() => {
      history.back();
    }, null);
    // The page as it was is loaded anew, since it has no home any more.
    await page.waitForFunction(
      () => location.pathname.startsWith('/table/') && !Reflect.has(window, 'isLeft'),
      null,
    );
    await nextCall(page);
    const before = await stepOf(page);
    await beanTurn(page, mouse, diceFrom(3));
    await stepAfter(page, before);
  });
}

/** Places with code of their own, which a page loads on the way there. */
const PLACES = ['/rules/chicoree', '/pad/chicoree', '/online'];

function pages(at: () => Place): void {
  test('whoever leaves while something is being fetched gets away', async () => {
    const { page, site } = at();
    await page.goto(site);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null);
    for (const path of PLACES) {
      await page.goto(site);
      await page.locator('[data-action=play-now]').first().waitFor();
      await lead(page, path);
      await page.goto(`${site}/settings`);
      await page.locator('input[value=de]').first().waitFor();
    }
  });

  test('rules are found by a word', async () => {
    const { page, site } = at();
    await page.goto(`${site}/rules/chicoree`);
    await page.locator('#CH-47').waitFor();
    const all = await page.locator('li[id^=CH-]').count();
    await page.locator('input[inputmode=search]').fill('auction');
    await page.waitForFunction((before) => {
      const shown = document.querySelectorAll('li[id^=CH-]').length;
      return shown > 0 && shown < before;
    }, all);
  });

  test('the score pad counts', async () => {
    const { page, site } = at();
    await page.goto(`${site}/pad/nicht-die-bohne`);
    await page.locator('.primary.big').click();
    await page.locator('td button').first().click();
    await page.locator('dialog .key').nth(3).click();
    await page.waitForFunction(
      () => document.querySelector('dialog .key[aria-pressed=true]') !== null,
      null,
    );
    await page.locator('dialog header button').click();
    await page.waitForFunction(
      () => document.querySelector('td.total')?.textContent.trim() !== '0',
      null,
    );
  });

  test('a lesson is followed to its end', async () => {
    const { page, site } = at();
    const [game, beats] = LESSONS[0]!;
    await page.goto(`${site}/learn/${game}`);
    await followLesson(page, beats);
    await page.locator('[data-action=finish]').click();
    await page.waitForFunction(() => location.pathname.startsWith('/table/'), null);
  });

  test('the language of the settings is spoken at once', async () => {
    const { page, site } = at();
    await page.goto(`${site}/settings`);
    for (const lang of ['de', 'fr', 'en']) {
      const label = page.locator(`label:has(input[value=${lang}])`);
      await label.click();
      await page.waitForFunction((wanted) => document.documentElement.lang === wanted, lang);
    }
  });
}

/** Plays each turn until the table has reached this step, for any seat. */
async function playTo({ page, fingers, dice }: Player, step: number): Promise<void> {
  const isThere = async (): Promise<boolean> => {
    const found = await page.waitForFunction((wanted) => {
      if (Number(document.querySelector('main')?.dataset['step']) >= wanted) return 'there';
      return document.querySelector('[data-live=assertive]')?.textContent !== '' && 'asked';
    }, step);
    return (await found.jsonValue()) === 'there';
  };
  while (!(await isThere())) {
    const before = await stepOf(page);
    await beanTurn(page, fingers, dice);
    await stepAfter(page, before);
  }
}

function company(at: () => Place): void {
  test('somebody with Chromium and somebody with this play at one table', async () => {
    const { page, site } = at();
    const friend = await guest({ name: 'Chloé' });
    const table = await createTable(friend, { game: 'nicht-die-bohne', seats: 3, bots: 1 }, site);
    await friend.page.goto(table.link);
    await seated(friend);
    await page.goto(table.link);
    await page.locator('[data-action=sit]').click();
    await page.locator('[data-state=gathering] [data-action=leave]').waitFor();
    await start(friend, []);
    const here = { name: 'Ada', page, dice: diceFrom(5), fingers: mouse };
    await atTable(here);
    await Promise.all([playTo(friend, STEPS), playTo(here, STEPS)]);
    await friend.visit.close();
  });
}

/** How far people get online: a few tricks. */
const STEPS = 6;

/** What this machine has of an engine, or else what would bring it. */
interface Engine<T> {
  readonly programs: T | undefined;
  readonly help: string;
}

export function engineSuite<T>(
  name: string,
  { programs, help }: Engine<T>,
  open: (programs: T) => Promise<Driver>,
): void {
  // Shows the reason in the list of skipped tests.
  const title = programs === undefined ? `${name}, which this machine lacks: ${help}` : name;
  describe.skipIf(programs === undefined)(`in ${title}`, () => {
    let driver: Driver;
    let server: Awaited<ReturnType<typeof serve>>;
    let place: Place;
    const at = (): Place => place;

    beforeAll(async () => {
      [server, driver] = await Promise.all([
        serve({ settings: { BOT_PACE: '0' } }),
        open(programs!),
      ]);
      place = { page: screenOf(driver), site: `http://127.0.0.1:${server.port}` };
      await place.page.goto(`${place.site}/icon.svg`);
      await driver.resize(1280, 800);
      await place.page.evaluate((kept) => {
        localStorage.setItem('tablee-settings', JSON.stringify(kept));
      }, SETTINGS);
    });
    afterEach(async ({ task }) => {
      if (task.result?.state !== 'fail') return;
      const seen = await place.page.evaluate(
        () => [location.href, document.querySelector('body')?.innerText],
        null,
      );
      console.log(`${driver.browser} showed`, seen);
    });
    afterAll(async () => {
      await driver.close();
      await server.close();
    });

    lostConnection(at);
    games(at);
    comingBack(at);
    pages(at);
    company(at);
    largeWindow(() => ({
      page: place.page,
      driver,
      sitDown: (situation) => sitDown(place, situation),
    }));

    test('a table is as it was without a server, too', async () => {
      const { page, site } = at();
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null);
      await sitDown(at(), { ...BEANS, isFrozen: true, until: ({ steps }) => steps === 4 });
      await nextCall(page);
      const before = await tableOf(page);
      await server.close();
      await page.reload();
      await nextCall(page);
      expect(await tableOf(page)).toEqual(before);
      await page.goto(site);
      await page.locator('[data-action=play-now]').first().waitFor();
    });
  });
}
