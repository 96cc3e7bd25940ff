// Each lesson from its first sentence to its last, with the moves it asks for.
import { folderOf } from '@tablee/registry';
import type { Beat, Lesson } from '@tablee/ui/scene.ts';
import { expect } from 'vitest';

import type { Screen } from './screen.ts';
import { playerOf, TAUGHT } from './tables.ts';

type LessonOf = (game: string, lang: 'en') => Lesson;

const FOLDERS = import.meta.glob<LessonOf>('../games/*/ui/lesson/index.ts', {
  eager: true,
  import: 'lessonOf',
});

export const LESSONS: readonly (readonly [string, readonly Beat[]])[] = TAUGHT.map(({ id }) => [
  id,
  FOLDERS[`../games/${folderOf(id)}/ui/lesson/index.ts`]!(id, 'en').beats,
]);

/** As far as the last sentence. */
export async function followLesson(
  page: Screen,
  game: string,
  beats: readonly Beat[],
): Promise<void> {
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
    await playerOf(game).doMove(page, beat.want[0]!);
  }
}
