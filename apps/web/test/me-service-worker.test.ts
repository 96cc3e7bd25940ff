// How the service worker calls somebody to a table: the notification it shows, and where it leads.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test } from 'vitest';

const SOURCE = readFileSync(path.join(import.meta.dirname, '../src/app/sw.js'), 'utf8');
const SITE = 'https://cards.example';

interface Shown {
  readonly title: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A browser with some windows open, as far as a service worker sees it. */
class Browser {
  readonly shown: Shown[] = [];
  readonly opened: string[] = [];
  readonly focused: string[] = [];
  windows: string[] = [];
  readonly #ears = new Map<string, (event: object) => void>();

  constructor() {
    const self = {
      addEventListener: (name: string, hear: (event: object) => void) => {
        this.#ears.set(name, hear);
      },
      location: new URL(SITE),
      registration: {
        showNotification: (title: string, options: Shown['options']) => {
          this.shown.push({ title, options });
          return Promise.resolve();
        },
      },
      clients: {
        matchAll: () =>
          Promise.resolve(
            this.windows.map((place) => ({
              url: SITE + place,
              focus: () => Promise.resolve(this.focused.push(place)),
            })),
          ),
        openWindow: (place: string) => Promise.resolve(this.opened.push(place)),
      },
    };
    runInNewContext(SOURCE, { self, URL, Request, Response, fetch: () => undefined, caches: {} });
  }

  /** Resolves when what the worker does about it is done. */
  async tell(name: string, event: object): Promise<boolean> {
    const work: Promise<unknown>[] = [];
    let isAnswered = false;
    this.#ears.get(name)!({
      ...event,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: () => {
        isAnswered = true;
      },
    });
    await Promise.all(work);
    return isAnswered;
  }

  async tap(): Promise<boolean> {
    let isClosed = false;
    const { data } = this.shown.at(-1)!.options;
    const close = (): void => {
      isClosed = true;
    };
    await this.tell('notificationclick', { notification: { data, close } });
    return isClosed;
  }
}

const call = (content: unknown): object => ({
  data: { json: () => JSON.parse(JSON.stringify(content)) as unknown },
});
const TURN = {
  table: 'abc123defg',
  game: 'nicht-die-bohne',
  lang: 'fr',
  title: 'Nicht die Bohne !',
  body: 'C’est à toi de jouer.',
};

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});

describe('a call to a table', () => {
  test('is shown in the words of the server', async () => {
    await browser.tell('push', call(TURN));
    expect(browser.shown).toEqual([
      {
        title: 'Nicht die Bohne !',
        options: expect.objectContaining({
          body: 'C’est à toi de jouer.',
          lang: 'fr',
          tag: '/t/abc123defg',
        }) as unknown,
      },
    ]);
  });

  test('replaces an older one of the same table, but not of another', async () => {
    await browser.tell('push', call(TURN));
    await browser.tell('push', call(TURN));
    await browser.tell('push', call({ ...TURN, table: 'other56789' }));
    const [first, second, third] = browser.shown.map(({ options }) => options['tag']);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('opens the table', async () => {
    browser.windows = ['/', '/table/local', '/t/other56789'];
    await browser.tell('push', call(TURN));
    expect(await browser.tap()).toBe(true);
    expect(browser.opened).toEqual(['/t/abc123defg']);
    expect(browser.focused).toEqual([]);
  });

  test('brings the window to the front that shows the table already', async () => {
    browser.windows = ['/', '/t/abc123defg?x=1#chat'];
    await browser.tell('push', call(TURN));
    await browser.tap();
    expect(browser.opened).toEqual([]);
    expect(browser.focused).toEqual(['/t/abc123defg?x=1#chat']);
  });

  test.each([
    ['nothing', { data: null }],
    ['no words', call({})],
    [
      'something that cannot be read',
      {
        data: {
          json: () => {
            throw new SyntaxError('no JSON');
          },
        },
      },
    ],
    ['a place elsewhere', call({ table: '/evil.example', title: '', body: '' })],
    ['a number', call({ table: 7 })],
  ])('with %s in it still says where it comes from, and leads to the shelf', async (_, event) => {
    await browser.tell('push', event);
    expect(browser.shown.at(-1)?.title).toBe('Tablée');
    await browser.tap();
    expect(browser.opened).toEqual(['/']);
  });
});

describe('what is kept on the device', () => {
  const get = (address: string) => ({
    request: { url: SITE + address, method: 'GET', mode: 'navigate' },
  });

  test.each(['/api', '/api/me', '/healthz', '/readyz', '/metrics', '/ws'])(
    'is not asked for %s, which only the server has',
    async (address) => {
      expect(await browser.tell('fetch', get(address))).toBe(false);
    },
  );
});
