// Runs axe on a page and returns its accessibility violations.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

import { shown } from './visit.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(options: object): Promise<{
    violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
  }>;
}

/** Only these change with the colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

export async function violations(page: Page, of: 'all' | 'colours' = 'all'): Promise<string[]> {
  // Everything else that axe could tell is not asked for: it would take longer.
  const options = {
    resultTypes: ['violations'],
    ...(of === 'colours' ? { runOnly: OF_COLOURS } : {}),
  };
  // Evaluated, not added as a script: the site's own policy allows no foreign scripts.
  await page.evaluate(`window.axe ?? (() => { ${SOURCE} })()`);
  return shown(page, () =>
    page.evaluate(async (wish) => {
      const { violations: found } = await (window as unknown as { axe: Axe }).axe.run(wish);
      return found.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`,
        ),
      );
    }, options),
  );
}
