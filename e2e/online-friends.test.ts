// Tests what friends at an online table see of each other: presence before the start, chat, names,
// and what stays in sight when a player is gone.
import { expect, test } from 'vitest';

import { gather, goHome, guest, openTable, roomOf, seated, start, type Guest } from './online.ts';
import { expectGoodLooks } from './online-looks.ts';

const chair = ({ page }: Guest, seat: number) => page.locator(`li[data-seat="${seat}"]`);
const status = ({ page }: Guest) => page.locator('[data-state=gathering] [role=status] strong');

test('shows presence and carries chat before the start', async () => {
  const { table, guests } = await gather({ game: 'chicoree', seats: 2 }, [
    { name: 'Ada' },
    { name: 'Ben', way: 'touch' },
  ]);
  const [ada, ben] = guests as [Guest, Guest];
  await status(ada).getByText('Everybody is here.').waitFor();
  expect(await ada.page.locator('[data-missed], [data-away]').count()).toBe(0);

  // Only the window is closed: the chair is still Ben's.
  await ben.page.close();
  await ada.page.locator('[data-missed]', { hasText: 'Ben' }).waitFor();
  await chair(ada, 1).and(ada.page.locator('[data-away]')).waitFor();
  expect(await status(ada).innerText()).not.toMatch(/everybody/i);
  // The host need not wait for the missing player.
  await ada.page.locator('[data-action=start][aria-disabled=false]').waitFor();

  const again = { ...ben, page: await ben.visit.context.newPage() };
  await again.page.goto(table.link);
  await seated(again);
  await status(ada).getByText('Everybody is here.').waitFor();

  // On a desk the talk lies beside the chairs, on a phone behind a button.
  await ada.page.locator('[data-talk=write]').fill('Tea first?');
  await ada.page.keyboard.press('Enter');
  await again.page.locator('[data-murmur="0"]', { hasText: 'Tea first?' }).waitFor();
  await again.page.locator('[data-action=talk]').tap();
  await again.page.locator('li', { hasText: 'Tea first?' }).waitFor();
  await again.page.locator('[data-talk=write]').fill('Two minutes');
  await again.page.keyboard.press('Enter');
  await ada.page.locator('li', { hasText: 'Two minutes' }).waitFor();
  await again.page.locator('[data-react=thanks]').tap();
  await ada.page.locator('[data-reaction=thanks]').waitFor();
  await goHome(guests);
});

test('two of one name are told apart', async () => {
  const { table, guests } = await gather(
    { game: 'nicht-die-bohne', seats: 6, bots: 4, options: { rounds: '1' } },
    [{ name: 'Léa' }, { name: 'Léa', way: 'touch' }],
  );
  const [host, friend] = guests as [Guest, Guest];
  const { seats } = await roomOf(table);
  expect(seats.map((seat) => (seat.kind === 'empty' ? '' : seat.name))).toEqual([
    'Léa',
    'Léa 2',
    'Robot 1',
    'Robot 2',
    'Robot 3',
    'Robot 4',
  ]);
  expect(new Set(seats.map((seat) => (seat.kind === 'empty' ? -1 : seat.face))).size).toBe(6);
  await start(host, [friend]);

  // The bots of the server have their own pace.
  await host.page.locator('[data-action=menu]').click();
  await host.page.locator('dialog [role=switch]').first().waitFor();
  expect(await host.page.getByText('Bot speed').count()).toBe(0);
  await host.page.keyboard.press('Escape');
  await goHome(guests);
});

test('gives a host on the server’s machine an address that friends can open', async () => {
  const ada = await guest({ name: 'Ada' });
  const { page } = ada;
  const link = page.locator('input[data-link]');
  const table = await openTable(ada, { game: 'chicoree', seats: 2 });
  // This server listens for its own machine only, and the page says so.
  expect(await link.inputValue()).toBe(table.link);
  await page.locator('[data-reach]', { hasText: 'only on this computer' }).waitFor();

  const origins = ['http://192.0.2.7:8080', 'http://198.51.100.3:8080'];
  await page.route('**/api/addresses', (route) => route.fulfill({ json: { origins } }));
  await page.reload();
  await page.locator('[data-reach]', { hasText: 'same network' }).waitFor();
  expect(await link.inputValue()).toBe(`${origins[0]}/t/${table.id}`);
  await page.locator('[data-origins]').selectOption(origins[1]!);
  expect(await link.inputValue()).toBe(`${origins[1]}/t/${table.id}`);
  await expectGoodLooks(ada, 'invite', 'page');
  await goHome([ada]);
});
