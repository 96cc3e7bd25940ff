// Each lesson from its first sentence to its last, led by nothing but what it rings.
import { LANGS, type Lang } from '@tablee/kit';
import { folderOf } from '@tablee/registry';
import type { Beat, Lesson } from '@tablee/ui/scene.ts';
import { expect } from 'vitest';

import type { Screen } from './screen.ts';
import { TAUGHT } from './tables.ts';

type LessonOf = (game: string, lang: Lang) => Lesson;

const FOLDERS = import.meta.glob<LessonOf>('../games/*/ui/lesson/index.ts', {
  eager: true,
  import: 'lessonOf',
});

const beatsOf = (game: string, lang: Lang): readonly Beat[] =>
  FOLDERS[`../games/${folderOf(game)}/ui/lesson/index.ts`]!(game, lang).beats;

export const LESSONS: readonly (readonly [string, readonly Beat[]])[] = TAUGHT.map(({ id }) => [
  id,
  beatsOf(id, 'en'),
]);

/** Everything its voice ever says. */
export const linesOf = (game: string): readonly string[] =>
  LANGS.flatMap((lang) =>
    beatsOf(game, lang).flatMap(({ say, otherwise }) => [say, ...(otherwise ? [otherwise] : [])]),
  );

/**
 * Presses what is ringed last while it says this: of a card and the button that plays it, the button.
 * False when it has gone on.
 */
const pressRinged = (page: Screen, beat: number): Promise<boolean> =>
  page.evaluate(async (at) => {
    if (document.querySelector(`[data-beat="${at}"]`) === null) return false;
    const ring = [...document.querySelectorAll('[data-ring]')].at(-1)?.getBoundingClientRect();
    if (ring !== undefined) {
      const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
      document.elementFromPoint(x, y)?.closest('button')?.click();
    }
    // A ring goes where its card goes, a frame later.
    const frame = (): Promise<number> => new Promise((go) => requestAnimationFrame(go));
    await frame();
    await frame();
    return true;
  }, beat);

/** What is seen and heard while it says something. */
const look = (page: Screen) =>
  page.evaluate(() => {
    const prompt = document.querySelector('[data-zone=prompt]');
    return {
      said: document.querySelector('[data-beat] p')?.textContent,
      size: getComputedStyle(document.querySelector('[data-beat] p')!).fontSize,
      step: Number(document.querySelector<HTMLElement>('main')!.dataset['step']),
      heard: [...document.querySelectorAll('[aria-live]')].map((one) => one.textContent).join(''),
      isPrompted: prompt?.checkVisibility({ visibilityProperty: true }) === true,
    };
  }, null);

/** From one sentence, the first unless told, as far as the last or another one. */
export async function followLesson(
  page: Screen,
  beats: readonly Beat[],
  { from = 0, to = beats.length - 1 } = {},
): Promise<void> {
  for (const [i, beat] of beats.entries()) {
    if (i < from) continue;
    await page.locator(`[data-beat="${i}"]`).waitFor();
    const { say: said, step, want, points } = beat;
    // One voice, in one size; the table stands where it speaks of it.
    const one = { said, heard: said, size: '16px', step, isPrompted: false };
    expect(await look(page)).toEqual(one);
    if (want !== undefined || points.length > 0)
      await page.locator('[data-ring]').first().waitFor();
    if (i === to) return;
    if (want === undefined) await page.locator('[data-action="next"]').click();
    else while (await pressRinged(page, i));
  }
}
