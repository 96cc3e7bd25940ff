// Puzzles on a device: which one comes next, what is kept, and where the answer stands.
import { assert } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import type { Following, StoredPuzzle } from '@tablee/review';
import { beforeEach, describe, expect, test } from 'vitest';
import { puzzlesOf } from '../../../scripts/puzzle-file.ts';
import { memory } from '../src/app/memory.ts';
import { areApart } from '../src/puzzles/apart.ts';
import { answerTo } from '../src/puzzles/judge.ts';
import { puzzleFrame } from '../src/puzzles/frame.ts';
import { levelOf } from '../src/puzzles/level.ts';
import { Progress } from '../src/puzzles/progress.ts';
import { sightOf } from '../src/puzzles/sight.ts';
import { loadFilm } from '../src/app/film.ts';
import { twinOf } from './puzzle-twin.ts';

const KEY = 'tablee-puzzles-some-game';
const NAMES = ['a', 'b', 'c', 'd'];
const progress = (names = NAMES): Progress => new Progress('some-game', names);

beforeEach(() => {
  memory.write(KEY, null);
});

describe('the puzzles of a game', () => {
  test('begin with the easiest, and none comes again before all were seen', () => {
    const asked: number[] = [];
    for (const [i] of NAMES.entries()) {
      const place = progress().next;
      asked.push(place);
      progress().answered(NAMES[place]!, i % 2 === 0);
    }
    expect(asked).toEqual([0, 1, 2, 3]);
    expect(progress().isRound).toBe(true);
  });

  test('begin anew with those that were not solved', () => {
    for (const name of NAMES) progress().answered(name, name === 'a' || name === 'c');
    expect(progress().next).toBe(1);
    progress().answered('b', true);
    expect(progress().next).toBe(3);
    progress().answered('d', false);
    expect(progress().next).toBe(0);
    expect(progress().solved).toBe(3);
  });

  test('count those that were solved in a row, also after the page was closed', () => {
    progress().answered('a', true);
    progress().answered('b', true);
    expect(progress()).toMatchObject({ streak: 2, solved: 2, isRound: false });
    progress().answered('c', false);
    expect(progress()).toMatchObject({ streak: 0, solved: 2 });
  });

  test('mind neither nonsense in the memory nor puzzles that are gone', () => {
    memory.write(KEY, '{"seen":["a",3],"solved":"b","streak":-2}');
    expect(progress()).toMatchObject({ next: 0, streak: 0, solved: 0 });
    memory.write(KEY, '[]');
    expect(progress()).toMatchObject({ next: 0, streak: 0, solved: 0 });
    memory.write(KEY, null);
    progress().answered('a', true);
    expect(progress(['x', 'b'])).toMatchObject({ next: 0, solved: 0 });
  });
});

describe('the answer', () => {
  const SCREENS = [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 667, height: 375 },
    { width: 820, height: 1180 },
    { width: 1280, height: 800 },
  ];
  test.each(SCREENS)('covers nothing of the table at $width × $height', (page) => {
    const before = puzzleFrame(page, undefined);
    expect(before).toMatchObject({ box: page, scale: 1, top: 0, panel: undefined });
    const answer = 260;
    const { box, scale, top, panel, side } = puzzleFrame(page, answer);
    const right = box.width * scale;
    const bottom = top + box.height * scale;
    expect(right).toBeLessThanOrEqual(page.width + 0.01);
    expect(bottom).toBeLessThanOrEqual(page.height - (panel === undefined ? answer : 0) + 0.01);
    if (panel === undefined) return;
    expect(panel.x + panel.width).toBeLessThanOrEqual(page.width);
    expect(panel.y + panel.height).toBeLessThanOrEqual(page.height);
    if (side === undefined) expect(panel.x).toBeGreaterThanOrEqual(right - 0.01);
    else expect(panel).toEqual(side);
  });
});

describe('what is said of two moves', () => {
  const gains = (points: number) => ({ fact: 'gains', facts: { points } });
  const denies = { fact: 'denies' };
  const hurts = { fact: 'hurts', isAgainst: true };
  test('does not tell them apart where the worse one does the same, or more of it', () => {
    expect(areApart([gains(8), denies], [gains(10), denies])).toBe(false);
    expect(areApart([gains(8)], [gains(10), denies])).toBe(false);
    expect(areApart([], [])).toBe(false);
  });
  test('tells them apart where only one of them has something for it, or against it', () => {
    expect(areApart([gains(8), denies], [gains(10)])).toBe(true);
    expect(areApart([gains(8)], [hurts, gains(10)])).toBe(true);
  });
});

describe('how hard a puzzle is called', () => {
  const level = (difficulty: number, ...costs: readonly number[]) =>
    levelOf({
      difficulty,
      choices: [0, ...costs].map((cost) => ({
        ...{ move: 'x', cost, error: 0, chance: 0.5, points: 0, score: 0 },
      })),
    });
  test('is easy only where the best move is soon found and plainly better than every other', () => {
    expect(level(0, 0.25, 0.4)).toBe('easy');
    expect(level(0, 0.09, 0.4)).toBe('tricky');
    expect(level(30, 0.25)).toBe('tricky');
    expect(level(60, 0.25)).toBe('tough');
  });
});

describe('what follows an answer', () => {
  test.each(['nicht-die-bohne', 'pas-de-bras'])(
    'tells the best move of %s from the runner-up',
    async (game) => {
      const entry = findGame(game)!;
      const judge = await entry.judge!();
      const silent: string[] = [];
      for (const puzzle of puzzlesOf(game)) {
        const { rules, view } = await standing(puzzle);
        const book = { rules, judge };
        const answer = (choice: number) => {
          const move = rules.notation.parse(puzzle.choices[choice]!.move!);
          assert(move.ok, 'a choice is a move');
          return answerTo(book, puzzle, view, move.value);
        };
        expect(answer(0)).toMatchObject({ isSolved: true, followed: { better: [], other: [] } });
        const { isSolved, followed } = answer(1);
        expect(isSolved).toBe(false);
        if (followed.better.length === 0) silent.push(puzzle.name);
        const factsOf = (all: readonly Following[]) => all.map(({ fact, facts }) => [fact, facts]);
        expect(factsOf(followed.other)).toEqual(factsOf(followed.better));
      }
      expect(silent).toEqual([]);
    },
  );
});

async function standing({ text, seat }: StoredPuzzle) {
  const film = await loadFilm(text);
  assert(film.ok, 'a puzzle opens');
  return { rules: film.value.open.rules, view: sightOf(film.value, seat).view };
}

describe('the page', () => {
  async function sightIn(text: string, seat: number): Promise<string> {
    const film = await loadFilm(text);
    assert(film.ok, 'a puzzle opens');
    expect(film.value.tear).toBeUndefined();
    const { view, ...more } = sightOf(film.value, seat);
    return JSON.stringify({ view: film.value.open.rules.pack(view), ...more });
  }

  test.each(['nicht-die-bohne', 'pas-de-bras'])(
    'gets nothing of a record of %s that the seat could not see',
    async (game) => {
      let compared = 0;
      for (const puzzle of puzzlesOf(game)) {
        const twin = twinOf(puzzle);
        if (twin === undefined) continue;
        expect(twin).not.toBe(puzzle.text);
        expect(await sightIn(twin, puzzle.seat)).toBe(await sightIn(puzzle.text, puzzle.seat));
        compared++;
      }
      expect(compared).toBeGreaterThan(5);
    },
  );
});
