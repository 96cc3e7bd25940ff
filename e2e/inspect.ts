// Runs the inspector inside a page and returns its findings.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';

import type { Screen } from './screen.ts';
import { SEEN } from './visit.ts';

const SOURCE = readFileSync(path.join(import.meta.dirname, 'inspector.js'), 'utf8');

/** A table must not scroll; a page may. */
export type PageKind = 'table' | 'page';

type Inspector = { inspectPage: (isTable: boolean) => string[] };

/** Between two frames: what is measured need not be painted. */
export async function inspect(page: Screen, kind: PageKind): Promise<string[]> {
  await page.evaluate(`window.inspectPage ?? (() => { ${SOURCE} })()`);
  const { opacity, faults } = await page.evaluate(
    ([isTable, seen]) => {
      const root = document.documentElement;
      root.setAttribute(seen, '');
      const found = (window as unknown as Inspector).inspectPage(isTable);
      const look = { opacity: getComputedStyle(root).opacity, faults: found };
      root.removeAttribute(seen);
      return look;
    },
    [kind === 'table', SEEN] as const,
  );
  expect(opacity).toBe('1');
  return faults;
}
