// Tests a shared screen with phones on a plain HTTP address, as in a home Wi-Fi: players join by
// its code, play a round or an auction, and go on to the rematch. The screen receives and shows
// public facts only.
import { inject, expect, test } from 'vitest';

import { beanTurn } from '../games/bohne/test/browser/turn.ts';
import { chicoreeTurn } from '../games/chicoree/test/browser/turn.ts';

import { inspect } from './inspect.ts';
import { settled, takePicture } from './layout-suite.ts';
import {
  awaited,
  createTable,
  expectSameEnd,
  finish,
  goHome,
  roomOf,
  guest,
  nextStep,
  sitDown,
  start,
  type Guest,
  type GuestPlan,
  type OnlineTable,
  type TablePlan,
} from './online.ts';
import {
  expectDiscretion,
  expectNoLeaks,
  expectOnlyPublic,
  reportsTo,
  watchForLeaks,
} from './online-secrets.ts';
import { action, goneOn, stepOf } from './players.ts';

const PHONES: readonly GuestPlan[] = [
  { name: 'Mamie', lang: 'fr', way: 'touch' },
  { name: 'Ben', lang: 'en', way: 'touch', width: 360, height: 640, theme: 'dark' },
  { name: 'Jürgen', lang: 'de', way: 'touch' },
];

interface Evening {
  readonly table: OnlineTable;
  readonly screen: Guest;
  readonly phones: readonly Guest[];
}

/** What a phone's camera finds on the screen. */
const scanned = ({ page }: Guest): Promise<string | null> =>
  page.locator('[data-screen=gathering] [data-address]').textContent();

/** Opens a table and a screen that shows it, and joins all players but the host by the code. */
async function gatherBefore(plan: TablePlan, size: GuestPlan): Promise<Evening> {
  const [screen, ...phones] = await Promise.all([size, ...PHONES].map(guest));
  const host = phones[0]!;
  const created = await createTable(host, plan);
  // As a phone in the Wi-Fi has it: browsers do not trust that address.
  const table = { ...created, link: `${inject('plainSite')}/t/${created.id}` };
  await watchForLeaks(screen!);
  await screen!.page.goto(`${table.link}/screen`);
  if (plan.settings?.['mayWatch'] === false) await allowWatching(host, table, screen!);
  await screen!.page.locator('[data-screen=gathering] [data-seat="1"][data-kind=empty]').waitFor();
  expect(`http://${await scanned(screen!)}`).toBe(table.link);
  await host.page.goto(table.link);
  for (const one of phones.slice(1)) await sitDown(one, `${table.link}#hand`);
  await screen!.page.locator('[data-seat="2"][data-kind=person]').waitFor();
  await takePicture(screen!.page, `${plan.game}-screen-waiting`);
  await start(host, phones.slice(1));
  // Without a question, also where the host did not come by the code.
  for (const { page } of phones) {
    await page.locator('[data-action=hand-view][aria-pressed=true]').waitFor();
    expect(await page.locator('[data-notice]').count()).toBe(0);
  }
  await screen!.page.locator('[data-screen=table] [data-phase]').waitFor();
  return { table, screen: screen!, phones };
}

/** The host allows it, and the screen notices by itself. */
async function allowWatching(host: Guest, table: OnlineTable, { page }: Guest): Promise<void> {
  await page.locator('[data-screen=gathering][data-barred]').waitFor();
  const { settings } = await roomOf(table);
  const answer = await fetch(`${table.site}/api/tables/${table.id}/settings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${host.key}` },
    body: JSON.stringify({ ...settings, mayWatch: true }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

/** Nothing on the page overlaps, is cut off or too small to be hit. */
async function expectTidy({ page, name }: Guest): Promise<void> {
  await settled(page);
  expect(await inspect(page, 'table'), name).toEqual([]);
}

test('a whole round of beans with three phones before a screen, and the rematch', async () => {
  const evening = await gatherBefore(
    { game: 'nicht-die-bohne', seats: 3, options: { rounds: '1' } },
    { name: 'Television', lang: 'fr', width: 1920, height: 1080 },
  );
  const { table, screen, phones } = evening;
  for (const one of phones) await expectTidy(one);
  await takePicture(phones[1]!.page, 'beans-hand');
  // What is said at the table is overheard in the room, for a moment.
  const [host] = phones;
  await host!.fingers.press(host!.page.locator('[data-action=talk]'));
  await host!.page.locator('[data-talk=write]').fill('À table !');
  await host!.page.locator('[data-talk=write]').press('Enter');
  const murmur = screen.page.locator('[data-murmur="0"]', { hasText: 'À table !' });
  await murmur.waitFor();
  await takePicture(screen.page, 'beans-screen-talk');
  await host!.page.keyboard.press('Escape');
  await murmur.waitFor({ state: 'detached' });
  await Promise.all(phones.map((one) => finish(one, beanTurn)));
  await expectSameEnd(phones, table);
  const { page } = screen;
  await page.locator('[data-screen=end] [data-winners]').waitFor();
  await takePicture(page, 'beans-screen-end');
  await expectOnlyPublic(screen, table);
  await expectNoLeaks(screen);
  await expectDiscretion([screen, ...phones], table.link);
  // The screen itself asks for nothing.
  expect(await page.locator('main button:not([inert] *):not(nav *)').count()).toBe(0);
  await phones[0]!.fingers.press(phones[0]!.page.locator('[data-action=rematch]'));
  await page.waitForURL(
    (url) => /^\/t\/\w+\/screen$/.test(url.pathname) && !url.href.includes(table.id),
  );
  await page.locator('[data-screen=gathering], [data-screen=table]').waitFor();
  await goHome([screen, ...phones]);
});

/** Checks during a game, before a record exists, that a watcher learns no drawn card. */
function expectWatched(screen: Guest, table: OnlineTable): void {
  const drawn: unknown[] = [];
  for (const report of reportsTo(screen, table)) {
    if ('eyes' in report) expect(report.eyes).toBe('watcher');
    if ('waiting' in report) {
      expect(report.waiting).not.toHaveProperty('own');
      expect(report.waiting).not.toHaveProperty('order');
    }
    if (report.kind !== 'step') continue;
    const events = report.events as readonly { readonly kind: string; readonly card?: unknown }[];
    drawn.push(...events.filter(({ kind }) => kind === 'drew').map(({ card }) => card));
  }
  expect(drawn.length).toBeGreaterThan(0);
  expect(new Set(drawn)).toEqual(new Set([null]));
}

const SEALED = ['bluff', 'challenge'];

const phaseOf = ({ page }: Guest): Promise<string | null> =>
  page.locator('[data-phase]').getAttribute('data-phase');

/** Plays one step: the asked player answers, or all of them where all choose at the same time. */
async function playStep(phones: readonly Guest[], first: Guest): Promise<void> {
  const step = await stepOf(first.page);
  const others = SEALED.includes((await phaseOf(first)) ?? '') ? phones : [];
  await chicoreeTurn(first.page, first.fingers, first.dice);
  for (const one of others.filter((other) => other !== first)) {
    if (step > 0) await nextStep(one, step - 1);
    const call = one.page.locator(`main[data-step="${step}"] [data-live=assertive]:not(:empty)`);
    if ((await call.count()) > 0) await chicoreeTurn(one.page, one.fingers, one.dice);
  }
  await goneOn(first.page, step);
}

test('an auction with three phones before a screen', async () => {
  const { table, screen, phones } = await gatherBefore(
    { game: 'chicoree', seats: 3, settings: { mayWatch: false } },
    { name: 'Laptop', lang: 'de', width: 1280, height: 720, theme: 'dark' },
  );
  const { page } = screen;
  let bidder = await awaited(phones);
  while ((await phaseOf(bidder)) !== 'auction') {
    await playStep(phones, bidder);
    bidder = await awaited(phones);
  }
  await expectTidy(bidder);
  await takePicture(bidder.page, 'chicoree-hand-auction');
  const price = Number(await bidder.page.locator('[data-price]').getAttribute('data-price')) + 1;
  const step = await stepOf(bidder.page);
  await bidder.fingers.press(action(bidder.page, 'bid+1'));
  await goneOn(bidder.page, step);
  // The screen shows all players the price and its bidder.
  const seat = phones.indexOf(bidder);
  await page.locator(`[data-screen=table] [data-price="${price}"]`).waitFor();
  await page.locator(`[data-zone=seat][data-seat="${seat}"] [data-said=bid]`).waitFor();
  await takePicture(page, 'chicoree-screen-auction');
  // The others leave it to them, and it is sold.
  const sold = page.locator(`[data-screen=table] [data-price="${price}"]`);
  for (let left = phones.length - 1; left > 0; left--) {
    const next = await awaited(phones);
    const isSame = (await next.page.locator(`[data-price="${price}"]`).count()) > 0;
    if (next === bidder || !isSame) break;
    const before = await stepOf(next.page);
    await next.fingers.press(action(next.page, 'pass'));
    await goneOn(next.page, before);
  }
  await sold.waitFor({ state: 'detached' });
  expectWatched(screen, table);
  await expectNoLeaks(screen, 4);
  await goHome([screen, ...phones]);
});
