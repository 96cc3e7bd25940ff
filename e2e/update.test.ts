// A new version of the site: it waits for a yes, takes nothing away from a table that is being played
// on in another window, never arrives by halves, and opens what an older one kept.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Locator, Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { DAY_VERSIONS } from '@tablee/registry';
import { writeServiceWorker } from '../apps/web/build/service-worker.ts';
import { serve, SITE } from '../scripts/serve.ts';
import { fingers } from './fingers.ts';
import { diceFrom, nextCall, playOn, stepOf } from './players.ts';
import { keepTable, prepare } from './prepare.ts';
import { beanTurn } from '../games/bohne/test/browser/turn.ts';
import { BEAN_SITUATIONS } from '../games/bohne/test/browser/situations.ts';
import { goTo, visit, type Visit } from './visit.ts';

let folder: string;
let server: { readonly port: number; close(): Promise<unknown> };

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tablee-update-'));
  await cp(SITE, folder, { recursive: true });
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const inSite = (...names: readonly string[]): string => path.join(folder, ...names);

/** Marks the page, as a release that changes nothing else. */
async function mark(edition: number): Promise<void> {
  const page = await readFile(inSite('index.html'), 'utf8');
  const sign = `<meta name="edition" content="${edition}" /></head>`;
  await writeFile(inSite('index.html'), page.replace('</head>', sign));
}

/** The settings' own script, which no other page loads. */
const settingsScript = async (): Promise<string> =>
  (await readdir(inSite('assets'))).find((name) => /^SettingsPage-.*\.js$/.test(name))!;

/** Makes the next edition: its page says so, and one script has changed, or those that `revise` changes. */
async function edit(edition: number, revise = (source: string) => source): Promise<void> {
  await mark(edition);
  const names = (await readdir(inSite('assets'))).filter((name) => name.endsWith('.js'));
  const sources = new Map<string, string>();
  // The bundler gives another name to a script that changes, and so to each that names it.
  const changed = new Set([await settingsScript()]);
  for (const name of names) {
    const source = await readFile(inSite('assets', name), 'utf8');
    sources.set(name, revise(source));
    if (revise(source) !== source) changed.add(name);
  }
  for (const old of changed)
    for (const [name, source] of sources) if (source.includes(old)) changed.add(name);
  const freshOf = (old: string): string =>
    old.replace(/(?:\.edition\d)?\.js$/, `.edition${edition}.js`);
  const renew = (text: string): string =>
    [...changed].reduce((now, old) => now.replaceAll(old, freshOf(old)), text);
  for (const old of changed) {
    await writeFile(inSite('assets', freshOf(old)), renew(sources.get(old)!));
    await rm(inSite('assets', old));
  }
  await writeFile(inSite('index.html'), renew(await readFile(inSite('index.html'), 'utf8')));
  await writeServiceWorker(folder);
}

/** The server is replaced by one that has what lies in the folder now. */
async function publish(): Promise<void> {
  const { port } = server;
  await server.close();
  server = await serve({ site: folder, port });
}

const address = (port = server.port): string => `http://127.0.0.1:${port}`;

async function firstVisit(port = server.port): Promise<Visit> {
  const visitor = await visit({ keepsSite: true });
  await visitor.page.goto(address(port));
  await visitor.page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === 'activated',
  );
  return visitor;
}

/** A second window, in the middle of a game. */
async function sitDown({ page: shelf, context, errors }: Visit): Promise<Page> {
  const lead = BEAN_SITUATIONS.find(({ name, seats }) => name === 'lead' && seats === 4)!;
  const table = await prepare({ ...lead, isFrozen: true });
  await keepTable(shelf, table);
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${address()}/table/${table.id}`);
  await page.locator('[role=option]').first().waitFor();
  // Gone as soon as the page is loaded anew.
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  return page;
}

const isSamePage = async (page: Page): Promise<boolean> =>
  (await page.locator('html[data-same-page]').count()) === 1;

/** As the page does by itself once an hour; resolves when the new version is kept, or failed. */
const lookForUpdate = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    const isFailed = await registration.update().then(
      () => false,
      () => true,
    );
    const fresh = registration.installing;
    if (isFailed || fresh === null) return registration.waiting?.state ?? 'nothing';
    return new Promise<string>((resolve) => {
      fresh.addEventListener('statechange', () => resolve(fresh.state));
    });
  });

const banner = (page: Page): Locator =>
  page.locator('[role=status]', { hasText: 'A new version is ready.' });

/** What the page says of itself; null for the first edition. */
const editionOf = (page: Page): Promise<string | null> =>
  page.evaluate(
    () => document.querySelector('meta[name=edition]')?.getAttribute('content') ?? null,
  );

const cachesOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('tablee-')));

async function accept(page: Page, edition: string): Promise<void> {
  await banner(page).getByRole('button', { name: 'Install it' }).click();
  await page.locator(`meta[name=edition][content="${edition}"]`).waitFor({ state: 'attached' });
  await page.locator('[data-action=play-now]').first().waitFor();
  expect(await banner(page).count()).toBe(0);
}

/** Opens the menu, plays a card, leaves for the shelf and its settings, all without a new page. */
async function expectGoesOn(page: Page): Promise<void> {
  // The browser's own cache may still hold the old files by chance, so clear it.
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.clearBrowserCache');
  await page.locator('[data-action=menu]').click();
  await page.locator('dialog form').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  const options = page.locator('[role=option]');
  await options.first().click();
  await options.first().click();
  await page.locator('[data-lying=open]').waitFor({ state: 'attached' });
  await page.locator('header a[href="/"]').click();
  await page.locator('[data-action=settings]').click();
  await page.locator('main form').waitFor();
  expect(await isSamePage(page)).toBe(true);
}

describe('a new version', () => {
  beforeEach(async () => {
    server = await serve({ site: folder });
  });
  afterEach(() => server.close());

  test('waits for a yes, leaves a table in another window alone, and is skipped for a newer one', async () => {
    const visitor = await firstVisit();
    const { page, close } = visitor;
    const table = await sitDown(visitor);
    const [first] = await cachesOf(page);
    const old = await settingsScript();
    await edit(2);
    await publish();
    expect((await fetch(`${address()}/assets/${old}`)).status).toBe(404);
    expect(await lookForUpdate(page)).toBe('installed');
    await banner(page).waitFor();
    expect(await banner(table).count()).toBe(0);

    // Without an answer the old edition stays, even after a reload.
    await page.reload();
    await banner(page).waitFor();
    expect(await editionOf(page)).toBe(null);

    // The second edition is never accepted. The first stays, because a table still uses it.
    await edit(3);
    await publish();
    expect(await lookForUpdate(page)).toBe('installed');
    const [, second, third] = await cachesOf(page);
    expect(second).not.toBe(third);
    await accept(page, '3');
    await expect.poll(() => cachesOf(page)).toEqual([first, third]);
    expect(await isSamePage(table)).toBe(true);
    expect(await banner(table).count()).toBe(0);
    await expectGoesOn(table);

    // Away from the table the other window is asked, too. Its yes waits for no other window.
    expect(await editionOf(table)).toBe(null);
    await table.locator('a[href="/"]').first().click();
    await accept(table, '3');
    await table.close();

    await edit(4);
    await publish();
    expect(await lookForUpdate(page)).toBe('installed');
    await accept(page, '4');
    await expect.poll(() => cachesOf(page)).toEqual([third, expect.any(String)]);
    await close();
  });

  test('is fetched before the first card of the deal of the day, if its bots are others', async () => {
    const [game, version] = Object.entries(DAY_VERSIONS)[0]!;
    await edit(2, (source) => source.replaceAll(version, '0ld0ld00'));
    await publish();
    const { page, close } = await firstVisit();
    await page.goto(`${address()}/box/${game}`);
    await edit(3, (source) => source.replaceAll('0ld0ld00', version));
    await publish();
    let loads = 0;
    page.on('load', () => void (loads += 1));
    await page.locator('[data-action=play-day]').click();
    await page.waitForURL('**/table/*');
    expect(await page.locator('meta[name=edition][content="3"]').count()).toBe(1);
    expect(loads).toBe(1);
    await close();
  });

  test('of which a file is missing is not installed at all; to a whole one “Later” is an answer', async () => {
    const { page, context, close } = await firstVisit();
    await edit(2);
    const icon = await readFile(inSite('icon.svg'));
    await rm(inSite('icon.svg'));
    await publish();
    expect(await lookForUpdate(page)).toBe('redundant');
    expect(await banner(page).count()).toBe(0);
    await context.setOffline(true);
    await page.reload();
    await page.locator('[data-action=play-now]').first().waitFor();
    expect(await editionOf(page)).toBe(null);

    await context.setOffline(false);
    await writeFile(inSite('icon.svg'), icon);
    await publish();
    expect(await lookForUpdate(page)).toBe('installed');
    await banner(page).getByRole('button', { name: 'Later' }).click();
    await banner(page).waitFor({ state: 'detached' });
    expect(await editionOf(page)).toBe(null);
    await close();
  });
});

describe('the service worker', () => {
  beforeEach(async () => {
    server = await serve({ site: folder });
  });
  afterEach(() => server.close());

  /** Stands before the server and counts what is fetched from it. */
  async function count(port: number): Promise<{
    readonly port: number;
    readonly fetched: string[];
    close(): Promise<unknown>;
  }> {
    const fetched: string[] = [];
    const proxy = createServer((asked, answer) => {
      fetched.push(asked.url!);
      const { url: path, method, headers } = asked;
      const onward = request({ port, path, method, headers }, (found) => {
        answer.writeHead(found.statusCode!, found.headers);
        found.pipe(answer);
      });
      asked.pipe(onward);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const close = () => new Promise((resolve) => proxy.close(resolve).closeAllConnections());
    return { port: (proxy.address() as AddressInfo).port, fetched, close };
  }

  test('fetches only what a release has changed, and the network answers where caches fail', async () => {
    const counter = await count(server.port);
    const { page, context, close } = await firstVisit(counter.port);
    await mark(2);
    await writeServiceWorker(folder);
    await publish();
    counter.fetched.length = 0;
    expect(await lookForUpdate(page)).toBe('installed');
    expect(counter.fetched).toContain('/');
    expect(counter.fetched.filter((name) => name.startsWith('/assets/'))).toEqual([]);
    await accept(page, '2');

    for (const worker of context.serviceWorkers())
      await worker.evaluate(() => {
        const fail = () => Promise.reject(new Error('planted'));
        Object.assign(CacheStorage.prototype, { open: fail, match: fail });
      });
    counter.fetched.length = 0;
    await page.reload();
    await page.locator('[data-action=play-now]').first().waitFor();
    expect(counter.fetched).toContain('/');
    await close();
    await counter.close();
  });
});

/** What a browser kept, as it was read out of it. */
interface Profile {
  readonly localStorage: Readonly<Record<string, string>>;
  readonly databases: Readonly<Record<string, KeptDatabase>>;
}
interface KeptDatabase {
  readonly version: number;
  readonly stores: Readonly<Record<string, KeptRows>>;
}
interface KeptRows {
  readonly keyPath: string | null;
  readonly indexes: readonly string[];
  readonly rows: readonly (readonly [key: string | (string | number)[], value: object])[];
}

/** Puts it into this browser, as its own build left it. */
const putBack = (page: Page, profile: Profile): Promise<void> =>
  page.evaluate(async ({ localStorage: kept, databases }) => {
    Object.assign(localStorage, kept);
    for (const [name, { version, stores }] of Object.entries(databases))
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name, version);
        request.onupgradeneeded = () => {
          for (const [store, { keyPath, indexes, rows }] of Object.entries(stores)) {
            const made = request.result.createObjectStore(store, { keyPath });
            for (const index of indexes) made.createIndex(index, index);
            for (const [key, value] of rows) made.put(value, keyPath === null ? key : undefined);
          }
        };
        request.onerror = () => reject(request.error ?? new Error('no database'));
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      });
  }, profile);

describe('a profile that an older build wrote', () => {
  /** Two games under way, a deal of a day, a reviewed game, a lesson, settings: made by that build in Chromium. */
  const OLD = path.join(import.meta.dirname, 'profiles', 'e8acb02.json.gz');
  const HALF = '26f512bfbcce92b0';
  const DAY = '68f3c35edfca9947';
  const OTHER = '23dc94f52667b420';
  const FINISHED = 'cd8e924bd2d7ef6c';

  test('is all there, and its games go on', async () => {
    const profile = JSON.parse(gunzipSync(await readFile(OLD)).toString()) as Profile;
    const { page, site, close } = await visit();
    await page.goto(`${site}/icon.svg`);
    await putBack(page, profile);
    await page.goto(site);
    const tables = page.locator('a[href^="/table/"]');
    await tables.first().waitFor();
    const places = await tables.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(places).toEqual([DAY, OTHER, HALF].map((id) => `/table/${id}`));
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    for (const [id, step] of [
      [DAY, 6],
      [OTHER, 5],
      [HALF, 16],
    ] as const) {
      await goTo(page, `/table/${id}`);
      expect([id, await nextCall(page), await stepOf(page)]).toEqual([id, 'asked', step]);
    }
    const hasGoneOn = async (): Promise<boolean> => (await stepOf(page)) > 16;
    await playOn(page, fingers(page, 'mouse'), beanTurn, diceFrom(3), hasGoneOn);
    await page.reload();
    await nextCall(page);
    expect(await hasGoneOn()).toBe(true);

    await goTo(page, `/review/${FINISHED}?playouts=16`);
    await page.locator('[data-review=done]').waitFor();
    await goTo(page, '/me');
    await page.locator('[data-progress=pas-de-bras]').waitFor();
    await goTo(page, '/learn/nicht-die-bohne');
    await page.locator('[data-beat="3"]').waitFor();
    await goTo(page, '/settings');
    await page.locator('main form').waitFor();
    expect(await page.locator('main form input').first().inputValue()).toBe('Ada');
    await close();
  });
});

describe('the list of files', () => {
  const read = async (): Promise<{ version: string; files: string[] }> => {
    const source = await readFile(inSite('sw.js'), 'utf8');
    return {
      version: /VERSION = '(\w{16})'/.exec(source)![1]!,
      files: JSON.parse(/FILES = (\[.*\]);/.exec(source)![1]!) as string[],
    };
  };

  test('has everything that was built, each file once', async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const there = entries
      .filter((entry) => entry.isFile() && entry.name !== 'sw.js')
      .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`)
      .map((name) => (name === '/index.html' ? '/' : name));
    const { files } = await read();
    expect([...files].sort()).toEqual(there.sort());
    expect(files.filter((name) => /\/worker-[^/]+\.js$/.test(name))).toHaveLength(1);
    for (const name of await readdir(path.join(SITE, '../../public')))
      expect(files).toContain(`/${name}`);
  });

  test('comes with a version that changes with any of them', async () => {
    const seen = new Set([(await read()).version]);
    await writeServiceWorker(folder);
    expect((await read()).version, 'nothing has changed').toBe([...seen][0]);
    const { files } = await read();
    const script = files.find((name) => /\/worker-[^/]+\.js$/.test(name))!;
    for (const name of ['index.html', 'boot.js', 'icon-192.png', 'manifest.webmanifest', script]) {
      await writeFile(inSite(name), `${await readFile(inSite(name), 'utf8')} `);
      await writeServiceWorker(folder);
      seen.add((await read()).version);
    }
    await writeFile(inSite('one-more.txt'), '');
    await writeServiceWorker(folder);
    seen.add((await read()).version);
    expect(seen.size).toBe(7);
  });
});
