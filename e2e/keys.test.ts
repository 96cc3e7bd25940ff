// Plays and reads a table by keyboard alone: what keys read out, digits that bid, and the list behind `?`.
import { PHASE as CHICOREE_PHASE, type View as ChicoreeView } from '@tablee/chicoree/rules';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';

import { change } from './layout-suite.ts';
import { goneOn, stepOf } from './players.ts';
import type { Situation } from './prepare.ts';
import { bean, chicoree, sitDown } from './seated.ts';
import { visit } from './visit.ts';

describe('the keys', () => {
  test('read out hand, table, scores, prompt and the last event; ? shows them all', async () => {
    const { page, close } = await sitDown({ ...bean('lead'), isFrozen: true });
    const polite = page.locator('[data-live=polite]');
    const told = page.locator('[data-told]');
    for (const key of ['h', 't', 's', 'p', 'l']) {
      const before = await polite.textContent();
      await page.keyboard.press(key);
      await expect.poll(() => polite.textContent(), { message: key }).not.toBe(before);
      const spoken = (await polite.textContent())!.trim();
      expect(spoken.length, key).toBeGreaterThan(8);
      // A player who hears nothing reads it.
      expect((await told.innerText()).trim().replaceAll(/\s+/g, ' '), key).toBe(
        spoken.replaceAll(/\s+/g, ' '),
      );
    }
    await page.keyboard.press('Escape');
    await told.waitFor({ state: 'detached' });
    // It is the first choice on this device: sounds are offered, and never again.
    await page.locator('[data-action=sound-yes]').click();
    await page.locator('[data-offer=sound]').waitFor({ state: 'detached' });
    expect(await polite.textContent()).toContain('Sounds are on');
    const kept = () => page.evaluate(() => localStorage.getItem('tablee-settings'));
    await expect.poll(kept).toContain('"sound":true');
    await change(page, { sound: false });
    await page.reload();
    await page.locator('[data-phase]').waitFor();
    await page.locator('[data-live=assertive]:not(:empty)').waitFor({ state: 'attached' });
    expect(await page.locator('[data-offer=sound]').count()).toBe(0);
    await page.keyboard.press('?');
    await expect.poll(() => page.locator('dialog kbd').count()).toBeGreaterThan(6);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await close();
  });
});

describe('by keyboard', () => {
  const focused = (page: Page) => (): Promise<readonly (string | undefined)[]> =>
    page.evaluate(() => {
      const { action, amount } = (document.activeElement as HTMLElement).dataset;
      return [action, amount];
    });

  test('digits bid at an open auction; what is not allowed says why', async () => {
    const until: Situation['until'] = (log) => {
      const view = log.state as ChicoreeView;
      const isMine = log.pending.kind === 'turn' && log.pending.seat === 0;
      const mayBid = view.price > 1 && view.tokens(0) > 10 && view.tokens(0) < 20;
      return isMine && view.phase === CHICOREE_PHASE.auction && view.price < 7 && mayBid;
    };
    const plan = { game: 'chicoree', seats: 4, until, isFrozen: true };
    const { page, close } = await sitDown(plan);
    const price = Number(await page.locator('[data-price]').getAttribute('data-price'));
    await page.locator('[data-action="bid+1"]').waitFor();
    await page.keyboard.press(`${price + 1}`);
    await expect.poll(focused(page)).toEqual(['bid+1', `${price + 1}`]);
    await page.keyboard.press('Escape');
    // Too little by itself, and the first digit of another price; Enter does not press the card below.
    const card = page.locator('[role=option]').first();
    await card.focus();
    const refused = page.locator('[data-refused="CH-64"]');
    for (const key of ['1', 'Enter', 'Enter']) {
      await page.keyboard.press(key);
      await refused.waitFor();
    }
    expect(await card.getAttribute('aria-selected')).toBe('false');
    await page.keyboard.press('0');
    await expect.poll(focused(page)).toEqual(['bid-typed', '10']);
    expect(await page.locator('[data-refused]').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator('[data-action=more]').click();
    await page.locator('dialog [data-action=bid]').waitFor();
    await page.keyboard.type('10');
    await page.locator('dialog [data-action=bid]:focus', { hasText: '10' }).waitFor();
    const step = await stepOf(page);
    await page.keyboard.press('Enter');
    await goneOn(page, step);
    await close();
  });

  test('digits fill the fist, and open a closed one again', async () => {
    const { page, close } = await sitDown({ ...chicoree('bluff'), isFrozen: true });
    await page.keyboard.press('2');
    await expect.poll(focused(page)).toEqual(['fist', '2']);
    await page.keyboard.press('Enter');
    await page.locator('[data-action=reopen]').waitFor();
    await page.keyboard.press('1');
    await expect.poll(focused(page)).toEqual(['fist', '1']);
    await close();
  });

  test('the first Tab leads to what is asked, the next ones to all the rest', async () => {
    const { page, close } = await sitDown({ ...chicoree('auction'), isFrozen: true });
    await page.locator('[data-action=pass]').waitFor();
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[data-zone]')?.outerHTML))
      .toContain('data-zone="actions"');
    const seen = new Set<string>();
    for (let stop = 0; stop < 80 && seen.size < 3; stop++) {
      await page.keyboard.press('Tab');
      const zone = await page.evaluate(
        () => document.activeElement?.closest<HTMLElement>('[data-zone]')?.dataset['zone'],
      );
      if (zone === 'seat' || zone === 'middle' || zone === 'hand') seen.add(zone);
    }
    expect([...seen].sort()).toEqual(['hand', 'middle', 'seat']);
    await close();
  });

  test('? shows keys on every page, and each list is about that page', async () => {
    const { page, site, close } = await visit();
    const PAGES = [
      '/', '/box/chicoree', '/online', '/rules/chicoree', '/settings', '/me', '/pad/chicoree', '/privacy',
      '/puzzles/chicoree', '/learn/chicoree', '/review', '/nowhere/at/all',
    ]; // prettier-ignore
    for (const path of PAGES) {
      await page.goto(site + path);
      await page.locator('main').waitFor();
      await page.locator('h1:not(:text("Loading"))').first().waitFor({ state: 'attached' });
      await page.keyboard.press('?');
      await page.locator('dialog kbd').first().waitFor();
      const keys = await page.locator('dialog kbd').allInnerTexts();
      expect(keys, path).toContain('?');
      expect(keys.includes('/'), path).toBe(path.startsWith('/rules'));
      // There nothing is taken back.
      if (path.startsWith('/learn') || path.startsWith('/puzzles'))
        expect(keys, path).not.toContain('U');
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
    await page.goto(`${site}/rules/chicoree`);
    await page.locator('search').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('tie?');
    expect(await page.locator('search input').inputValue()).toBe('tie?');
    expect(await page.locator('dialog').count()).toBe(0);
    await close();
  });
});
