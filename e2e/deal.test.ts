// The same cards again: a finished game is played once more from its end or its film, from the beginning or
// from a moment on, and leads back.
import type { Log, Secret } from '@tablee/kit';
import { recordOf } from '@tablee/table';
import type { Sheet } from '@tablee/wire';
import { describe, expect, test } from 'vitest';

import { beanTurn } from '../games/bohne/test/browser/turn.ts';

import { violations } from './axe.ts';
import { fingers } from './fingers.ts';
import { diceFrom, nextCall, playOn, stepOf } from './players.ts';
import { keepTable, prepare, type Prepared } from './prepare.ts';
import { visit, type Visit } from './visit.ts';

const GAME = 'nicht-die-bohne';

const OVER = { ...{ game: GAME, seats: 4, options: { rounds: '1' } }, until: isOver };
function isOver({ pending }: Log): boolean {
  return pending.kind === 'over';
}

async function finished(): Promise<Visit & { id: string; deal: string }> {
  const visitor = await visit({ width: 390, height: 844 });
  const table = await prepare(OVER);
  await keepTable(visitor.page, table);
  return { ...visitor, id: table.id, deal: table.entries[0]!.text };
}

/** The first step of a table that this browser keeps. */
const firstStep = ({ page }: Visit, table: string): Promise<string> =>
  page.evaluate(
    (id) =>
      new Promise<string>((resolve, reject) => {
        const request = indexedDB.open('tablee', 1);
        request.onerror = () => reject(request.error ?? new Error('no database'));
        request.onsuccess = () => {
          const found = request.result.transaction('entries').objectStore('entries').get([id, 0]);
          found.onsuccess = () => {
            request.result.close();
            resolve((found.result as { text: string }).text);
          };
        };
      }),
    table,
  );

/** The same deal once more, almost over: as the site keeps it. */
async function nearTheEnd(): Promise<Prepared> {
  const { log, kept } = await prepare(OVER);
  const near = await prepare({ ...OVER, until: ({ steps }) => steps === log.steps - 4 });
  const { sheet, secret, summary } = kept as {
    sheet: Sheet;
    secret: Secret;
    summary: object;
  };
  const record = recordOf({ sheet, log, secret, firstBy: 'draw' })!;
  return {
    ...near,
    kept: {
      ...near.kept,
      summary: { ...summary, id: near.id, isOver: false, again: 'deal' },
      origin: { record, played: 0 },
    },
  };
}

/** The names of the cards in the player's hand. */
const handOf = ({ page }: Visit): Promise<string[]> =>
  page
    .locator('[data-slot^="hand:"]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-slot')!).sort());

describe('the same cards again', () => {
  test('from the end of a game, with its cards dealt again', async () => {
    const visitor = await finished();
    const { page, site, id, deal, close } = visitor;
    await page.goto(`${site}/table/${id}`);
    await page.locator('dialog [data-action=again]').click();
    const begin = page.locator('[data-action=play-deal]');
    await begin.waitFor();
    expect(await violations(page)).toEqual([]);
    await begin.click();
    await page.waitForURL((url) => !url.pathname.endsWith(id));
    await nextCall(page);
    const table = page.url().split('/').at(-1)!;
    expect(table).not.toBe(id);
    expect(await firstStep(visitor, table)).toBe(deal);
    await close();
  });

  test('at its end tells how one did then and now, side by side, and beside what the cards are worth', async () => {
    const { page, site, close } = await visit({ width: 390, height: 844 });
    const table = await nearTheEnd();
    await keepTable(page, table);
    await page.goto(`${site}/table/${table.id}`);
    await playOn(page, fingers(page, 'mouse'), beanTurn, diceFrom(5));
    const told = page.locator('[data-part=then-now]');
    await told.waitFor();
    await expect
      .poll(() => told.innerText())
      .toMatch(/worth about −?\d+\. (?:You made \d+ (?:more|less)|That is just what you made)\./);
    expect(await told.locator('tbody tr').first().locator('td').allInnerTexts()).toHaveLength(3);
    expect(await violations(page)).toEqual([]);
    await close();
  });

  test('from a moment of the film, in another seat: what was played stands, and a way leads back', async () => {
    const visitor = await finished();
    const { page, site, id, close } = visitor;
    await page.goto(`${site}/replay/${id}`);
    await page.locator('[data-phase]').waitFor();
    await page.locator('[data-action=first]').click();
    for (let step = 0; step < 12; step++) await page.locator('[data-action=forward]').click();
    await page.locator('[data-action=again]').click();
    await page.locator('dialog label', { hasText: 'Basile' }).click();
    await page.locator('[data-action=play-deal]').click();
    await page.waitForURL('**/table/*');
    await nextCall(page);
    expect(await stepOf(page)).toBeGreaterThanOrEqual(12);
    // Of the others' hands nothing is on the page.
    const cards = await handOf(visitor);
    expect(cards.length).toBeGreaterThan(3);
    await page.reload();
    await nextCall(page);
    expect(await handOf(visitor)).toEqual(cards);
    await page.locator('[data-action=menu]').click();
    await page.locator('[data-action=back-to-origin]').click();
    await page.waitForURL(`**/replay/${id}#at=12`);
    await page.locator('[data-phase]').waitFor();
    expect(await page.locator('[data-last]').getAttribute('data-step')).toBe('12');
    await close();
  });

  test('a what if says where it comes from, and lies apart from the games on the shelf', async () => {
    const visitor = await finished();
    const { page, site, id, close } = visitor;
    await page.goto(`${site}/review/${id}?playouts=24#at=12`);
    await page.locator('[data-action=again]').click();
    await page.locator('[data-action=play-deal]').click();
    await page.waitForURL('**/table/*');
    await nextCall(page);
    const table = page.url().split('/').at(-1)!;
    expect(await page.locator('main h1').innerText()).toContain('What if… from move 12');
    expect(await violations(page)).toEqual([]);

    // The arrow leads back, and there the try goes on.
    await page.locator('[data-action=leave]').click();
    await page.waitForURL(`**/review/${id}#at=12`);
    await page.locator('[data-action=again]').click();
    await page.locator('[data-action=resume-try]').click();
    await page.waitForURL(`**/table/${table}`);
    await nextCall(page);

    await page.goto(site);
    const drawer = page.locator('details.drawer');
    expect(await drawer.locator('summary').innerText()).toBe('Finished games (1)');
    expect(await page.locator('#on-table').count()).toBe(0);
    await drawer.locator('summary').click();
    const row = drawer.locator(`[data-table="${table}"]`);
    expect(await row.innerText()).toContain('What if… from move 12');
    await row.locator('[data-action=remove]').click();
    await row.locator('[data-action=remove-sure]').click();
    await row.waitFor({ state: 'detached' });
    await close();
  });

  test('a what if that was kept before its list told where it comes from still opens, and leads back', async () => {
    const { page, site, close } = await visit();
    const table = await nearTheEnd();
    const { kept } = table as unknown as { kept: { summary: object; origin: object } };
    const old = {
      ...table,
      kept: {
        ...kept,
        summary: { ...kept.summary, again: 'moment', touched: Date.now() },
        // Its game has left the shelf since.
        origin: { ...kept.origin, played: 7, from: '/review/gone' },
      },
    };
    await keepTable(page, old);
    await page.goto(site);
    await page.locator('details.drawer summary', { hasText: 'What ifs (1)' }).click();
    await page.locator(`[data-table="${table.id}"] [data-action=continue]`).click();
    await nextCall(page);
    expect(await page.locator('main h1').innerText()).toContain('from move 7');
    await page.locator('[data-action=leave]').click();
    await page.waitForURL('**/review#at=7');
    await page.locator('[data-phase]').waitFor();
    // It is still the game of this device's player.
    expect(await page.locator('[data-action=eyes] option').allInnerTexts()).toContain('You');
    await close();
  });
});
