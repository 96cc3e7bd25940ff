// Browsers in which the site cannot begin: they get words in three languages, not an empty page.
import { describe, expect, test } from 'vitest';

import { visit, type Visit } from './visit.ts';

/** What there is to read on the plain page; its reasons in the console are no surprise. */
async function wordsIn({ page, site, errors, close }: Visit): Promise<string> {
  await page.goto(site);
  const words = await page.locator('#old').innerText();
  expect(await page.locator('#app').count()).toBe(0);
  errors.length = 0;
  await close();
  return words;
}

const isSaid = (words: string): void => {
  for (const start of ['Tablée ne s’ouvre pas', 'Tablée does not open', 'Tablée öffnet sich'])
    expect(words).toContain(start);
};

describe('a plain page', () => {
  test('is shown by a browser without something that the site needs', async () => {
    const visitor = await visit();
    await visitor.context.addInitScript(() => {
      delete (Array.prototype as { toSpliced?: unknown }).toSpliced;
    });
    isSaid(await wordsIn(visitor));
  });

  test('is shown by a browser that does not understand the script', async () => {
    const visitor = await visit();
    await visitor.context.route('**/assets/index-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'let syntax from = the ?? future;' }),
    );
    isSaid(await wordsIn(visitor));
  });

  test('is shown by a browser that knows no modules', async () => {
    const visitor = await visit();
    await visitor.context.route(visitor.site + '/', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('type="module"', 'type="text/what-is-that"');
      await route.fulfill({ response: answer, body });
    });
    isSaid(await wordsIn(visitor));
  });

  test('is not shown by a browser that is new enough', async () => {
    const { page, site, close } = await visit();
    await page.goto(site);
    await page.locator('[data-action=play-now]').first().waitFor();
    await page.waitForLoadState('load');
    expect(await page.locator('#old').isVisible()).toBe(false);
    await close();
  });
});
