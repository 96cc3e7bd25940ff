// Tests progress on the player's own page: stored reviews become figures, charts and tables, in
// three languages, by day and by night. They are part of the player's data.
import { readFile } from 'node:fs/promises';

import type { Log } from '@tablee/kit';
import { describe, expect, test } from 'vitest';

import { violations } from './axe.ts';
import { inspect } from './inspect.ts';
import { change, settled } from './layout-suite.ts';
import { keepReviews, keepTable, prepare } from './prepare.ts';
import { visit } from './visit.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 5, 20, 12);

/** A choice that cost something, as a review keeps it. */
const mistake = (move: string, fact: string, cost: number) => ({
  ...{ step: 3, seat: 0, label: cost >= 0.1 ? 'blunder' : 'mistake', cost, error: 0.004 },
  ...{ points: 2, gain: -cost, playouts: 8000 },
  played: { move, chance: 0.3, score: 1, reasons: [{ fact, isAgainst: true }] },
  best: { move: 'lead R1', chance: 0.3 + cost, score: 2, reasons: [{ fact: 'gives-little' }] },
});

/** Older choices cost more, as for a player who has improved. */
const review = (game: string, ago: number, more: object = {}) => ({
  ...{ id: `${game} ${ago}`, form: 5, game, playedAt: NOW - ago * DAY_MS, keptAt: NOW },
  ...{ me: 0, isOver: true, playouts: 8000, values: [] },
  reviews: [
    {
      ...{ seat: 0, choices: 20, cost: 0.01 + ago / 5000, habitCost: 0.03, grade: 'habitue' },
      ...{ labels: {}, deals: [] },
      chance: {
        ...{ start: 0.25, luck: 0.1, own: 0.1, others: 0 },
        ...{ result: ago % 2, adjusted: 0.35 },
        error: { start: 0, luck: 0.05, own: 0.05, others: 0.02, result: 0, adjusted: 0.05 },
      },
      score: { start: 0, luck: 0, own: 0, others: 0, result: 0, adjusted: 0 },
      prices: [mistake('play Rx2', 'serves-leader', 0.12), mistake('take 1', 'hurts-row', 0.06)],
    },
  ],
  ...more,
});

const REVIEWS = [
  ...[90, 80, 70, 61, 50, 41, 30, 20, 11, 9, 4, 1].map((ago) => review('nicht-die-bohne', ago)),
  // By an older judge.
  ...[130, 110].map((ago) => review('nicht-die-bohne', ago, { form: 4 })),
  review('chicoree', 2),
  // Only watched, so not the player's own progress.
  review('pas-de-bras', 3, { me: undefined }),
];

/** A finished game of another name. */
const lostOf = (kept: object): object => {
  const { sheet, summary, ...rest } = kept as {
    readonly sheet: object;
    readonly summary: { readonly touched: number };
  };
  // The newest comes first: this one shall be the last.
  const touched = summary.touched - 60_000;
  return { ...rest, sheet: { ...sheet, id: 'lost' }, summary: { ...summary, id: 'lost', touched } };
};

describe('progress', () => {
  test('is shown by game, with what costs most, and can be read as a table', async () => {
    const { page, site, close } = await visit({ width: 390, height: 844, lang: 'en' });
    await keepReviews(page, REVIEWS);
    const unreviewed = await prepare({
      game: 'pas-de-bras',
      seats: 3,
      options: { rounds: '1' },
      until: ({ pending }) => pending.kind === 'over',
    });
    await keepTable(page, unreviewed);
    await page.goto(`${site}/me`);
    const beans = page.locator('[data-progress=nicht-die-bohne]');
    await beans.waitFor();
    expect(await page.locator('[data-progress]').count()).toBe(2);
    const waiting = page.locator('[data-waiting] a');
    expect(await waiting.count()).toBe(1);
    expect(await waiting.getAttribute('href')).toBe(`/review/${unreviewed.id}`);
    expect(await beans.innerText()).toContain('12 games reviewed');
    expect(await beans.innerText()).toContain('better than those before');
    expect(await beans.locator('svg[role=img] circle').count()).toBe(14);
    expect(await beans.locator('svg[role=img] circle.older').count()).toBe(2);
    expect(await beans.locator('[data-older]').innerText()).toContain(
      '2 games reviewed by an older',
    );
    // Won five of twelve; without luck 0.35 of each.
    expect(await beans.innerText()).toMatch(/Won\s+5 of 12\s+Without luck\s+4.2\s±\s0.4 of 12/);
    const kinds = beans.locator('[data-kinds] li');
    expect(await kinds.first().innerText()).toMatch(/×2 to the leader\s+12 times · 144/);
    expect(await kinds.count()).toBe(2);
    await beans.locator('[data-action=figures]').click();
    expect(await beans.locator('table tbody').count()).toBeGreaterThanOrEqual(3);
    expect(await beans.locator('table tbody tr:not(.month)').count()).toBe(14);
    for (const [theme, of] of [
      ['light', 'all'],
      ['dark', 'colours'],
    ] as const) {
      await change(page, { theme });
      await settled(page);
      expect(await violations(page, of), theme).toEqual([]);
    }
    for (const lang of ['fr', 'de'] as const) {
      await change(page, { lang });
      await settled(page);
      expect(await inspect(page, 'page'), lang).toEqual([]);
      expect(await kinds.first().innerText()).toMatch(
        lang === 'fr' ? /×2 à qui est en tête/ : /Führenden ein ×2/,
      );
    }
    await close();
  });

  test('of all games that wait is a tap away: they are reviewed one after the other', async () => {
    const { page, site, close } = await visit({ width: 390, height: 844, lang: 'fr' });
    const over = ({ pending }: Log): boolean => pending.kind === 'over';
    const options = { rounds: '1' };
    const games = await Promise.all([
      prepare({ game: 'pas-de-bras', seats: 3, options, until: over }),
      prepare({ game: 'nicht-die-bohne', seats: 3, options, until: over }),
      prepare({ game: 'nicht-die-bohne', seats: 4, options, until: over }),
    ]);
    for (const one of games) await keepTable(page, one);
    // A third game of which only the summary is left: it cannot be read, and keeps nothing else waiting.
    const { kept, log } = games[0];
    await keepTable(page, { kept: lostOf(kept), entries: [], id: 'lost', log });
    // So many playouts that the review outlasts the test.
    await page.goto(`${site}/me?playouts=100000`);
    const all = page.locator('[data-action=review-all]');
    await all.focus();
    await page.keyboard.press('Enter');
    // The focus moves to the progress of the review.
    await page.locator('[data-backlog="0"] p:focus').waitFor();
    const backlog = page.locator('[data-backlog]');
    expect(await backlog.innerText()).toMatch(/Partie 1 sur 4/);
    await backlog.locator('[data-stand=running]').waitFor();
    expect(await violations(page)).toEqual([]);
    await backlog.locator('[data-action=stop-review]').click();
    await backlog.locator('[data-stand=stopped]').waitFor();
    for (const lang of ['en', 'de', 'fr'] as const) {
      await change(page, { lang });
      await settled(page);
      expect(await inspect(page, 'page'), lang).toEqual([]);
    }
    await backlog.locator('[data-action=go-on]').click();
    await backlog.locator('[data-stand=running]').waitFor();
    await page.goto(`${site}/me?playouts=24`);
    await all.click();
    await page.locator('[data-backlog=over]:focus').waitFor();
    expect(await backlog.innerText()).toMatch(
      /3\s+parties analysées\. Une partie n’a pas pu être relue\.$/,
    );
    expect(await violations(page)).toEqual([]);
    // They count at once, and are there when one opens them.
    expect(await page.locator('[data-progress=nicht-die-bohne]').innerText()).toMatch(
      /2\s+parties analysées/,
    );
    await page.goto(`${site}/review/${games[1].id}?playouts=24`);
    await page.locator('dialog [data-review=done]').waitFor();
    expect(page.workers().filter((one) => one.url().includes('review-worker'))).toEqual([]);
    await close();
  });

  test('belongs to the player’s data: it is exported, and deleted with the rest', async () => {
    const { page, site, close } = await visit({ lang: 'en' });
    await keepReviews(page, REVIEWS);
    await page.goto(`${site}/me`);
    const download = page.waitForEvent('download');
    await page.locator('[data-action=export]').click();
    const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
      readonly reviews: readonly unknown[];
    };
    expect(file.reviews).toHaveLength(REVIEWS.length);
    await page.locator('[data-action=forget]').click();
    await page.getByRole('button', { name: 'Yes, erase everything here' }).click();
    await page.locator('[data-action=play-now]').first().waitFor();
    await page.goto(`${site}/me`);
    await page.getByText('Have a finished game reviewed').waitFor();
    expect(await page.locator('[data-action=export]').count()).toBe(0);
    await close();
  });
});
