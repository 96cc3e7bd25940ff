// Tests a phone lost on its turn, at a shared screen without a clock: the others' choices stay in
// sight beside other notices, a bot plays, and the returning player reads its moves.
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';

import { inspect } from './inspect.ts';
import { settled, takePicture } from './layout-suite.ts';
import {
  atTable,
  awaited,
  createTable,
  goHome,
  guest,
  sitDown,
  start,
  type Guest,
} from './online.ts';

const PHONES = [
  { name: 'Lena', lang: 'de', way: 'touch' },
  { name: 'Zoé', lang: 'fr', way: 'touch', width: 360, height: 640, theme: 'dark' },
  { name: 'Mama', lang: 'en', way: 'touch' },
] as const;

/** All of it lies in the window, and nothing on top of it. */
async function expectInSight(target: Locator): Promise<void> {
  await target.waitFor();
  await settled(target.page());
  const why = await target.evaluate((element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    if (width < 40 || height < 20) return `${width} × ${height}`;
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return 'cut off';
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return element.contains(over) ? 'in sight' : `covered by ${over?.className}`;
  });
  expect(why).toBe('in sight');
}

const notice = (page: Page, name: string): Locator => page.locator(`[data-notice=${name}]`);

test('a phone goes out on its turn, and the others need not search for a way on', async () => {
  const [screen, ...phones] = (await Promise.all(
    [{ name: 'Laptop', width: 1280, height: 720 } as const, ...PHONES].map(guest),
  )) as [Guest, ...Guest[]];
  const table = await createTable(phones[0]!, { game: 'chicoree', seats: 3 });
  await screen.page.goto(`${table.link}/screen`);
  await phones[0]!.page.goto(table.link);
  for (const one of phones.slice(1)) await sitDown(one, table.link);
  await start(phones[0]!, phones.slice(1));

  const lost = await awaited(phones);
  const others = phones.filter((one) => one !== lost);
  const [first, second] = others as [Guest, Guest];
  // Something else waits to be answered, and stays so.
  await first.page.locator('[data-action=menu]').click();
  await first.page.locator('[data-action=ask-end]').click();
  await first.page.locator('dialog [data-action=stop-sure]').click();
  await notice(second.page, 'vote-end').waitFor();
  await lost.page.close();

  for (const { page, name } of others) {
    await expectInSight(notice(page, 'gone'));
    for (const action of ['wait', 'stand-in'])
      await expectInSight(notice(page, 'gone').locator(`[data-action=${action}]`));
    await takePicture(page, `gone-${name}`);
    expect(await inspect(page, 'table'), name).toEqual([]);
  }
  // It has a place of its own: no card of the table lies under it.
  const said = (await screen.page.locator('[data-notice]').boundingBox())!;
  const below = (await screen.page.locator('[data-screen=table]').boundingBox())!;
  expect(said.y + said.height).toBeLessThanOrEqual(below.y);
  await takePicture(screen.page, 'gone-screen');

  // What waits behind it is one tap away, and so is the way back.
  await second.fingers.press(second.page.locator('[data-action=more-notices]'));
  await expectInSight(notice(second.page, 'vote-end'));
  await second.fingers.press(second.page.locator('[data-action=more-notices]'));
  await second.fingers.press(notice(second.page, 'gone').locator('[data-action=wait]'));
  for (const action of ['vote', 'decline'])
    await expectInSight(notice(second.page, 'vote-end').locator(`[data-action=${action}]`));
  const vote = await notice(second.page, 'vote-end').boundingBox();
  expect(vote!.height).toBeLessThanOrEqual(150);
  await takePicture(second.page, 'gone-vote');
  // The list of the people has it, too.
  await second.fingers.press(second.page.locator('[data-action=menu]'));
  await second.fingers.press(second.page.locator('[data-action=people]'));
  const seat = phones.indexOf(lost);
  await takePicture(second.page, 'gone-people');
  await second.fingers.press(second.page.locator(`[data-person="${seat}"] [data-action=stand-in]`));
  await notice(first.page, 'gone').waitFor({ state: 'detached' });
  await screen.page.locator('[data-notice]').waitFor({ state: 'detached' });

  // The bot has played by then, and the seat is theirs again without a tap.
  await awaited(others);
  const back: Guest = { ...lost, page: await lost.visit.context.newPage() };
  await back.page.goto(table.link);
  await atTable(back);
  await first.page.locator('[data-state=sits]').waitFor({ state: 'detached' });
  // What was played is read without a tap, then comes the vote.
  const lines = notice(back.page, 'played').locator('li');
  await expectInSight(lines.first());
  expect(await lines.first().textContent()).toContain(lost.name);
  await takePicture(back.page, 'gone-played');
  await back.fingers.press(notice(back.page, 'played').locator('[data-action=put-aside]'));
  await expectInSight(notice(back.page, 'vote-end').locator('[data-action=vote]'));
  await goHome([screen, ...others, back]);
});

/** All viewers as which this browser ever received a table. */
const eyesOf = (one: Guest): unknown[] => [
  ...new Set(
    one.wires.heard.flatMap((text) => /"eyes":("watcher"|\d+)/.exec(text)?.slice(1) ?? []),
  ),
];

test('an empty phone is replaced once a player at the table says yes', async () => {
  const [tablet, ...phones] = (await Promise.all(
    [{ name: 'Tablet', way: 'touch', width: 360, height: 640 } as const, ...PHONES].map(guest),
  )) as [Guest, Guest, Guest, Guest];
  const [lena, zoe, mama] = phones;
  const table = await createTable(lena, { game: 'nicht-die-bohne', seats: 3 });
  await lena.page.goto(table.link);
  for (const one of [zoe, mama]) await sitDown(one, table.link);
  await start(lena, [zoe, mama]);
  await mama.page.close();

  await tablet.page.goto(table.link);
  await expectInSight(notice(tablet.page, 'rejoin'));
  await tablet.fingers.press(notice(tablet.page, 'rejoin').locator('[data-action=unfold-notice]'));
  await expectInSight(tablet.page.locator('[data-action=rejoin-2]'));
  await takePicture(tablet.page, 'rejoin-offer');
  await tablet.fingers.press(tablet.page.locator('[data-action=rejoin-2]'));
  await tablet.page.locator('[data-rejoin=asked]').waitFor();
  await takePicture(tablet.page, 'rejoin-asked');
  // The question stays open when this page hides it.
  await tablet.fingers.press(notice(tablet.page, 'rejoin').locator('[data-action=put-aside]'));
  await notice(tablet.page, 'rejoin').waitFor({ state: 'detached' });
  for (const { page, name } of [lena, zoe]) {
    for (const action of ['vouch', 'deny'])
      await expectInSight(notice(page, 'asked').locator(`[data-action=${action}]`));
    await takePicture(page, `rejoin-${name}`);
  }
  // Where there is room the table keeps below it; elsewhere it folds away.
  expect(await inspect(lena.page, 'table')).toEqual([]);
  const fold = notice(zoe.page, 'asked').locator('[data-action=unfold-notice]');
  await zoe.fingers.press(fold);
  expect(await inspect(zoe.page, 'table')).toEqual([]);
  await zoe.fingers.press(fold);
  expect(eyesOf(tablet)).toEqual(['"watcher"']);

  await zoe.fingers.press(notice(zoe.page, 'asked').locator('[data-action=vouch]'));
  await tablet.page.locator('[role=option]').nth(18).waitFor();
  expect(eyesOf(tablet)).toEqual(['"watcher"', '2']);
  await notice(lena.page, 'asked').waitFor({ state: 'detached' });
  // Every log names the player who agreed.
  await lena.fingers.press(lena.page.locator('[data-action=log]'));
  await lena.page.locator('dialog').getByText('Zoé hat Ja gesagt').waitFor();
  await takePicture(lena.page, 'rejoin-log');

  // The phone is loaded again: it holds nothing any more, and names the player who agreed.
  const back: Guest = { ...mama, page: await mama.visit.context.newPage() };
  await back.page.goto(table.link);
  await back.page.locator('[data-action=sit-again]').waitFor();
  await back.page.getByText('Zoé confirmed').waitFor();
  await takePicture(back.page, 'rejoin-told');
  await goHome([tablet, lena, zoe, back]);
});
