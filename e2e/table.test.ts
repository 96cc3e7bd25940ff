// What one can do at a table besides playing: take back, be refused with the rule, hear how things
// stand, look at rows and log, change the language in the middle of it all.
import { PHASE, type View } from '@tablee/bohne/rules';
import type { Log } from '@tablee/kit';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';

import { Drag, middleOf } from './drag.ts';
import { inspect } from './inspect.ts';
import { change, settled } from './layout-suite.ts';
import { goneOn, stepOf } from './players.ts';
import { keepTable, prepare } from './prepare.ts';
import { bean, chicoree, sitDown } from './seated.ts';
import { lead, visit } from './visit.ts';

test('a new round is dealt whole, and its cards are drawn with what lies in the page', async () => {
  const until = ({ pending, state }: Log): boolean => {
    const { round, phase, trick, cardsEach } = state as View;
    const isAsked = pending.kind === 'turn' && pending.seat === 0;
    return isAsked && round === 0 && phase === PHASE.take && trick === cardsEach - 1;
  };
  // Cards come one by one where they may move.
  const { page, close } = await sitDown(
    { game: 'nicht-die-bohne', seats: 3, until },
    { settings: { motion: 'full' } },
  );
  const takeable = page.locator('[data-take].legal').first();
  await takeable.click();
  await takeable.click();
  await page.locator('[data-action=next-round]').click();
  const seen = page.locator('[data-slot^="hand:"]:visible');
  await expect.poll(() => seen.count()).toBe(20);
  const missing = (): Promise<readonly string[]> =>
    seen
      .locator('use')
      .evaluateAll((all) =>
        all
          .filter((use) => (use as SVGUseElement).getBBox().width === 0)
          .map((use) => use.getAttribute('href')!),
      );
  expect(await seen.locator('use[href^="#"]').count()).toBe(await seen.locator('use').count());
  await expect.poll(missing).toEqual([]);
  await close();
});

test('the browser’s Back closes what lies over the table, one sheet at a time, then leaves it', async () => {
  const visitor = await visit({ width: 390, height: 844, touch: true });
  const { page, site, close } = visitor;
  const table = await prepare({ ...bean('play'), isFrozen: true });
  await keepTable(page, table);
  await page.goto(site);
  const sheets = page.locator('dialog[open]');
  const showsSheets = (count: number) => expect.poll(() => sheets.count()).toBe(count);
  const openRules = async (): Promise<void> => {
    await page.locator('[data-action=menu]').tap();
    await page.locator('dialog a[href^="/rules/"]').tap();
    await page.locator('dialog #summary').waitFor();
    await showsSheets(2);
  };
  await page.locator(`a[href="/table/${table.id}"]`).first().tap();
  await page.locator('[data-phase]').waitFor();
  await openRules();
  await page.goBack();
  await showsSheets(1);
  await page.goBack();
  await showsSheets(0);
  // What was closed by hand is not in the way either: Back leaves.
  await openRules();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await showsSheets(0);
  expect(new URL(page.url()).pathname).toBe(`/table/${table.id}`);
  await page.goBack();
  await page.locator('main[data-step]').waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/');
  // Nothing of the rules waits at the table, and the cards can be tapped.
  await page.locator(`a[href="/table/${table.id}"]`).first().tap();
  await openRules();
  await lead(page, '/');
  await page.locator(`a[href="/table/${table.id}"]`).first().tap();
  await page.locator('[role=option]').first().tap();
  await expect.poll(() => page.locator('[role=option][aria-selected=true]').count()).toBe(1);
  await close();
});

test('what lies still follows what moves, and so does the focus', async () => {
  const { page, close } = await sitDown(bean('play'), { settings: { motion: 'full' } });
  /** What is drawn and read out, zone by zone. */
  const zonesOf = (shown: Page): Promise<readonly string[]> =>
    shown.locator('[data-zone]').evaluateAll((all) =>
      all.map((zone) => {
        const parts = [zone, ...zone.querySelectorAll('[data-lying], [data-take], [data-card]')];
        const told = ['class', 'aria-label', 'data-lying'].map((name) =>
          parts.map((part) => part.getAttribute(name)),
        );
        return `${zone.textContent} ${JSON.stringify(told)}`;
      }),
    );
  const step = await stepOf(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await goneOn(page, step);
  // A page that has just come shows all of it at once; when it says so, the table waits for its only person.
  const other = await page.context().newPage();
  const isCalled = () => other.locator('[data-zone=prompt].call').waitFor();
  await other.goto(page.url());
  await isCalled();
  await other.reload();
  await isCalled();
  const whole = await zonesOf(other);
  await expect.poll(() => zonesOf(page)).toEqual(whole);
  // For keyboard players the focus moves to the next prompt when it appears.
  await page.locator('[data-take].legal:focus, [role=option]:not(.dimmed):focus').waitFor();
  await close();
});

test('arrows lead to the hand where nothing has the focus', async () => {
  const { page, close } = await sitDown({ ...bean('play'), isFrozen: true });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-card'));
  const cards = await page
    .locator('[role=option]')
    .evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
  expect(await focused()).toBe(null);
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe(cards[0]);
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe(cards[1]);
  await close();
});

test('moves the keyboard focus to the next prompt, also when its button disappears', async () => {
  const { page, close } = await sitDown({ ...chicoree('main-start'), isFrozen: true });
  const focused = () =>
    page.evaluate(() => (document.activeElement as HTMLElement).dataset['action'] ?? '');
  await page.locator('[data-action=done]').waitFor();
  await page.keyboard.press('a');
  expect(await focused()).toBe('done');
  // A sheet gives the focus back to what it was opened from.
  await page.locator('[data-action=menu]').focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe('menu');
  const starts = ['EGY', 'GRE', 'MOI'].map((code) => `[role=option][data-card^="${code}"]`);
  await page.locator(starts.join()).first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('a');
  expect(await focused()).toBe('start');
  const step = await stepOf(page);
  await page.keyboard.press('Enter');
  await goneOn(page, step);
  await expect.poll(focused).toBe('done');
  await close();
});

describe('taking back', () => {
  test('a laid card returns to the hand; after a draw the button says why not', async () => {
    const { page, close } = await sitDown({ ...chicoree('main-start'), isFrozen: true });
    const undo = page.locator('[data-action=undo]');
    const hand = page.locator('[role=option]');
    const before = await hand.evaluateAll((cards) => cards.map((card) => card.ariaLabel));
    const start = page.locator(
      '[role=option][data-card^="EGY"], [role=option][data-card^="GRE"], [role=option][data-card^="MOI"]',
    );
    await start.first().click();
    await page.locator('[data-action=start]').click();
    await page.locator('[data-action=undo][aria-disabled=false]').click();
    const sameHand = () =>
      expect
        .poll(() => hand.evaluateAll((cards) => cards.map((card) => card.ariaLabel)))
        .toEqual(before);
    await sameHand();
    // Laid by carrying it to its place, it comes back as well.
    const drag = await Drag.by(page, 'mouse');
    const place = await middleOf(page.locator('[data-place="0"]'));
    await drag.carry(await middleOf(start.first()), place);
    await drag.letGo(place);
    await page.locator('[data-action=undo][aria-disabled=false]').click();
    await sameHand();
    await page.locator('[data-action=done]').click();
    await page.locator('[data-phase]:not([data-phase=main])').waitFor();
    await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('true');
    expect(await undo.getAttribute('title')).toBe('Too late: you have seen a card.');
    // Disabled for screen readers; pressing it still gives the reason.
    const prompt = page.locator('[data-zone=prompt]');
    const asked = await prompt.innerText();
    await undo.click({ force: true });
    expect(await page.locator('[data-refused]').innerText()).toContain('you have seen a card');
    expect(await prompt.innerText()).toBe(asked);
    await close();
  });

  test('a sealed choice can be changed and withdrawn until the last one is in', async () => {
    const { page, close } = await sitDown({ ...bean('play'), isFrozen: true });
    const mine = page.locator('[data-cell="0"]');
    const options = page.locator('[role=option]');
    for (const i of [0, 2]) {
      await options.nth(i).click();
      await options.nth(i).click();
      await expect.poll(() => mine.getAttribute('data-lying')).toBe('choice');
    }
    const takeBack = async (): Promise<void> => {
      await page.locator('[data-action=undo][aria-disabled=false]').click();
      await expect.poll(() => mine.getAttribute('data-lying')).toBe('empty');
    };
    await takeBack();

    // The same by carrying the card there, or throwing it.
    const card = options.nth(1);
    const slot = page.locator('[data-drop]');
    for (const pointer of ['mouse', 'touch'] as const) {
      const drag = await Drag.by(page, pointer);
      const aside = await middleOf(page.locator('[data-zone=own]'));
      await drag.carry(await middleOf(card), aside);
      await slot.waitFor();
      expect(await slot.getAttribute('class')).not.toContain('over');
      await drag.letGo(aside);
      await slot.waitFor({ state: 'detached' });
      expect(await mine.getAttribute('data-lying'), pointer).toBe('empty');
      expect(await page.locator('[role=option][aria-selected=true]').count()).toBe(0);

      const place = await middleOf(mine.locator('.place'));
      await drag.carry(await middleOf(card), place);
      await expect.poll(() => slot.getAttribute('class'), { message: pointer }).toContain('over');
      await drag.letGo(place);
      await expect.poll(() => mine.getAttribute('data-lying'), { message: pointer }).toBe('choice');
      await takeBack();

      await drag.flick(await middleOf(card));
      await expect.poll(() => mine.getAttribute('data-lying'), { message: pointer }).toBe('choice');
      await takeBack();
    }
    await close();
  });
});

describe('the end of a round', () => {
  test('is counted, says the player’s place, and stays until the player goes on', async () => {
    const until = ({ pending, state }: Log): boolean => {
      const { round, phase, trick, cardsEach } = state as View;
      const isAsked = pending.kind === 'turn' && pending.seat === 0;
      return isAsked && round === 0 && phase === PHASE.take && trick === cardsEach - 1;
    };
    const { page, close } = await sitDown(
      { game: 'nicht-die-bohne', seats: 6, options: { rounds: '2' }, until },
      { width: 360, height: 640, settings: { oneTap: true } },
    );
    // The effect of the last card on the player's own row shows there.
    const flown = page.waitForFunction(() => {
      const gain = document.querySelector<HTMLElement>('[data-gain][data-of^="0 "]');
      if (gain === null) return false;
      const row = document.querySelector(
        `[data-zone=own] [data-suit="${gain.dataset['of']!.slice(2)}"]`,
      );
      const [a, b] = [gain, row!].map((one) => one.getBoundingClientRect());
      const isThere =
        a!.left < b!.right && b!.left < a!.right && a!.top < b!.bottom && b!.top < a!.bottom;
      return isThere ? gain.textContent : false;
    });
    await page.locator('[data-take].legal').first().click();
    expect(await (await flown).jsonValue()).toMatch(/^([+−]\d+|0)$/);
    const next = page.locator('[data-action=next-round]');
    await next.waitFor();
    expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await page.locator('[data-own-place]').innerText()).toMatch(/^You .*\.$/);
    // Six players, the sum and the way on at one look, on the smallest phone.
    const hiddenPixels = await page
      .locator('[data-moment=scored] > *')
      .evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight);
    expect(hiddenPixels).toBeLessThanOrEqual(1);
    await page.locator('[data-moment=scored] [data-action=unfold]').last().click();
    await page.locator('dialog [data-row]').first().waitFor();
    await page.keyboard.press('Escape');
    await next.press('Enter');
    await page.locator('[role=option]').first().waitFor();
    expect(await page.locator('[data-moment=scored]').count()).toBe(0);
    await close();
  });
});

describe('a refusal', () => {
  test('stands in the prompt’s place until one goes on, names the rule, and opens it over the table', async () => {
    const { page, close } = await sitDown({ ...bean('take'), isFrozen: true });
    const prompt = page.locator('[data-zone=prompt]');
    const asked = await prompt.innerText();
    const refused = prompt.locator('[data-refused]');
    // A card of the hand does not follow the mouse now, and says why.
    const drag = await Drag.by(page, 'mouse');
    const from = await middleOf(page.locator('[role=option]').first());
    await drag.carry(from, { x: from.x, y: from.y - 200 });
    await refused.waitFor();
    expect(await page.locator('[data-drop]').count()).toBe(0);
    await drag.letGo(from);
    await page.locator('[data-take]:not(.legal)').first().click();
    await expect.poll(() => refused.getAttribute('data-refused')).not.toBe('NB-25');
    const rule = await refused.getAttribute('data-refused');
    expect(['NB-22', 'NB-23']).toContain(rule);
    const table = page.url();
    await refused.locator('a').click();
    const sheet = page.locator('dialog');
    await expect
      .poll(() => sheet.locator(':focus').getAttribute('id', { timeout: 1000 }))
      .toBe(rule);
    // A link inside the book leads on in the book.
    await sheet
      .locator('a[href="#scoring"]')
      .last()
      .evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => sheet.locator('#scoring:focus').count()).toBe(1);
    await sheet.locator('[data-credits]').waitFor();
    expect(page.url()).toBe(table);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    // After reading the rule the refusal is still there; another choice removes it.
    expect(await refused.getAttribute('data-refused')).toBe(rule);
    expect(await page.locator('[role=alert]').count()).toBe(1);
    await page.locator('[data-take].legal').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-action=take]').waitFor();
    expect(await refused.count()).toBe(0);
    expect(await prompt.innerText()).toBe(asked);
    await page.locator('[role=option]').first().click();
    await refused.waitFor();
    await page.locator('[data-zone=own]').click({ position: { x: 4, y: 4 } });
    await refused.waitFor({ state: 'detached' });
    await close();
  });
});

describe('the end', () => {
  test('is led back to from the bar, and nothing lies over the table', async () => {
    const { page, close } = await sitDown(chicoree('over'), {
      width: 360, height: 740, lang: 'fr', touch: true,
    }); // prettier-ignore
    await page.locator('dialog').waitFor();
    await page.keyboard.press('Escape');
    const result = page.locator('header [data-action=show-result]');
    await result.waitFor();
    expect(await inspect(page, 'table')).toEqual([]);
    const [button, table] = await Promise.all([
      result.boundingBox(),
      page.locator('[data-phase]').boundingBox(),
    ]);
    expect(button!.y + button!.height).toBeLessThanOrEqual(table!.y + 48);
    await result.tap();
    await page.locator('dialog').waitFor();
    await close();
  });
});

describe('sounds', () => {
  const SCREENS = [
    { width: 360, height: 740, lang: 'de', touch: true },
    { width: 1440, height: 900, lang: 'fr' },
  ] as const;
  test.each(SCREENS)('are offered before the first fist, beside the title: %o', async (screen) => {
    const { page, close } = await sitDown({ ...chicoree('bluff'), isFrozen: true }, screen);
    const offer = page.locator('[data-offer=sound]');
    await offer.waitFor();
    expect(await page.locator('header h1').isVisible()).toBe(true);
    expect(await inspect(page, 'table')).toEqual([]);
    // One that is passed over does not come back, here or after a reload.
    await page.reload();
    await page.locator('[data-action=fist]').waitFor();
    expect(await offer.count()).toBe(0);
    await close();
  });

  test('are no longer offered at the next choice', async () => {
    const { page, close } = await sitDown({ ...chicoree('main-start'), isFrozen: true });
    const offer = page.locator('[data-offer=sound]');
    await offer.waitFor();
    const step = await stepOf(page);
    const start = ['EGY', 'GRE', 'MOI'].map((code) => `[role=option][data-card^="${code}"]`);
    await page.locator(start.join()).first().click();
    await page.locator('[data-action=start]').click();
    await goneOn(page, step);
    await offer.waitFor({ state: 'detached' });
    await close();
  });
});

describe('the room', () => {
  test('changes its language in the middle of a game', async () => {
    const { page, close } = await sitDown({ ...chicoree('auction'), isFrozen: true });
    const seen = new Set<string>();
    for (const lang of ['fr', 'en', 'de']) {
      await change(page, { lang });
      await settled(page);
      seen.add(await page.locator('[data-zone=prompt]').innerText());
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
    }
    expect(seen.size).toBe(3);
    await close();
  });

  test('speaks its old language until the new one is there, and also if it never comes', async () => {
    const { page, errors, close } = await sitDown({ ...chicoree('auction'), isFrozen: true });
    const sayings = async (): Promise<readonly (string | null)[]> => [
      await page.locator('html').getAttribute('lang'),
      await page.locator('[data-zone=prompt]').innerText(),
    ];
    const english = await sayings();
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/chicoree-de-*.js', async (route) => {
      await arrival;
      await route.continue();
    });
    await page.route('**/chicoree-fr-*.js', (route) => route.abort());
    await page.locator('[data-action=menu]').click();
    const choice = (lang: string) => page.locator(`dialog input[value=${lang}]`);

    await choice('fr').click({ force: true });
    await expect.poll(() => choice('en').isChecked()).toBe(true);
    expect(await sayings()).toEqual(english);
    // That a file could not be had is for the browser to say.
    expect(errors.splice(0).filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);

    await choice('de').click({ force: true });
    await settled(page);
    expect(await choice('de').isChecked()).toBe(true);
    expect(await sayings()).toEqual(english);
    arrive();
    await page.locator('html[lang=de]').waitFor({ state: 'attached' });
    expect((await sayings())[1]).not.toBe(english[1]);
    await close();
  });

  test('a standing order bids up to its limit, then passes', async () => {
    const { page, close } = await sitDown({ ...chicoree('auction'), isFrozen: true });
    const price = Number(await page.locator('[data-price]').getAttribute('data-price'));
    await page.locator('[data-action=more]').click();
    await page.locator('[data-action=up-to]').click();
    // An order plays after a delay, like a player who thinks.
    await page.locator(`[data-price="${price + 1}"]`).waitFor();
    await close();
  });

  test('two windows on one table never part ways', async () => {
    const { page, context, close } = await sitDown({ ...bean('lead'), isFrozen: true });
    const other = await context.newPage();
    await other.goto(page.url());
    await other.locator('[role=option]').first().waitFor();
    const options = page.locator('[role=option]');
    await options.first().click();
    await options.first().click();
    await page.locator('[data-lying=open]').waitFor({ state: 'attached' });
    // The other window still shows the old table; its move comes too late and is answered with the new one.
    const theirs = other.locator('[role=option]');
    await theirs.nth(1).click();
    await theirs.nth(1).click();
    await other.locator('[data-lying=open]').waitFor({ state: 'attached' });
    expect(await other.locator('main').getAttribute('data-step')).toBe(
      await page.locator('main').getAttribute('data-step'),
    );
    await close();
  });
});
