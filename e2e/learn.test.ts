// Lessons wait, point, and end in a game; other moves are answered, and forbidden ones refused with the
// rule.
import { describe, expect, test } from 'vitest';

import { inspect } from './inspect.ts';
import { followLesson, LESSONS, linesOf } from './lessons.ts';
import { keepTable, prepare } from './prepare.ts';
import type { Screen } from './screen.ts';
import { ALL_PLAYERS, TAUGHT } from './tables.ts';
import { visit } from './visit.ts';

/** Those of the lines that do not fit into the voice's place, in the letters it has. */
const misfits = (page: Screen, lines: readonly string[]): Promise<string[]> =>
  page.evaluate((all) => {
    const place = document.querySelector('[data-beat]')!;
    const voice = place.closest('header')!.getBoundingClientRect();
    const below = place.nextElementSibling!;
    const [said] = place.children as unknown as [HTMLElement];
    const tried = said.cloneNode() as HTMLElement;
    said.hidden = true;
    place.append(tried);
    const found = all.filter((line) => {
      tried.textContent = line;
      const { top, bottom, right } = tried.getBoundingClientRect();
      const way = below.getBoundingClientRect();
      const isOver = top < voice.top || bottom > way.top || right > voice.right;
      return isOver || way.bottom > voice.bottom;
    });
    tried.remove();
    said.hidden = false;
    return found;
  }, lines);

/** A while in which bots would have moved. */
const linger = (page: Screen): Promise<void> =>
  page.evaluate(async () => {
    for (let i = 0; i < 60; i++) await new Promise((go) => requestAnimationFrame(go));
  }, null);

describe('the lesson', () => {
  for (const [game, beats] of LESSONS)
    test(`of ${game} waits, points, goes on after a reload and ends in a game`, async () => {
      const { page, site, close } = await visit({ width: 360, height: 640 });
      await page.goto(`${site}/learn/${game}`);
      await page.locator('[data-beat="0"]').waitFor();
      expect(await misfits(page, linesOf(game))).toEqual([]);
      expect(await inspect(page, 'table')).toEqual([]);
      // Nothing that the lesson never speaks of.
      expect(await page.getByRole('list', { name: 'The steps of the turn' }).count()).toBe(0);
      expect(await page.title()).toMatch(/^The lesson · .+ · Tablée$/);
      // Where others are asked next, and something is explained first.
      const wanting = beats.findIndex(({ want }) => want !== undefined);
      const explained = beats.findIndex(({ want }, i) => i > wanting && want === undefined);
      const waiting = beats.findIndex(
        ({ step, want }, i) =>
          i > explained && want === undefined && (beats[i + 1]?.step ?? step) > step,
      );
      await followLesson(page, beats, { to: waiting });
      await linger(page);
      const { step } = beats[waiting]!;
      expect(await page.locator('main').getAttribute('data-step')).toBe(String(step));
      await page.reload();
      await followLesson(page, beats, { from: waiting });
      await page.locator('[data-action="finish"]').click();
      // The lesson has a table, too: it stands there until the new one does.
      await expect.poll(() => page.url()).toContain(`${site}/table/`);
      await expect.poll(() => page.locator('[data-beat]').count()).toBe(0);
      await page.locator('main[data-step] [data-phase]').waitFor();
      // The lesson of this box is done, those of the others are still offered.
      await page.goto(site);
      await page.locator(`.bay[data-game=${game}] [data-action=day]`).waitFor();
      expect(await page.locator('[data-action=learn]').count()).toBe(TAUGHT.length - 1);
      // A finished lesson starts again from the beginning.
      await page.goto(`${site}/learn/${game}`);
      await followLesson(page, beats, { to: 1 });
      await close();
    });

  test('is the second button of a newcomer, and makes way once a game was played', async () => {
    const { page, site, close } = await visit({ width: 360, height: 740 });
    /** The names of the buttons, in order. */
    const offered = (place: string): Promise<(string | null)[]> =>
      page
        .locator(`${place} .now > *`)
        .evaluateAll((all) => all.map((button) => button.getAttribute('data-action')));
    await page.goto(site);
    await page.locator('.bay').first().waitFor();
    for (const { id } of TAUGHT)
      expect(await offered(`.bay[data-game=${id}]`), id).toEqual(['play-now', 'learn']);
    // It is played only once: not before its player knows a rule.
    expect(await page.locator('[data-action=day]').count()).toBe(0);
    for (const { id } of TAUGHT) {
      await page.goto(`${site}/box/${id}`);
      await page.locator('.tray').waitFor();
      expect((await offered('.tray')).slice(0, 2), id).toEqual(['play-now', 'learn-now']);
      const { y, height } = (await page.locator('[data-action=learn-now]').boundingBox())!;
      expect(y + height, id).toBeLessThan(740);
    }

    const isOver = ({ name }: { name: string }): boolean => name === 'over';
    const over = ALL_PLAYERS[0]!.situations.find(isOver)!;
    await keepTable(page, await prepare(over));
    const { game } = over;
    await page.goto(site);
    await page.locator('[data-action=day]').waitFor();
    expect(await page.locator('[data-action=learn]').count()).toBe(
      TAUGHT.filter(({ id }) => id !== game).length,
    );
    for (const { id } of TAUGHT) {
      await page.goto(`${site}/box/${id}`);
      await page.locator('.tray').waitFor();
      expect((await offered('.tray')).includes('learn-now'), id).toBe(id !== game);
    }
    await close();
  });

  test('answers another legal move, and refuses a forbidden one with its rule', async () => {
    const { page, site, close } = await visit();
    await page.goto(`${site}/learn/nicht-die-bohne`);
    const [, beats] = LESSONS[0]!;
    const asking = beats.findIndex(({ want }) => want !== undefined);
    await followLesson(page, beats, { to: asking });
    const { want, otherwise } = beats[asking]!;
    const face = want![0]!.split(' ')[1]!;
    const other = page.locator(`[role=option]:not([data-card^="${face}:"])`).first();
    await other.click();
    await page.locator('[data-action=play]').waitFor();
    await linger(page);
    // The button would play that one: only what is wanted is ringed.
    expect(await page.locator('[data-ring]').count()).toBe(1);
    await other.click();
    await expect.poll(() => page.locator('[data-beat] p').innerText()).toBe(otherwise);
    // Begun anew it is at its first word.
    await page.locator('[data-action="again"]').click();
    await followLesson(page, beats, { to: asking });
    await close();
  });
});
