// Each lesson from its first sentence to its last, with the moves it asks for; other moves are
// answered, and forbidden ones refused with the rule.
import { lessonOf as beanLesson } from '@tablee/bohne/ui/lesson/index.ts';
import { lessonOf as chicoreeLesson } from '@tablee/chicoree/ui/lesson/index.ts';
import type { Beat } from '@tablee/ui/scene.ts';
import { describe, expect, test } from 'vitest';

import { doMove } from './moves.ts';
import { visit } from './visit.ts';

const LESSONS: readonly (readonly [string, readonly Beat[]])[] = [
  ['nicht-die-bohne', beanLesson('nicht-die-bohne', 'en').beats],
  ['pas-de-bras', beanLesson('pas-de-bras', 'en').beats],
  ['chicoree', chicoreeLesson('en').beats],
];

describe('the lesson', () => {
  for (const [game, beats] of LESSONS)
    test(`of ${game} can be finished`, async () => {
      const { page, site, close } = await visit({ width: 390, height: 844 });
      await page.goto(`${site}/learn/${game}`);
      for (const [i, beat] of beats.entries()) {
        await page.locator(`[data-beat="${i}"]`).waitFor();
        expect(await page.locator('[data-beat] p').innerText()).toBe(beat.say);
        if (i === beats.length - 1) break;
        if (beat.want === undefined) {
          await page.locator('[data-action="next"]').click();
          continue;
        }
        await page.waitForFunction(
          () => document.querySelector('[data-live=assertive]')?.textContent !== '',
        );
        await doMove(page, beat.want[0]!);
      }
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
