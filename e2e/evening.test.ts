// An evening around a screen as the README tells it: a laptop opens the table and takes no chair, phones
// sit down by its code, play with their hands and go on. And a seat that moves from a laptop to a phone.
import { expect, inject, test } from 'vitest';

import { beanTurn } from '../games/bohne/test/browser/turn.ts';

import { inspect } from './inspect.ts';
import { settled, takePicture } from './layout-suite.ts';
import { expectGoodLooks } from './online-looks.ts';
import {
  atTable,
  finish,
  goHome,
  guest,
  roomOf,
  seated,
  type Guest,
  type GuestPlan,
  type OnlineTable,
} from './online.ts';
import { violations } from './axe.ts';

const GAME = 'nicht-die-bohne';
const LAPTOP = { width: 1440, height: 900 } as const;
const PHONES: readonly GuestPlan[] = [
  { name: 'Papa', lang: 'de', way: 'touch', width: 412, height: 800 },
  { name: 'Mamie', lang: 'fr', way: 'touch', width: 390, height: 740, theme: 'dark' },
  { name: 'Lena', lang: 'en', way: 'touch', width: 320, height: 640 },
];

/** Opens the box in a browser without a name. */
async function openBox({ page, fingers }: Guest): Promise<void> {
  await page.goto(`${inject('plainSite')}/box/${GAME}`);
  await fingers.press(page.locator('[data-action=invite]'));
}

async function shownTable({ page }: Guest): Promise<OnlineTable> {
  await page.locator('[data-screen=gathering] [data-address]').waitFor();
  const id = /^\/t\/(\w+)\/screen$/.exec(new URL(page.url()).pathname)![1]!;
  return { site: inject('site'), id, link: `${inject('plainSite')}/t/${id}` };
}

/** The portraits in a part of the page, by what is drawn. */
const heads = ({ page }: Guest, part: string): Promise<(string | null)[]> =>
  page
    .locator(`${part} svg[data-mood] use:first-child`)
    .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')));

const expectDistinct = (all: readonly (string | null)[], count: number): void => {
  expect(all).toHaveLength(count);
  expect(new Set(all).size).toBe(count);
};

const handOnly = ({ page }: Guest) => page.locator('[data-action=hand-view][aria-pressed=true]');

/** All of them open the link before the first one sits, and are offered the same portrait. */
async function sitTogether(
  laptop: Guest,
  phones: readonly Guest[],
  table: OnlineTable,
): Promise<Guest> {
  const address = await laptop.page.locator('[data-screen=gathering] [data-address]').textContent();
  expect(`http://${address}`).toBe(table.link);
  for (const { page, name } of phones) {
    await page.goto(`http://${address}`);
    await page.locator('form input[type=text]').fill(name);
  }
  await Promise.all(
    phones.map(({ page, fingers }) => fingers.press(page.locator('[data-action=sit]'))),
  );
  await Promise.all(phones.map(seated));
  await expect.poll(() => laptop.page.locator('[data-kind=person]').count()).toBe(3);
  const { seats } = await roomOf(table);
  for (const device of [laptop, ...phones])
    await expect.poll(() => heads(device, '[data-kind=person]')).toHaveLength(3);
  expectDistinct(await heads(laptop, '[data-kind=person]'), 3);
  for (const phone of phones) {
    expectDistinct(await heads(phone, '[data-kind=person]'), 3);
    await settled(phone.page);
    expect(await inspect(phone.page, 'page'), phone.name).toEqual([]);
  }
  await takePicture(laptop.page, 'evening-screen-seated');
  const hosts = seats.flatMap((seat) => (seat.kind === 'person' && seat.isHost ? seat.name : []));
  expect(hosts).toHaveLength(1);
  return phones.find(({ name }) => name === hosts[0])!;
}

test('a laptop opens the table, three phones are its three players, and the rematch', async () => {
  const [laptop, ...phones] = (await Promise.all(
    [{ name: 'Laptop', lang: 'de', ...LAPTOP } as const, ...PHONES].map(guest),
  )) as [Guest, Guest, Guest, Guest];
  await openBox(laptop);
  await laptop.page.locator('[data-action=be-screen]').waitFor();
  await expectGoodLooks(laptop, 'box-screen', 'page');
  await laptop.page.setViewportSize(LAPTOP);
  await laptop.fingers.press(laptop.page.locator('[data-action=be-screen]'));
  const table = await shownTable(laptop);
  expect(await laptop.page.locator('[data-kind=person]').count()).toBe(0);
  await expect.poll(() => laptop.page.title()).toMatch(/^Nicht die Bohne! · alle nehmen Platz/);
  // The screen holds no seat, and the server has no person for it.
  const kept = await laptop.page.evaluate(() => [
    ...['tablee-seats', 'tablee-key'].map((name) => localStorage.getItem(name)),
  ]);
  expect(kept).toEqual([null, null]);
  expect(await violations(laptop.page)).toEqual([]);
  await takePicture(laptop.page, 'evening-screen-empty');

  const host = await sitTogether(laptop, phones, table);

  // The first player to sit down starts; there are as many chairs as phones.
  await host.fingers.press(host.page.locator('[data-action=start-smaller][aria-disabled=false]'));
  await Promise.all(phones.map(atTable));
  expect((await roomOf(table)).seats.map(({ kind }) => kind)).toEqual(Array(3).fill('person'));
  await laptop.page.locator('[data-screen=table] [data-phase]').waitFor();
  await expect.poll(() => laptop.page.title()).toMatch(/^Nicht die Bohne! · Spiel läuft/);
  await Promise.all(phones.map((phone) => handOnly(phone).waitFor()));
  for (const { page } of phones) expect(await page.locator('[data-notice]').count()).toBe(0);
  // One of them wants the whole table back.
  const { page, fingers } = phones[2];
  await fingers.press(page.locator('[data-action=hand-view]'));
  await page.locator('[data-action=hand-view][aria-pressed=false]').waitFor();

  await Promise.all(phones.map((phone) => finish(phone, beanTurn)));
  await laptop.page.locator('[data-screen=end] [data-winners]').waitFor();
  await expect.poll(() => laptop.page.title()).toMatch(/^Nicht die Bohne! · Spiel beendet/);
  await takePicture(laptop.page, 'evening-screen-end');

  // The rematch: all players as before, each phone with its player's settings.
  await host.fingers.press(host.page.locator('dialog [data-action=rematch]'));
  await Promise.all(phones.map(seated));
  await laptop.page.locator('[data-screen=gathering]').waitFor();
  await host.fingers.press(host.page.locator('[data-action=start][aria-disabled=false]'));
  await Promise.all(phones.map(atTable));
  for (const phone of phones.slice(0, 2)) await handOnly(phone).waitFor();
  await page.locator('[data-action=hand-view][aria-pressed=false]').waitFor();
  await goHome([laptop, ...phones]);
});

test('moves a seat from the laptop to the phone, and the laptop becomes the screen', async () => {
  const [laptop, phone] = await Promise.all([
    guest({ name: 'Papa', lang: 'de', ...LAPTOP }),
    guest({ name: 'Papa', lang: 'de', way: 'touch', width: 412, height: 800 }),
  ]);
  await openBox(laptop);
  await laptop.page.locator('form input[type=text]').fill('Papa');
  await laptop.fingers.press(laptop.page.locator('[data-action=sit]'));
  await seated(laptop);
  const link = laptop.page.url();
  const table = { site: inject('site'), id: link.split('/').at(-1)!, link };

  // He scans the code of the table like all others, and sits there twice.
  await phone.page.goto(link);
  await phone.fingers.press(phone.page.locator('summary'));
  await phone.page.getByText('Gerät wechseln').waitFor();
  await phone.page.locator('form input[type=text]').fill('Papa');
  await phone.fingers.press(phone.page.locator('[data-action=sit]'));
  await seated(phone);
  await laptop.page.locator('li[data-seat="1"][data-kind=person]').waitFor();

  // One of his two chairs is left: the first.
  await laptop.fingers.press(laptop.page.locator('[data-action=be-screen]'));
  const code = laptop.page.locator('dialog [data-seat-link]');
  await code.waitFor();
  await expectGoodLooks(laptop, 'move-seat', 'page');
  await laptop.page.setViewportSize(LAPTOP);
  await phone.page.goto(await code.inputValue());
  await phone.page.waitForURL(link);
  await seated(phone);
  await phone.page.locator('li[data-seat="0"][data-kind=person]').waitFor();
  expect((await shownTable(laptop)).link).toBe(link);
  const { seats } = await roomOf(table);
  expect(seats.map((seat) => (seat.kind === 'person' ? [seat.name, seat.isHost] : []))).toEqual([
    ...[['Papa', true], [], [], []],
  ]);
  await phone.page.locator('[data-action=fill-bots]').waitFor();

  // The same from the dialog of his own chair, back to the laptop. The phone says where the seat
  // is.
  await phone.fingers.press(phone.page.locator('li[data-seat="0"] button'));
  await phone.fingers.press(phone.page.locator('dialog [data-action=move-seat]'));
  await phone.page.locator('dialog [data-seat-link]').waitFor();
  await laptop.page.goto(await phone.page.locator('dialog [data-seat-link]').inputValue());
  await seated(laptop);
  await phone.page.locator('[data-action=retake]').waitFor();
  expect(await phone.page.locator('[data-action=screen-here]').count()).toBe(0);
  await goHome([laptop, phone]);
});
