// Games on the built site, by mouse, by finger on a phone, and with nothing but a keyboard; each edition
// with as few and as many people as it allows; the longer ones begin when others have played for a while.
import type { Log } from '@tablee/kit';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';

import { chicoreeTurn } from '../games/chicoree/test/browser/turn.ts';

import { fingers, type Way } from './fingers.ts';
import { diceFrom, OVER, playOn } from './players.ts';
import { type Situation, layTable } from './prepare.ts';
import { CHICOREE_SITUATIONS, LATE_MELEE } from '../games/chicoree/test/browser/situations.ts';
import { ALL_PLAYERS, playerOf } from './tables.ts';
import { visit, type Visit, type VisitPlan } from './visit.ts';

async function sitDown(
  situation: Situation,
  way: Way,
  settings: VisitPlan['settings'] = {},
): Promise<Visit> {
  const isTouch = way === 'touch';
  const visitor = await visit({
    settings,
    touch: isTouch,
    ...(isTouch ? { width: 390, height: 844 } : {}),
  });
  const { page } = visitor;
  await layTable(page, situation);
  return visitor;
}

const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (document.activeElement as HTMLElement).dataset['action']);

interface Bots {
  readonly moods: readonly string[];
  readonly lines: readonly string[];
}

/** Keeps count of the bots' faces, and of what they say. */
async function watchBots(page: Page): Promise<() => Promise<Bots>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const moods = new Set<string>();
    const lines = new Set<string>();
    new MutationObserver(() => {
      for (const face of document.querySelectorAll<SVGElement>('[data-zone=seat] [data-mood]'))
        moods.add(face.dataset['mood']!);
      for (const line of document.querySelectorAll<HTMLElement>('[data-banter]'))
        lines.add(line.innerText);
      dataset['bots'] = JSON.stringify({ moods: [...moods], lines: [...lines] });
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-mood'] });
  });
  return () => page.evaluate(() => JSON.parse(document.documentElement.dataset['bots']!) as Bots);
}

describe('a game', () => {
  for (const { game, seats, way, options, from = 0 } of ALL_PLAYERS.flatMap(({ games }) => games))
    test(`of ${game} with ${seats} seats by ${way}`, async () => {
      const start = { game, seats, options, until: ({ steps }: Log) => steps === from };
      const isWhole = from === 0;
      const { page, close } = await sitDown(start, way, { banter: isWhole });
      const botsOf = await watchBots(page);
      await playOn(page, fingers(page, way), playerOf(game).turn, diceFrom(seats));
      const { moods, lines } = await botsOf();
      expect(moods).toContain('glad');
      // The whole games have one round and so one line; in the others banter is off.
      expect(lines).toHaveLength(isWhole ? 1 : 0);
      expect(await page.locator(OVER).count()).toBeGreaterThan(0);
      expect(await page.locator('dialog [data-own-place]').innerText()).toMatch(/^You /);
      expect(await focused(page)).toBe('rematch');
      await close();
    });
});

describe('Chicorée', () => {
  test('under the hammer: a free-for-all auction and what follows, to the end of the game', async () => {
    const { page, close } = await sitDown(LATE_MELEE, 'mouse');
    await page.locator('[data-phase=melee]').waitFor();
    await page.locator('[data-hammer]').waitFor();
    await playOn(page, fingers(page, 'mouse'), chicoreeTurn, diceFrom(5));
    expect(await page.locator(OVER).count()).toBeGreaterThan(0);
    await close();
  });

  test('a forced sale: the debtor names a card, the others bid, the table goes on', async () => {
    const sale = CHICOREE_SITUATIONS.find(({ name, seats }) => name === 'sell' && seats === 4)!;
    const { page, close } = await sitDown(sale, 'touch');
    await page.locator('[data-phase=sell]').waitFor();
    const before = await page.locator('[role=option]').count();
    let sold = 0;
    await playOn(page, fingers(page, 'touch'), chicoreeTurn, diceFrom(2), async () => {
      const phase = await page.locator('[data-phase]').getAttribute('data-phase');
      if (phase === 'sell') sold += 1;
      // Until the debt is settled and the player's own turn comes again.
      return phase === 'main';
    });
    expect(sold).toBeGreaterThan(0);
    expect(before).toBeGreaterThan(0);
    await close();
  });
});
