// Lessons can be finished; other moves are answered, and forbidden ones refused with the rule.
import { describe, expect, test } from 'vitest';

import { followLesson, LESSONS } from './lessons.ts';
import { visit } from './visit.ts';

describe('the lesson', () => {
  for (const [game, beats] of LESSONS)
    test(`of ${game} can be finished`, async () => {
      const { page, site, close } = await visit({ width: 390, height: 844 });
      await page.goto(`${site}/learn/${game}`);
      await followLesson(page, game, beats);
      await page.locator('[data-action="finish"]').click();
      expect(page.url()).toBe(`${site}/box/${game}`);
      await close();
    });

  test('answers another legal move, and refuses a forbidden one with its rule', async () => {
    const { page, site, close } = await visit();
    await page.goto(`${site}/learn/nicht-die-bohne`);
    const [, beats] = LESSONS[0]!;
    const asking = beats.findIndex(({ want }) => want !== undefined);
    for (let i = 0; i < asking; i++) {
      await page.locator(`[data-beat="${i}"]`).waitFor();
      await page.locator('[data-action="next"]').click();
    }
    const { want, otherwise } = beats[asking]!;
    const face = want![0]!.split(' ')[1]!;
    const other = page.locator(`[role=option]:not([data-card^="${face}:"])`).first();
    await other.click();
    await other.click();
    await expect.poll(() => page.locator('[data-beat] p').innerText()).toBe(otherwise);
    await close();
  });
});
