// A visitor: a browser window of a certain size, language and light, with nothing kept from before.
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

import type { Screen } from './screen.ts';

export interface VisitPlan {
  readonly width?: number;
  readonly height?: number;
  readonly lang?: 'fr' | 'en' | 'de';
  readonly theme?: 'light' | 'dark';
  /** A finger instead of a mouse. */
  readonly touch?: boolean;
  /** Keeps the site on the device, for tests without a network; it costs a download of everything. */
  readonly keepsSite?: boolean;
  /** Other settings, as they are kept in the browser. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly site: string;
  /** Errors of the page; a test that ends with one fails. */
  readonly errors: string[];
  readonly close: () => Promise<void>;
}

let started: Promise<Browser> | undefined;

/** One browser for all files of a worker; it ends with the worker, through its pipe. */
export const theBrowser = (): Promise<Browser> => (started ??= chromium.launch(inject('chromium')));

/** Fast bots and short movements: what is tested is not how long they take. */
const QUICK = { pace: 'instant', motion: 'still', name: 'Ada' };

/** Attribute on the page while a test looks at it. */
export const SEEN = 'data-seen';

/** Hides the page while no test looks, because painting costs more than all the rest. */
const UNSEEN = `html:not([${SEEN}]) { opacity: 0 !important }`;

/** Paints the page during `look`, for checks of layout and for pictures. */
export async function shown<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const opacity = await page.evaluate((seen) => {
    document.documentElement.setAttribute(seen, '');
    return getComputedStyle(document.documentElement).opacity;
  }, SEEN);
  expect(opacity).toBe('1');
  try {
    return await look();
  } finally {
    await page.evaluate((seen) => document.documentElement.removeAttribute(seen), SEEN);
  }
}

/** From its first moment on, on every page of a window. */
export const addStyle = (context: BrowserContext, style: string): Promise<unknown> =>
  context.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, style);

export async function visit(plan: VisitPlan = {}): Promise<Visit> {
  const { width = 1280, height = 800, lang = 'en', theme = 'light', touch = false } = plan;
  const browser = await theBrowser();
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    colorScheme: theme,
    locale: lang,
    serviceWorkers: plan.keepsSite === true ? 'allow' : 'block',
  });
  // What does not come at all ends the test; how long it takes is the machine's affair.
  context.setDefaultTimeout(120_000);
  const settings = { ...QUICK, lang, theme, ...plan.settings };
  await context.addInitScript((kept) => {
    if (localStorage.getItem('tablee-settings') === null)
      localStorage.setItem('tablee-settings', JSON.stringify(kept));
  }, settings);
  await addStyle(context, UNSEEN);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  return {
    page,
    context,
    site: inject('site'),
    errors,
    close: async () => {
      await context.close();
      expect(errors, 'errors in the page').toEqual([]);
    },
  };
}

/** A place without cards, where nothing of the table before is left. */
const NOWHERE = '/nowhere';

/** As the site's own links lead there. */
export const lead = (page: Screen, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** To another place of the site, as its own links lead there: the page is not loaded anew if one is there. */
export async function goTo(page: Page, path: string): Promise<void> {
  if ((await page.locator('main').count()) === 0) {
    await page.goto(inject('site') + path);
    return;
  }
  await lead(page, NOWHERE);
  await page.locator('main[data-step]').waitFor({ state: 'detached' });
  await lead(page, path);
}

/**
 * One window for all tests of a block, so that tests that only look need no new load of the site.
 */
export function oneVisit(open: () => Promise<Visit>): () => Visit {
  let visitor: Visit | undefined;
  beforeAll(async () => {
    visitor = await open();
  });
  afterEach(() => {
    expect(visitor?.errors, 'errors in the page').toEqual([]);
  });
  afterAll(async () => {
    await visitor?.close();
  });
  return () => visitor!;
}
