// Asks axe what somebody with other eyes, ears or hands would stumble over on a page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(): Promise<{
    violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
  }>;
}

export async function violations(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the site's own policy allows no foreign scripts.
  await page.evaluate(`window.axe ?? (() => { ${SOURCE} })()`);
  return page.evaluate(async () => {
    const { violations: found } = await (window as unknown as { axe: Axe }).axe.run();
    return found.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`,
      ),
    );
  });
}
