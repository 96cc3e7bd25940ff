// Puzzles: one is missed, tried again and solved, the next ones are solved, and how far one has come
// outlasts the page. Before the answer the page holds what the seat may see, and nothing else.
import { assert, capital, openRecord, Replay, type AnyRules } from '@tablee/kit';
import { findGame, folderOf, GAMES } from '@tablee/registry';
import type { StoredPuzzle } from '@tablee/review';
import type { Lesson } from '@tablee/ui/scene.ts';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';

import { twinOf } from '../apps/web/test/puzzle-twin.ts';
import { puzzlesOf } from '../scripts/puzzle-file.ts';

import { violations } from './axe.ts';
import { fingers, type Fingers } from './fingers.ts';
import { inspect } from './inspect.ts';
import { change } from './layout-suite.ts';
import { visit, type VisitPlan } from './visit.ts';

/** What is pressed for a move is what a lesson would ring. */
const LESSONS = import.meta.glob<(game: string, lang: 'en') => Lesson>(
  '../games/*/ui/lesson/index.ts',
  { eager: true, import: 'lessonOf' },
);

interface Standing {
  readonly rules: AnyRules;
  readonly view: unknown;
}

async function standing({ text, seat }: StoredPuzzle): Promise<Standing> {
  const open = await openRecord(text, findGame);
  assert(open.ok, 'a shipped puzzle opens');
  const { rules, setup, record } = open.value;
  const replay = new Replay(rules, setup, record);
  while (!replay.done) assert(replay.next().ok, 'every line of it fits');
  return { rules, view: rules.view(replay.log.state, seat) };
}

async function fitsInAll(page: Page): Promise<void> {
  for (const lang of ['de', 'fr', 'en']) {
    await change(page, { lang });
    expect(await inspect(page, 'table'), lang).toEqual([]);
  }
}

const verdict = (page: Page) => page.locator('[data-verdict]');

/**
 * Presses the last thing that is there of what a move is made with, until there is an answer. The best move
 * solves the puzzle.
 */
async function answer(
  page: Page,
  hands: Fingers,
  puzzle: StoredPuzzle,
  choice: number,
): Promise<void> {
  const { rules, view } = await standing(puzzle);
  const move = rules.notation.parse(puzzle.choices[choice]!.move!);
  assert(move.ok, 'a choice is a move');
  const game = /^game (\S+)$/m.exec(puzzle.text)![1]!;
  const lesson = LESSONS[`../games/${folderOf(game)}/ui/lesson/index.ts`]!(game, 'en');
  const spots = lesson.spots(move.value, view).toReversed();
  // Of two buttons that do the same with a card, the one that says it.
  const texts = await findGame(game)!.texts('en');
  const words = capital(texts.move(view, move.value, []));
  const told = choice === 0 ? page.locator('[data-verdict=solved]') : verdict(page);
  while ((await told.count()) === 0) {
    for (const spot of spots) {
      const found = page.locator(spot);
      const said = found.and(page.getByRole('button', { name: words }));
      const target = ((await said.count()) > 0 ? said : found).first();
      if (!(await target.isVisible())) continue;
      await hands.press(target);
      break;
    }
  }
}

/** After a wrong answer the next move is the next try; a table made small comes back first. */
async function bringBack(page: Page): Promise<void> {
  const small = page.locator('[data-action=table]');
  if ((await small.count()) === 0) return;
  await small.click({ position: { x: 100, y: 150 } });
  await verdict(page).waitFor({ state: 'detached' });
}

const costOf = (cost: number): string => (cost < 100 ? `costs you ${cost}%` : 'costs you the game');
const stand = (page: Page): Promise<string> => page.locator('[data-part=subtitle]').innerText();
const next = async (page: Page, number: number): Promise<void> => {
  await page.locator('[data-action=next]').click();
  await page.getByText(new RegExp(`^Puzzle ${number} `)).waitFor();
  expect(await verdict(page).count()).toBe(0);
};

const WAYS: Readonly<Record<string, VisitPlan & { readonly way: Fingers['way'] }>> = {
  'nicht-die-bohne': { way: 'keyboard', width: 1280, height: 800, theme: 'dark' },
  'pas-de-bras': { way: 'touch', width: 360, height: 640, touch: true },
};
const PHONE = { way: 'mouse', width: 390, height: 844 } as const;

describe.each(GAMES.map(({ meta }) => meta.id).filter((game) => puzzlesOf(game).length > 0))(
  'the puzzles of %s',
  (game) => {
    test('are missed, tried again and solved, one after the other, and counted', async () => {
      const { way, ...plan } = WAYS[game] ?? PHONE;
      const { page, site, close } = await visit(plan);
      const puzzles = puzzlesOf(game);
      const hands = fingers(page, way);
      await page.goto(`${site}/box/${game}`);
      await page.locator('[data-action=puzzles]').click();
      await page.locator('main[data-step]').waitFor();
      expect(await page.locator('[data-ring]').count()).toBe(0);
      expect(await inspect(page, 'table')).toEqual([]);
      expect(await page.locator('[data-zone=prompt]').innerText()).toMatch(
        /^Which move wins you the game/,
      );

      await answer(page, hands, puzzles[0]!, 1);
      expect(await verdict(page).getAttribute('data-verdict')).toBe('missed');
      const shown = verdict(page);
      const cost = Math.round(100 * puzzles[0]!.choices[1]!.cost);
      expect(await shown.innerText()).toContain('There is something better.');
      expect(await shown.innerText()).toContain(costOf(cost));
      // Nothing of the solution is there, for no eye and no ear.
      expect(await shown.locator('[data-choice]').count()).toBe(0);
      expect(await page.locator('[data-ring]').count()).toBe(0);
      expect(await page.locator('[data-live=polite]').innerText()).toMatch(/^There is something/);
      const told = [await shown.innerHTML(), await page.locator('[data-live=polite]').innerText()];
      expect(await violations(page)).toEqual([]);
      const hint = page.locator('[data-action=hint]');
      for (let hints = 0; (await hint.count()) > 0; hints++) {
        expect(hints, 'hints come to an end').toBeLessThan(10);
        await hint.click();
        told.push(await shown.innerHTML());
      }
      await fitsInAll(page);

      await bringBack(page);
      await answer(page, hands, puzzles[0]!, 0);
      expect(await verdict(page).getAttribute('data-verdict')).toBe('solved');
      expect(await stand(page)).toContain('0 solved');
      expect(await page.locator('[data-zone=prompt]').isVisible()).toBe(false);
      expect(await verdict(page).innerText()).toContain('Found on the second try.');
      const best = await shown.locator('[data-choice] strong').first().innerText();
      for (const words of told) expect(words).not.toContain(best);

      await next(page, 2);
      await answer(page, hands, puzzles[1]!, 0);
      expect(await stand(page)).toMatch(/1 solved$/);
      await next(page, 3);
      await answer(page, hands, puzzles[2]!, 0);
      expect(await stand(page)).toMatch(/2 solved · 2 in a row$/);
      expect(await verdict(page).locator('[data-part=streak]').innerText()).toBe('2 in a row');
      await page.reload();
      await page.getByText(/^Puzzle 4 /).waitFor();
      expect(await stand(page)).toMatch(/2 solved · 2 in a row$/);
      await answer(page, hands, puzzles[3]!, 1);
      expect(await stand(page)).toMatch(/2 solved$/);
      await page.locator('[data-action=again]').click();
      await verdict(page).waitFor({ state: 'detached' });
      await answer(page, hands, puzzles[3]!, 1);
      await page.locator('[data-action=solution]').click();
      expect(await verdict(page).locator('[data-choice]').count()).toBe(2);
      expect(await verdict(page).locator('.why').count()).toBeGreaterThan(0);
      await page.locator('[data-ring]').first().waitFor();
      expect(await page.locator('[data-live=polite]').innerText()).toContain('There was something');
      expect(await violations(page)).toEqual([]);
      await fitsInAll(page);
      await next(page, 5);
      expect(await stand(page)).toMatch(/2 solved$/);
      await close();
    });
  },
);

test('not a byte of the page tells what the seat cannot see', async () => {
  const game = 'nicht-die-bohne';
  const puzzles = puzzlesOf(game);
  const puzzle = puzzles.find((one) => twinOf(one) !== undefined)!;
  const seen: string[] = [];
  for (const text of [puzzle.text, twinOf(puzzle)!]) {
    const { page, site, close } = await visit();
    await page.route(`**/assets/${game}-*.js`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export default ${JSON.stringify(text)};`,
      }),
    );
    await page.goto(`${site}/puzzles/${game}`);
    await page.getByText(/^Puzzle 1 of 1 /).waitFor();
    seen.push(await page.locator('main').innerHTML());
    await close();
  }
  expect(seen[0]!.length).toBeGreaterThan(1000);
  expect(seen[1]).toBe(seen[0]);
});
