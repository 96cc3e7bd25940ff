// A saved game dragged from the desk onto a page: it opens, or the page says why it cannot.
import { buffer } from 'node:stream/consumers';

import { RECORD_BYTES_MAX } from '@tablee/kit';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';

import { layTable } from './prepare.ts';
import { visit } from './visit.ts';

/** What a browser tells a page while a file is dragged over it and let go. */
async function drop(page: Page, name: string, file: Buffer): Promise<void> {
  await page.evaluate(
    ([fileName, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(
        new File([Uint8Array.from(atob(content), (c) => c.charCodeAt(0))], fileName),
      );
      const target = document.querySelector('main')!;
      const tell = (type: string) =>
        target.dispatchEvent(
          new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
        );
      tell('dragenter');
      // Unless the page says that it takes the file, the browser never lets it fall there.
      if (tell('dragover')) throw new Error('the page does not take files');
      // And unless it says so again, the browser leaves the site to show the file itself.
      if (tell('drop')) throw new Error('the page leaves the file to the browser');
    },
    [name, file.toString('base64')] as const,
  );
}

let saved: Buffer;
beforeAll(async () => {
  const { page, close } = await visit();
  await layTable(page, {
    game: 'nicht-die-bohne',
    seats: 4,
    options: { rounds: '1' },
    until: ({ pending }) => pending.kind === 'over',
  });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('dialog footer button', { hasText: 'Save' }).click(),
  ]);
  saved = await buffer(await download.createReadStream());
  await close();
});

const PLACES = ['/', '/replay'];

/** Files that are no saved games. */
const BAD: readonly (readonly [string, Buffer])[] = [
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])],
  ['a letter', Buffer.from('Dear aunt, thank you for the beans.\n')],
  ['nothing at all', Buffer.alloc(0)],
];

describe.each(PLACES)('dropped on %s', (path) => {
  test('a saved game is shown again', async () => {
    const { page, site, close } = await visit();
    await page.goto(site + path);
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    await drop(page, 'game.tablee', saved);
    await page.locator('[data-last]').waitFor();
    expect(new URL(page.url()).pathname).toBe('/replay');
    expect(Number(await page.locator('[data-last]').getAttribute('data-last'))).toBeGreaterThan(10);
    expect(await page.locator('[data-complaint], [role=alert]').count()).toBe(0);
    await close();
  });

  test.each(BAD)('%s is refused with a reason', async (_, file) => {
    const { page, site, close } = await visit();
    await page.goto(site + path);
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    await drop(page, 'game.tablee', file);
    const reason = page.locator('[data-complaint]');
    await reason.waitFor();
    expect((await reason.innerText()).length).toBeGreaterThan(15);
    expect(await page.locator('[data-last]').count()).toBe(0);
    await close();
  });
});

test('a film of the holidays is refused on the shelf itself', async () => {
  const { page, site, close } = await visit();
  await page.goto(site);
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  await drop(page, 'film.mp4', Buffer.alloc(RECORD_BYTES_MAX + 1, 7));
  expect(await page.locator('[role=alert]').innerText()).toContain('not a saved game');
  expect(new URL(page.url()).pathname).toBe('/');
  await close();
});
