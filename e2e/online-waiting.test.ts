// Before the start: the lobby, the name, the chairs, and what a host can do with them. And how it looks
// on the way: on a phone and on a desk, by day and by night, in three languages.
import { expect, test } from 'vitest';

import {
  atTable,
  createTable,
  goHome,
  guest,
  roomOf,
  seated,
  sitDown,
  type Guest,
} from './online.ts';
import { expectGoodLooks } from './online-looks.ts';
import { expectDiscretion } from './online-secrets.ts';

const chair = (page: Guest['page'], seat: number) => page.locator(`li[data-seat="${seat}"]`);

/** What the host does with a chair. */
async function arrange(
  { page }: Guest,
  seat: number,
  ...actions: readonly string[]
): Promise<void> {
  await chair(page, seat).locator('button').click();
  for (const action of actions) await page.locator(`dialog [data-action="${action}"]`).click();
}

test('a public table is opened, and arranged by its host', async () => {
  const [ada, basile, cleo] = await Promise.all([
    guest({ name: 'Ada', lang: 'en' }),
    guest({ name: 'Basile', lang: 'fr' }),
    guest({ name: 'Cléopâtre-Alexandrine', lang: 'de' }),
  ]);
  await ada.page.goto(`${ada.visit.site}/online`);
  await ada.page.locator('button[data-game=chicoree]').click();
  await ada.page.locator('form input[type=text]').fill('Ada');
  await ada.page.locator('[data-action=sit]').click();
  await seated(ada);
  const link = ada.page.url();
  const table = { site: ada.visit.site, id: link.split('/').at(-1)!, link };

  // One player finds it in the lobby, another has the link.
  await basile.page.goto(`${table.site}/online`);
  const card = basile.page.locator(`[data-table="${table.id}"]`);
  await card.waitFor();
  await expectGoodLooks(basile, 'lobby', 'page');
  await card.locator('[data-action=sit]').click();
  await basile.page.locator('form input[type=text]').fill('Basile');
  await expectGoodLooks(basile, 'name', 'page');
  await basile.page.locator('[data-action=sit]').click();
  await sitDown(cleo, link);
  await chair(ada.page, 2).getByText(cleo.name).waitFor();
  await expectGoodLooks(ada, 'waiting-host', 'page');
  await expectGoodLooks(cleo, 'waiting-guest', 'page');

  await arrange(ada, 0, 'swap-1');
  await chair(basile.page, 0).getByText('Basile').waitFor();
  await arrange(ada, 2, 'silence');
  await expect.poll(async () => (await roomOf(table)).seats[2]).toMatchObject({ isSilenced: true });
  await chair(ada.page, 0).locator('button').click();
  await expectGoodLooks(ada, 'chair', 'page');
  await ada.page.locator('dialog [data-action=make-host]').click();
  await chair(ada.page, 0).locator('button').waitFor({ state: 'detached' });

  // The new host sends a player away for good.
  await arrange(basile, 2, 'kick', 'kick-sure');
  await cleo.page.getByRole('heading', { name: /schickt|hinaus|weg/i }).waitFor();
  await cleo.page.goto(link);
  await cleo.page.locator('[data-action=sit]').click();
  await cleo.page.getByRole('heading', { name: /schickt|hinaus|weg/i }).waitFor();
  expect((await roomOf(table)).seats[2]).toEqual({ kind: 'empty' });

  // A leaving player frees the chair. Bots take the others, and the chat is off.
  await ada.page.locator('[data-action=leave]').click();
  await ada.page.locator('[data-action=leave-sure]').click();
  await chair(basile.page, 1).and(basile.page.locator('[data-kind=empty]')).waitFor();
  await arrange(basile, 3, 'remove-chair');
  await basile.page.locator('[data-action=set-up]').click();
  await basile.page.locator('[role=switch]').nth(2).click();
  await expect.poll(async () => (await roomOf(table)).settings.hasChat).toBe(false);
  await basile.page.locator('[data-action=fill-bots]').click();
  await basile.page.locator('[data-action=start][aria-disabled=false]').click();
  await atTable(basile);
  expect(await basile.page.locator('[data-talk], [data-action=talk]').count()).toBe(0);
  expect((await roomOf(table)).seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);

  const all = [ada, basile, cleo];
  await expectDiscretion(all, table.site);
  // The browser itself logs the refused request in its console.
  cleo.visit.errors.splice(
    0,
    cleo.visit.errors.length,
    ...cleo.visit.errors.filter((text) => !/ 40\d /.test(text)),
  );
  await goHome(all);
});

test('a table is closed to newcomers with the kick, says so kindly, and is opened again', async () => {
  const [ada, basile, cleo] = await Promise.all(
    ['Ada', 'Basile', 'Cléo'].map((name) => guest({ name })),
  );
  const table = await createTable(ada!, { game: 'chicoree', seats: 3 });
  await ada!.page.goto(table.link);
  await sitDown(basile!, table.link);
  await chair(ada!.page, 1).getByText('Basile').waitFor();
  await arrange(ada!, 1, 'kick', 'lock', 'kick-sure');
  await ada!.page.locator('[data-action=unlock]').waitFor();
  await expectGoodLooks(ada!, 'waiting-locked', 'page');
  await cleo!.page.goto(table.link);
  await cleo!.page.getByText('already there').waitFor();
  await expectGoodLooks(cleo!, 'newcomer-locked', 'page');
  await ada!.page.locator('[data-action=unlock]').click();
  await cleo!.page.locator('[data-action=sit]').waitFor();
  await goHome([ada!, basile!, cleo!]);
});

test('three people at a table of four are told how many it takes, and begin without the empty chair', async () => {
  const [ada, basile, cleo] = (await Promise.all(
    ['Ada', 'Basile', 'Cléo'].map((name) => guest({ name })),
  )) as [Guest, Guest, Guest];
  const { page } = ada;
  const table = await createTable(ada, { game: 'nicht-die-bohne', seats: 4 });
  await page.goto(table.link);
  await sitDown(basile, table.link);
  // With the game's least number of people the button lives; below it, a sentence says why not.
  await page.locator('[data-action=start][aria-disabled=true]').waitFor();
  await page.locator('[data-least]', { hasText: '3' }).waitFor();
  await expectGoodLooks(ada, 'waiting-few', 'page');
  await sitDown(cleo, table.link);
  // The empty chair is not the last one.
  await arrange(ada, 0, 'swap-3');
  await chair(page, 0).and(page.locator('[data-kind=empty]')).waitFor();
  await page.locator('[data-action=set-up]').click();
  const fewer = page.getByRole('button', { name: '− Chairs' });
  expect(await fewer.isEnabled()).toBe(true);
  await page.locator('[data-action=start-smaller][aria-disabled=false]').waitFor();
  await expectGoodLooks(ada, 'waiting-smaller', 'page');

  await fewer.click();
  await page.locator('[data-action=start][aria-disabled=false]').waitFor();
  expect(await fewer.isEnabled()).toBe(false);
  await page.locator('[data-chairs]', { hasText: '3 to 6 players' }).waitFor();
  await page.getByRole('button', { name: '+ Chairs' }).click();
  await page.locator('[data-action=start-smaller][aria-disabled=false]').click();
  await Promise.all([ada, basile, cleo].map(atTable));
  const { seats } = await roomOf(table);
  expect(seats.map((seat) => seat.kind === 'person' && seat.name)).toEqual([
    'Basile',
    'Cléo',
    'Ada',
  ]);
  await goHome([ada, basile, cleo]);
});
