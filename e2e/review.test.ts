// The review of a played game: found after the game and in its list, worked out in threads, kept, wound by its
// chart, read aloud, given away in a link; offline and online, on a desk and on a phone.
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';

import { violations } from './axe.ts';
import { change } from './layout-suite.ts';
import { gather, goHome, playUpTo, start } from './online.ts';
import { keepTable, prepare, type Prepared } from './prepare.ts';
import { playerOf } from './tables.ts';
import { goTo, oneVisit, shown, visit, type Visit } from './visit.ts';

/** Few imagined games: what is tested is not how well they are judged. */
const QUICKLY = '?playouts=24';
const PHONE = { width: 390, height: 844 };
/** As others in the house find the site. */
const LAN = 'http://tablee.lan';

const BEANS = prepare({
  game: 'nicht-die-bohne',
  seats: 3,
  options: { rounds: '1' },
  until: ({ pending }) => pending.kind === 'over',
});
const CHICOREE = prepare({
  game: 'chicoree',
  seats: 3,
  until: ({ pending }) => pending.kind === 'over',
});

const stepOf = async (page: Page): Promise<number> =>
  Number(await page.locator('main[data-last]').getAttribute('data-step'));
const done = (page: Page): Promise<void> =>
  page.locator('[data-review=done]').first().waitFor({ state: 'attached' });

async function reviewed(plan: Parameters<typeof visit>[0], table: Prepared): Promise<Visit> {
  const visitor = await visit(plan);
  const { page, site } = visitor;
  await keepTable(page, table);
  await page.goto(`${site}/review/${table.id}${QUICKLY}`);
  await page.locator('[data-phase]').waitFor();
  // That it is a review, and of which game.
  expect(await page.title()).toMatch(/^[^·]+ · (Nicht die Bohne|Chicorée)[^·]* · .+ · Tablée$/);
  return visitor;
}

/** Reviews that the device keeps. */
const keptReviews = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('tablee-reviews');
        request.onerror = () => reject(request.error ?? new Error('no database'));
        request.onsuccess = () => {
          const db = request.result;
          const count = db.transaction('reviews').objectStore('reviews').count();
          count.onsuccess = () => {
            db.close();
            resolve(count.result);
          };
        };
      }),
  );

describe('on a desk, of a bean game', () => {
  const visitor = oneVisit(async () => reviewed({ lang: 'fr' }, await BEANS));

  test('everything is said: a sentence, the sums, choices with their reasons', async () => {
    const { page } = visitor();
    await done(page);
    expect(await page.locator('[data-story]').innerText()).toMatch(/t’a|t’ont|Tes choix/);
    const sums = await page.locator('[data-sums] tbody').first().locator('tr').allInnerTexts();
    // So few imagined games tell the sign of no part; start and result have none.
    const [from, ...parts] = sums.map((row) => row.split(/\t/)[2]!.trim());
    expect(from).toMatch(/^\d+(,\d)?\u00a0±\u00a0\d/);
    expect(parts[3]).toMatch(/^(0|100|50),0$/);
    for (const part of parts.slice(0, 3))
      expect(part).toMatch(
        /^[+−]\d+(,\d)?\u00a0±\u00a0\d|(presque rien|difficile à dire) \(±\u00a0\d/,
      );
    await page.locator('[data-action=size]').selectOption('0');
    const costs = await page
      .locator('[data-choice]')
      .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-cost'))));
    expect(costs.length).toBeGreaterThan(2);
    expect(costs).toEqual(costs.toSorted((a, b) => b - a));
    const first = page.locator('[data-choice]').first();
    await first.locator('summary').click();
    expect(await first.locator('ul li').count()).toBeGreaterThan(0);
    // Somewhere the played and the best move lead to different things, said side by side.
    const follows = page.locator('[data-choice]', { has: page.locator('[data-follows]') }).first();
    const told = await follows.locator('[data-follows] li').allTextContents();
    expect(told.some((line) => /^\s*\d+\s%\s+\S.*\.\s*$/u.test(line))).toBe(true);
    // What never comes about is said without a share.
    for (const line of await page.locator('[data-follows] li').allTextContents())
      expect(line).not.toMatch(/^\s*0\s%/u);
    const step = Number(await first.getAttribute('data-choice'));
    await first.locator('[data-action=go]').click();
    expect(await stepOf(page)).toBe(step);
    expect(await page.locator('[data-moment]').getAttribute('data-moment')).toBe(String(step));
    await page.locator('[data-action=what-if]').click();
    await page.locator('[data-action=play-deal]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-action=play-deal]').waitFor({ state: 'detached' });
    await page.locator('[data-action=kind]').selectOption('brilliant');
    expect(await page.locator('[data-choice]').count()).toBeLessThan(costs.length);
    await page.locator('[data-action=kind]').selectOption('all');
    expect(await page.locator('[data-choices] [data-told-to]').count()).toBe(0);
    await page.locator('[data-action=review-seat]').selectOption('1');
    expect(await page.locator('[data-story]').innerText()).not.toMatch(/t’a|t’ont|Tes choix/);
    expect(await page.locator('[data-choices] [data-told-to="1"]').count()).toBeGreaterThan(0);
    // Here “you” is the choosing player, and the reader has a name.
    expect(await page.locator('[data-choices]').textContent()).not.toContain('(toi)');
    await page.locator('[data-action=review-seat]').selectOption('0');
  });

  test('the chart winds the film by keys and by taps, and is a table as well', async () => {
    const { page } = visitor();
    const chart = page.locator('[data-action=chart]');
    await chart.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => stepOf(page)).toBe(0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => stepOf(page)).toBe(2);
    expect(await chart.getAttribute('aria-valuetext')).toMatch(/Ada.* \d+\s%/);
    await chart.click({ position: { x: 200, y: 40 } });
    expect(await stepOf(page)).toBeGreaterThan(5);
    const turn = page.locator('[data-turn-step]').first();
    // The players' chances, and what happened there.
    expect(await turn.innerText()).toMatch(/%\s*\n+\S.*\.?$/);
    await turn.click();
    expect(await stepOf(page)).toBe(Number(await turn.getAttribute('data-turn-step')));
    await page.locator('.token', { hasText: 'Score' }).click();
    await page.locator('[data-chart=score]').waitFor();
    await page.locator('summary', { hasText: 'Tous les chiffres' }).click();
    const last = Number(await page.locator('main[data-last]').getAttribute('data-last'));
    await expect.poll(() => page.locator('details table tbody tr').count()).toBe(last + 1);
  });

  test('all of it is done by keyboard', async () => {
    const { page } = visitor();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Home');
    await expect.poll(() => stepOf(page)).toBe(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => stepOf(page)).toBe(1);
    const first = page.locator('[data-choice]').first();
    await first.locator('summary').focus();
    await page.keyboard.press('Enter');
    await first.locator('[data-action=go]').focus();
    await page.keyboard.press('Enter');
    const step = Number(await first.getAttribute('data-choice'));
    await expect.poll(() => stepOf(page)).toBe(step);
    await page.locator('[data-action=what-if]').focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog [data-action=play-deal]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  });

  test('nobody stumbles over anything, in any language', async () => {
    const { page } = visitor();
    for (const [lang, word] of [
      ['de', 'Entscheidungen'],
      ['en', 'Choices'],
      ['fr', 'Choix'],
    ] as const) {
      await change(page, { lang });
      await page.locator('#review-choices', { hasText: word }).waitFor();
      expect(await violations(page, lang === 'fr' ? 'all' : 'colours'), lang).toEqual([]);
      const overflow = await page
        .locator('section.beside')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(overflow, lang).toBeLessThanOrEqual(0);
    }
  });

  test('it is there at once the next time, and goes with its game', async () => {
    const { page, site } = visitor();
    const { id } = await BEANS;
    await page.goto(`${site}/review/${id}${QUICKLY}`);
    await done(page);
    // Nothing had to be worked out.
    expect(page.workers().filter((one) => one.url().includes('review-worker'))).toEqual([]);
    expect(await keptReviews(page)).toBe(1);
    await page.goto(site);
    await page.locator('details.drawer summary').click();
    await page.locator(`[data-action=review]`).waitFor();
    await page.locator('[data-action=remove]').click();
    await page.locator('[data-action=remove-sure]').click();
    await expect.poll(() => keptReviews(page)).toBe(0);
  });
});

test('its reader is “you” everywhere, also without a name; what is given away says no “you”', async () => {
  const table = await CHICOREE;
  const { sheet, summary } = table.kept as {
    sheet: { players: readonly object[] };
    summary: { names: readonly string[] };
  };
  const nameless = {
    ...table,
    kept: {
      ...table.kept,
      sheet: { ...sheet, players: sheet.players.with(0, { ...sheet.players[0], name: '' }) },
      summary: { ...summary, names: summary.names.with(0, '') },
    },
  };
  const { page, close } = await reviewed({ lang: 'en' }, nameless);
  await done(page);
  const told = await page.locator('#app').innerText();
  expect(told.split('\n').filter((line) => /Player \d/.test(line))).toEqual([]);
  expect(told).toMatch(/^You$/m);
  expect(await page.locator('[data-action=eyes] option').allInnerTexts()).toContain('You');
  await page.locator('[data-action=about]').click();
  expect(await page.locator('dialog .players').innerText()).toContain('You');
  await page.keyboard.press('Escape');
  // What the others' choices meant for this seat says so, too.
  let hasOwn = false;
  for (const seat of ['1', '2']) {
    await page.locator('[data-action=review-seat]').selectOption(seat);
    for (const moment of await page.locator('[data-choice] summary').all()) {
      await moment.click();
      const words = await page.locator('#app').innerText();
      expect(words).not.toMatch(/Player \d(?! \(you\))/);
      hasOwn ||= words.includes('(you)');
    }
  }
  expect(hasOwn).toBe(true);
  await page.locator('[data-action=again]').click();
  await page.locator('dialog label').first().waitFor();
  expect(await page.locator('dialog label').allInnerTexts()).toContain('You');
  await close();
});

describe('on a phone, of a game of Chicorée', () => {
  const visitor = oneVisit(async () =>
    reviewed({ ...PHONE, touch: true, theme: 'dark' }, await CHICOREE),
  );

  test('it opens as a sheet; the chart is the track, swipes turn the pages', async () => {
    const { page } = visitor();
    await page.locator('dialog [data-review]').waitFor();
    await done(page);
    const first = page.locator('dialog [data-choice]').first();
    await page.locator('dialog [data-action=size]').selectOption('0');
    await first.locator('summary').tap();
    const step = Number(await first.getAttribute('data-choice'));
    // On the first visit it opens on the costliest choice.
    await page.locator(`dialog [data-moment="${step}"]`).waitFor();
    await first.locator('[data-action=go]').tap();
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await stepOf(page)).toBe(step);
    await page.locator('[data-action=chart]').tap({ position: { x: 60, y: 20 } });
    await expect.poll(() => stepOf(page)).not.toBe(step);
    const before = await stepOf(page);
    await swipe(page, 300, 120);
    await expect.poll(() => stepOf(page)).toBe(before + 1);
    await swipe(page, 120, 300);
    await expect.poll(() => stepOf(page)).toBe(before);
  });

  test('nobody stumbles over anything, in any language', async () => {
    const { page } = visitor();
    // On any page that keeps swipes for itself, the first tap after such a finger is lost to the driver.
    await page.reload();
    await page.locator('dialog [data-sums]').scrollIntoViewIfNeeded();
    for (const [lang, word] of [
      ['fr', 'Choix'],
      ['de', 'Entscheidungen'],
      ['en', 'Choices'],
    ] as const) {
      await change(page, { lang });
      await page.locator('#review-choices', { hasText: word }).waitFor();
      expect(await violations(page, lang === 'en' ? 'all' : 'colours'), lang).toEqual([]);
      const overflow = await page
        .locator('dialog .content')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(overflow, lang).toBeLessThanOrEqual(0);
    }
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await violations(page)).toEqual([]);
    await page.locator('[data-action=review-line]').tap();
    await page.locator('dialog [data-review]').waitFor();
  });
});

/** A finger on the middle of the table. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const y = 330;
  await client.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: from, y }],
  });
  for (let i = 1; i <= 4; i++)
    await client.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: from + ((to - from) * i) / 4, y }],
    });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

test('the end of a game offers it in one tap; it can be stopped, and goes on', async () => {
  const visitor = await visit(PHONE);
  const { page, site, close } = visitor;
  const table = await BEANS;
  await keepTable(page, table);
  await page.goto(`${site}/table/${table.id}`);
  await page.locator('dialog [data-action=review]').click();
  // What rests on few imagined games only is not told.
  await page.locator('dialog [data-story=""]').waitFor();
  await page.locator('dialog [data-later]').waitFor();
  expect(await page.locator('[data-sums]').count()).toBe(0);
  await page.locator('dialog [data-action=stop-review]').click();
  await page.locator('[data-stand=stopped]').waitFor();
  await page.locator('[data-action=go-on]').click();
  await page.locator('[data-stand=running]').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/review/${table.id}`);
  await close();
});

test('a thread that cannot be had is said, and can be asked for again', async () => {
  const visitor = await visit();
  const { page, context, site, errors, close } = visitor;
  const table = await BEANS;
  await keepTable(page, table);
  const THREADS = '**/assets/review-worker-*.js';
  await context.route(THREADS, (route) => route.abort());
  await page.goto(`${site}/review/${table.id}${QUICKLY}`);
  await page.locator('[data-stand=failed]').waitFor();
  await context.unroute(THREADS);
  await page.locator('[data-action=retry-review]').click();
  await done(page);
  expect(errors.length).toBeGreaterThan(0);
  errors.length = 0;
  await close();
});

describe('a link to a moment', () => {
  test('brings the game with it and opens there; a damaged one says why it does not', async () => {
    const visitor = await reviewed({}, await BEANS);
    const { page, context, close } = visitor;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route('**/api/addresses', (route) => route.fulfill({ json: { origins: [LAN] } }));
    await done(page);
    await page.locator('[data-action=chart]').focus();
    await page.keyboard.press('Home');
    for (let i = 0; i < 7; i++) await page.keyboard.press('ArrowRight');
    await page.locator('[data-action=eyes]').selectOption('1');
    await shown(page, () => page.locator('[data-action=copy-link]').click());
    await page.getByText('Link copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    // Receivers of the link are not on the machine that serves the site.
    expect(link.startsWith(`${LAN}/review#game=`)).toBe(true);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('[data-action=save-chart]').click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.png$/);
    await close();

    const other = await visit({ lang: 'de' });
    const asked: string[] = [];
    other.page.on('request', (request) => asked.push(request.url()));
    await other.page.goto(link.replace(`${LAN}/review#`, `${other.site}/review${QUICKLY}#`));
    await other.page.locator('[data-phase]').waitFor();
    expect(await stepOf(other.page)).toBe(7);
    expect(await other.page.locator('[data-action=eyes]').inputValue()).toBe('1');
    await done(other.page);
    // The page calls no seat the reader's own.
    expect(await other.page.locator('[data-story]').innerText()).toContain('Ada');
    for (const url of asked) expect(url).not.toContain('game=');
    await goTo(other.page, `/review${new URL(link).hash.slice(0, 90)}`);
    await other.page.locator('[data-complaint]').waitFor();
    expect(await other.page.locator('[data-complaint]').innerText()).toContain('unvollständig');
    await other.close();
  });

  test.each(['nicht-die-bohne', 'chicoree'])(
    'of %s online is its address, for everybody',
    async (game) => {
      const { guests, table } = await gather({ game, seats: 3, bots: 2 }, [{ name: 'Zoé' }]);
      const zoe = guests[0]!;
      await start(zoe, []);
      await playUpTo(zoe, playerOf(game).turn, 9);
      await zoe.page.locator('[data-action=menu]').click();
      await zoe.page.locator('[data-action=ask-end]').click();
      await zoe.page.locator('dialog [data-action=stop-sure]').click();
      await zoe.page.locator('dialog [data-action=review]').click();
      await zoe.page.locator('main[data-last] [data-phase]').waitFor();
      expect(new URL(zoe.page.url()).pathname).toBe(`/t/${table.id}/review`);
      await zoe.page.goto(`${table.link}/review${QUICKLY}#at=4`);
      await done(zoe.page);
      expect(await stepOf(zoe.page)).toBe(4);
      // It is her own, and it was not played to its end.
      const said = await zoe.page.locator('[data-story]').innerText();
      expect(said).toMatch(/\byou/i);
      expect(said).toContain('unfinished');
      await goHome(guests);

      const stranger = await visit();
      await stranger.page.goto(`${table.link}/review${QUICKLY}#at=4`);
      await done(stranger.page);
      expect(await stranger.page.locator('[data-story]').innerText()).toContain('Zoé');
      await stranger.page.goto(`${stranger.site}/t/nowhere2/review`);
      await stranger.page.locator('[role=alert]').waitFor();
      stranger.errors.length = 0;
      await stranger.close();
    },
  );
});
