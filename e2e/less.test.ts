// Tests browsers that lack or refuse features: in-app browsers, private windows, GNOME's. The site
// works without them.
import { describe, expect, test } from 'vitest';

import { nextCall } from './players.ts';
import { visit, type Visit } from './visit.ts';

/** A visitor in a browser with a feature removed before every page load. */
async function visitWith(lack: () => void): Promise<Visit> {
  const visitor = await visit();
  await visitor.context.addInitScript(lack);
  return visitor;
}

const playNow = ({ page }: Visit): Promise<void> =>
  page.locator('[data-game=nicht-die-bohne] [data-action=play-now]').click();

describe('a browser that offers less', () => {
  test('lays a table without storage that can be asked to last', async () => {
    const visitor = await visitWith(() => {
      delete (Navigator.prototype as { storage?: unknown }).storage;
    });
    await visitor.page.goto(visitor.site);
    await playNow(visitor);
    expect(await nextCall(visitor.page)).toBe('asked');
    await visitor.close();
  });

  test('lays a table where nothing may be kept', async () => {
    const visitor = await visitWith(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    });
    await visitor.page.goto(visitor.site);
    await playNow(visitor);
    expect(await nextCall(visitor.page)).toBe('asked');
    await visitor.close();
  });

  test('opens the shelf and the player’s own page where service workers are refused', async () => {
    const visitor = await visitWith(() => {
      const refuse = () => Promise.reject(new DOMException('insecure', 'SecurityError'));
      Object.assign(ServiceWorkerContainer.prototype, {
        register: refuse,
        getRegistration: refuse,
      });
    });
    const { page, site } = visitor;
    for (const [path, sign] of [
      ['/', '[data-action=play-now]'],
      ['/me', 'main h1'],
    ] as const) {
      await page.goto(site + path);
      await page.locator(sign).first().waitFor();
      await page.waitForLoadState('networkidle');
    }
    await visitor.close();
  });

  test('lays a table at the second try where the home of tables could not be fetched at first', async () => {
    const visitor = await visit();
    const { page, context, errors } = visitor;
    await page.goto(visitor.site);
    await context.route('**/assets/worker-*.js', (route) => route.abort());
    await playNow(visitor);
    await page.getByRole('alert').waitFor();
    await context.unroute('**/assets/worker-*.js');
    await playNow(visitor);
    expect(await nextCall(page)).toBe('asked');
    // The one that was cut off is no surprise.
    errors.length = 0;
    await visitor.close();
  });
});
