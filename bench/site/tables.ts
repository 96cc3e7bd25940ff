// Prepares tables in the measured situation, as the browser tests do, and opens them.
import path from 'node:path';

import type { Log } from '@tablee/kit';
import type { Page } from 'playwright';
import { runnerImport } from 'vite';

import { ROOT } from '../../scripts/house.ts';
import type { Open } from './visitor.ts';

const PREPARE = path.join(ROOT, 'e2e', 'prepare.ts');
export const GAME = 'nicht-die-bohne';

/** What the browser tests prepare tables with, as far as it is used here. */
export interface Tools {
  prepare(situation: {
    readonly game: string;
    readonly seats: number;
    readonly until: (log: Log) => boolean;
  }): Promise<Prepared>;
  keepTable(page: Page, prepared: Prepared): Promise<void>;
}

export interface Prepared {
  readonly id: string;
  readonly log: Log;
}

export const loadTools = async (): Promise<Tools> =>
  (await runnerImport<Tools>(PREPARE, { logLevel: 'warn' })).module;

export const SETTINGS = { lang: 'fr', name: 'Ada', motion: 'full', pace: 'instant', oneTap: true };

/** Opens a prepared table; nothing of the site is in the way before. */
export const sitDown = async (
  open: Open,
  site: string,
  tools: Tools,
  prepared: Prepared,
  { place = 'table', query = '', ready = '[data-slot]' } = {},
): Promise<Page> => {
  const { page } = await open();
  await page.goto(`${site}no-such-file.txt`);
  await tools.keepTable(page, prepared);
  await page.goto(`${site}${place}/${prepared.id}${query}`);
  await page.waitForSelector(ready, { state: 'attached' });
  return page;
};
