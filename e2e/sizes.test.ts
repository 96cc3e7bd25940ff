// The size of the site, as a first visitor's browser loads it: what the shelf and each table send, that
// nothing comes from elsewhere, and that pictures stay drawings.
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { GAMES } from '@tablee/registry';
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';

import { SITE } from '../scripts/serve.ts';
import { theBrowser } from './visit.ts';

const SHELF_MAX = 60_000;
const TABLE_MORE_MAX = 150_000;
const RASTER_MAX = 100_000;

const QUIET_MS = 1000;

/** What a browser without a service worker asked for, one part of a visit after the other. */
interface Visit {
  readonly page: Page;
  readonly urls: ReadonlySet<string>;
  close(): Promise<void>;
}

async function visitOnce(): Promise<Visit> {
  // A service worker would fetch every file of the site beside those that are needed.
  const context = await (await theBrowser()).newContext({ serviceWorkers: 'block', locale: 'fr' });
  const page = await context.newPage();
  const urls = new Set<string>();
  context.on('request', (request) => urls.add(request.url()));
  return { page, urls, close: () => context.close() };
}

/** Waits until nothing has been asked for in a while: games come in several steps. */
async function settle({ page, urls }: Visit): Promise<void> {
  for (let before = -1; before !== urls.size;) {
    before = urls.size;
    await page.waitForTimeout(QUIET_MS);
  }
}

/** Each file with its size as gzip would send it, largest first. */
async function programsIn(urls: Iterable<string>): Promise<readonly (readonly [string, number])[]> {
  const files = [...urls].filter((url) => /\.(?:js|css|woff2)$/.test(new URL(url).pathname));
  const sized = await Promise.all(
    files.map(async (url) => {
      const body = await (await fetch(url)).arrayBuffer();
      const name = path.posix.basename(new URL(url).pathname);
      // Type is packed already.
      const isPacked = name.endsWith('.woff2');
      const size = isPacked ? body.byteLength : gzipSync(Buffer.from(body), { level: 9 }).length;
      return [name, size] as const;
    }),
  );
  return sized.sort(([, a], [, b]) => b - a);
}

const total = (files: readonly (readonly [string, number])[]): number =>
  files.reduce((sum, [, size]) => sum + size, 0);

const bill = (what: string, files: readonly (readonly [string, number])[]): string =>
  [`${what}: ${total(files)} bytes of gzipped JS and CSS, and of type`]
    .concat(files.map(([name, size]) => `  ${size} ${name}`))
    .join('\n');

function expectOwn({ urls }: Visit): void {
  const site = inject('site');
  const isOwn = (url: string): boolean => url.startsWith(`${site}/`) || /^(?:data|blob):/.test(url);
  expect(
    [...urls].filter((url) => !isOwn(url)),
    'requests to other places',
  ).toEqual([]);
}

describe('what a visitor loads', () => {
  test('the shelf is small', async () => {
    const visit = await visitOnce();
    await visit.page.goto(inject('site'));
    await visit.page.waitForSelector('[data-game] img');
    await settle(visit);
    const files = await programsIn(visit.urls);
    expect(total(files), bill('the shelf', files)).toBeLessThanOrEqual(SHELF_MAX);
    expectOwn(visit);
    await visit.close();
  });

  test.each(GAMES.map(({ meta }) => meta.id))('a table of %s is not much more', async (game) => {
    const visit = await visitOnce();
    const { page } = visit;
    await page.goto(inject('site'));
    await page.waitForSelector('[data-game] img');
    await settle(visit);
    const before = new Set(visit.urls);
    await page.click(`[data-game="${game}"] [data-action="play-now"]`);
    // A plain table has no places, only moves.
    await page.waitForSelector('[data-slot], [data-move]', { state: 'attached' });
    await settle(visit);
    const files = await programsIn([...visit.urls].filter((url) => !before.has(url)));
    expect(files.length).toBeGreaterThan(0);
    expect(total(files), bill(`a table of ${game}`, files)).toBeLessThanOrEqual(TABLE_MORE_MAX);
    expectOwn(visit);
    await visit.close();
  });
});

test('pictures made of pixels are few', async () => {
  const entries = await readdir(SITE, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && /\.(?:png|jpe?g|webp|avif|gif|ico|bmp)$/i.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const sizes = await Promise.all(names.map(async (name) => (await stat(name)).size));
  const sum = sizes.reduce((all, size) => all + size, 0);
  const list = names.map((name, i) => `${path.relative(SITE, name)} ${sizes[i]!}`).join(', ');
  expect(sum, `${sum} bytes in all: ${list}`).toBeLessThanOrEqual(RASTER_MAX);
});
