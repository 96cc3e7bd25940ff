// How smooth a page stays while a review is worked out beside it: the film is wound and the sheet scrolled, with
// the threads at work; on the very same page after they were stopped; and again with as many cores busy with
// something that the page does not hear of. Only the page is slowed down: its threads bring more than a phone's.
import { Worker } from 'node:worker_threads';

import type { Browser, Page } from 'playwright';

import { sum } from '../numbers.ts';
import { evenness, lengthsOf } from './frames.ts';
import { watchPage } from './inside.ts';
import type { AddMeasured, Measured } from './ledger.ts';
import { GAME, SETTINGS, sitDown, type Prepared, type Tools } from './tables.ts';
import { SIZE, tap, visit } from './visitor.ts';

/** So many playouts that the review outlasts the measurement. */
const AT_LENGTH = '?playouts=100000';
const WATCHED_MS = 5000;
const REST_MS = 1500;
/** The pace of a reader stepping through the game and looking at each step. */
const STEP_MS = 250;
/** A stroke of the finger; the sheet is some of them long. */
const STROKE_PX = SIZE.height / 2;
const STROKES = 4;
const SCROLL_PX_PER_S = 1200;
/** Beyond it a finger feels that the page did not answer at once. */
const LONG_TASK_MS = 50;

const watch = async (page: Page, act: () => Promise<void>): Promise<Measured> => {
  const now = { isOver: false };
  const watching = page.evaluate(watchPage, WATCHED_MS).finally(() => (now.isOver = true));
  while (!now.isOver) await act();
  const { frames, tasks } = await watching;
  return {
    ...evenness(lengthsOf(frames)),
    tasks: tasks.length,
    blocked: sum(tasks.map((took) => took - LONG_TASK_MS)),
  };
};

const windFilm = (page: Page): Promise<Measured> =>
  watch(page, async () => {
    await page.locator('[data-action=chart]').press('ArrowRight');
    await page.waitForTimeout(STEP_MS);
  });

const scrollSheet = async (page: Page): Promise<Measured> => {
  const wire = await page.context().newCDPSession(page);
  let strokes = 0;
  const measured = await watch(page, async () => {
    const isDown = strokes++ % (2 * STROKES) < STROKES;
    await wire.send('Input.synthesizeScrollGesture', {
      ...{ x: SIZE.width / 2, y: SIZE.height * (isDown ? 0.75 : 0.25) },
      ...{ yDistance: isDown ? -STROKE_PX : STROKE_PX },
      ...{ speed: SCROLL_PX_PER_S, gestureSourceType: 'touch' },
    });
  });
  await wire.detach();
  return measured;
};

const besideBusyCores = async (
  count: number,
  watched: () => Promise<Measured>,
): Promise<Measured> => {
  const busy = Array.from({ length: count }, () => new Worker('for (;;);', { eval: true }));
  try {
    return await watched();
  } finally {
    await Promise.all(busy.map((one) => one.terminate()));
  }
};

/** One pass: nothing of one is left in the next. */
export const reviewAll = (
  browser: Browser,
  site: string,
  tools: Tools,
  finished: Prepared,
  add: AddMeasured,
): Promise<void> =>
  visit(browser, SETTINGS, async (open) => {
    const page = await sitDown(open, site, tools, finished, {
      place: 'review',
      query: AT_LENGTH,
      ready: '[data-action=chart]',
    });
    const chart = page.locator('[data-action=chart]');
    const wind = async (): Promise<Measured> => {
      await chart.press('Home');
      await page.waitForTimeout(REST_MS);
      return windFilm(page);
    };
    const scroll = async (): Promise<Measured> => {
      await page.waitForTimeout(REST_MS);
      return scrollSheet(page);
    };
    const openSheet = (): Promise<void> => tap(page, '[data-action=review-line]');
    const closeSheet = async (): Promise<void> => {
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    };
    /** It has no business to be done before that: then nothing was measured. */
    const turn = async (action: 'stop-review' | 'go-on'): Promise<void> => {
      await page.locator(`dialog [data-action=${action}]`).scrollIntoViewIfNeeded();
      await page.locator(`dialog [data-action=${action}]`).click();
      const stand = action === 'go-on' ? 'running' : 'stopped';
      await page.locator(`dialog [data-stand=${stand}]`).waitFor();
    };
    const threads = await page.evaluate(() => Math.max(1, navigator.hardwareConcurrency - 1));

    // What comes first finds less drawn and compiled: once it is the page at rest, once the one at work.
    await openSheet();
    await turn('stop-review');
    await closeSheet();
    add('wind still', await wind());
    add('wind busy', await besideBusyCores(threads, wind));
    await openSheet();
    await turn('go-on');
    await closeSheet();
    add('wind running', await wind());
    await openSheet();
    await page.locator('dialog [data-action=size]').selectOption('0');
    await page.locator('dialog [data-choice]').first().waitFor();
    add('scroll running', await scroll());
    await turn('stop-review');
    add('scroll still', await scroll());
    add('scroll busy', await besideBusyCores(threads, scroll));
  });

/** A game of three rounds at four seats, played to its end. */
export const prepareFinished = (tools: Tools): Promise<Prepared> =>
  tools.prepare({ game: GAME, seats: 4, until: ({ pending }) => pending.kind === 'over' });
