// Tests the commitment to the shuffle: each browser stores it before the deal, so that a changed
// one is detected at the end.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { gather, goHome, start, type Guest } from './online.ts';

const COMMIT = /"commit":"[0-9a-f]{64}"/g;
const FALSE_COMMIT = `"commit":"${'0'.repeat(64)}"`;

/** Something between this browser and the server shows another commitment wherever one is told. */
async function exchangeCommitments(page: Page): Promise<void> {
  await page.route(/\/api\/tables/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(COMMIT, FALSE_COMMIT);
    await route.fulfill({ response: answer, body });
  });
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      socket.send(String(text).replace(COMMIT, FALSE_COMMIT));
    });
  });
}

/** Stops a game of one person among bots. The answer is what the end says of the draws, unasked. */
async function saidAtEnd({ page }: Guest): Promise<string | undefined> {
  await page.locator('[data-action=menu]').click();
  await page.locator('[data-action=ask-end]').click();
  await page.locator('dialog [data-action=stop-sure]').click();
  return page.locator('dialog [data-draws]').evaluate(({ dataset }) => dataset['draws']);
}

/** Goes from the end to the review and asks for a verdict on the draws. */
async function verdictInReview({ page }: Guest): Promise<string | undefined> {
  await page.locator('dialog [data-action=review]').click();
  await page.locator('[data-action=about]').click();
  await page.locator('[data-action=verify]').click();
  return page.locator('[data-verdict]').evaluate(({ dataset }) => dataset['verdict']);
}

const PLAN = { game: 'nicht-die-bohne', seats: 3, bots: 2 };

test('a browser finds its own bytes and its commitment again, in a rematch, too', async () => {
  const { guests } = await gather(PLAN, [{ name: 'Ada' }]);
  const ada = guests[0]!;
  await start(ada, []);
  expect(await saidAtEnd(ada)).toBe('right');
  await ada.page.locator('dialog [data-action=rematch]').click();
  await ada.page.locator('[data-state=gathering]').waitFor();
  await start(ada, []);
  expect(await saidAtEnd(ada)).toBe('right');
  expect(await verdictInReview(ada)).toBe('right');
  await ada.page.getByText('its own randomness is in the draws').first().waitFor();
  await goHome(guests);
});

test('a commitment that was exchanged on the way is told at the end of the game, unasked', async () => {
  const { guests } = await gather(PLAN, [{ name: 'Eve', prepare: exchangeCommitments }]);
  const eve = guests[0]!;
  await start(eve, []);
  expect(await saidAtEnd(eve)).toBe('commit-other-wrong');
  const warning = eve.page.locator('dialog [role=alert]');
  expect(await warning.innerText()).toContain('is not keeping its promise');
  expect(await verdictInReview(eve)).toBe('commit-other-wrong');
  await goHome(guests);
});
