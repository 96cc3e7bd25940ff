// Each lesson from its first sentence to its last, with the moves it asks for.
import { lessonOf as beanLesson } from '@tablee/bohne/ui/lesson/index.ts';
import { lessonOf as chicoreeLesson } from '@tablee/chicoree/ui/lesson/index.ts';
import type { Beat } from '@tablee/ui/scene.ts';
import { expect } from 'vitest';

import { doMove } from './moves.ts';
import type { Screen } from './screen.ts';

export const LESSONS: readonly (readonly [string, readonly Beat[]])[] = [
  ['nicht-die-bohne', beanLesson('nicht-die-bohne', 'en').beats],
  ['pas-de-bras', beanLesson('pas-de-bras', 'en').beats],
  ['chicoree', chicoreeLesson('en').beats],
];

/** As far as the last sentence. */
export async function followLesson(page: Screen, beats: readonly Beat[]): Promise<void> {
  for (const [i, beat] of beats.entries()) {
    await page.locator(`[data-beat="${i}"]`).waitFor();
    expect(await page.locator('[data-beat] p').innerText()).toBe(beat.say);
    if (i === beats.length - 1) return;
    if (beat.want === undefined) {
      await page.locator('[data-action="next"]').click();
      continue;
    }
    await page.waitForFunction(
      () => document.querySelector('[data-live=assertive]')?.textContent !== '',
      null,
    );
    await doMove(page, beat.want[0]!);
  }
}
