// Tests an offline table with an unplayable log: its page says so, and saves what was played.
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

import { keepTable, prepare } from './prepare.ts';
import { visit } from './visit.ts';

test('a table that cannot go on says so and can be saved', async () => {
  const { page, site, errors, close } = await visit();
  const table = await prepare({
    game: 'nicht-die-bohne',
    seats: 3,
    until: ({ steps }) => steps > 3,
  });
  const { entries } = table;
  await keepTable(page, { ...table, entries: [...entries, { text: '0 take 0' }] });
  await page.goto(`${site}/table/${table.id}`);
  await page.getByRole('heading', { name: 'This table has stopped' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-action=save]').click(),
  ]);
  const saved = await text(await download.createReadStream());
  expect(saved).toContain(entries.at(-1)!.text);
  expect(saved).not.toContain('0 take 0');
  // The fault is in the console, where it belongs.
  errors.splice(0);
  await close();
});
