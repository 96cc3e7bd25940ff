// Asks the inspector, who works inside the page, what is wrong with it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';

import { show } from './visit.ts';

const SOURCE = readFileSync(path.join(import.meta.dirname, 'inspector.js'), 'utf8');

/** A table must not scroll; a page may. */
export type PageKind = 'table' | 'page';

type Inspector = { inspectPage: (isTable: boolean) => string[] };

export async function inspect(page: Page, kind: PageKind): Promise<string[]> {
  await show(page);
  await page.evaluate(`window.inspectPage ?? (() => { ${SOURCE} })()`);
  return page.evaluate(
    (isTable) => (window as unknown as Inspector).inspectPage(isTable),
    kind === 'table',
  );
}
