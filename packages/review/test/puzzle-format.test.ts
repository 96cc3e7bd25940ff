// A puzzle is a record with its answer in the header, and reads as it was written.
import { readRecord, rngFor } from '@tablee/kit';
import { GAMES } from '@tablee/registry';
import { describe, expect, test } from 'vitest';
import {
  momentsOf,
  movesToRank,
  rankOf,
  readPuzzles,
  writePuzzle,
  type Puzzle,
  type PuzzleChoice,
} from '../src/index.ts';
import { playedGame, shortOf } from './play.ts';

const ranked = (move: string | null, cost: number): PuzzleChoice => ({
  move,
  cost,
  error: cost * 0.16,
  chance: 0.5 - cost,
  points: cost * 100,
  score: 12.5,
});

const PUZZLE: Puzzle = {
  name: '1-2-3-0',
  seat: 0,
  kind: 'turn take',
  difficulty: 40,
  found: 0.25,
  choices: [ranked('take 2', 0), ranked('take 1', 0.0625), ranked(null, 0.125)],
};
const HEADER = {
  game: 'some-game',
  rules: 1,
  seats: 3,
  names: new Map(),
  options: { rounds: '1' },
  extra: [],
};

describe('the file of puzzles', () => {
  test('holds records that others read, and reads as it was written', () => {
    const text = writePuzzle({ header: HEADER, lines: ['chance A B', '0 take 2'] }, PUZZLE);
    const other = writePuzzle({ header: HEADER, lines: [] }, { ...PUZZLE, name: 'b', seat: 1 });
    expect(readRecord(text)).toMatchObject({
      ok: true,
      value: { header: { game: 'some-game', seats: 3 }, lines: ['chance A B', '0 take 2'] },
    });
    const [first, second] = readPuzzles(text + other);
    expect(first).toMatchObject(PUZZLE);
    expect(first!.text).toBe(text);
    expect(second).toMatchObject({ name: 'b', seat: 1 });
    expect(second!.text).toBe(other);
    expect(readPuzzles('')).toEqual([]);
  });
});

describe.each(GAMES.map((entry) => [entry.meta.id, entry] as const))('%s', (_, entry) => {
  test('all moves are ranked by what the seat can see, the best one first', async () => {
    const seats = entry.meta.seats.min;
    const guesses = rngFor('ranked', 'guesses');
    let choices = 0;
    let compared = 0;
    // A short game has few choices.
    for (let game = 0; game < 20 && compared <= 2; game++) {
      const plan = await playedGame(entry, game === 0 ? 'ranked' : `ranked ${game}`, {
        seats,
        options: shortOf(entry),
      });
      const { rules, judge } = plan;
      for (const { state, pending } of momentsOf(rules, plan.setup, plan.steps).moments) {
        const seat = pending.kind === 'turn' ? pending.seat : pending.kind === 'sealed' ? 0 : -1;
        const view = seat < 0 ? undefined : rules.view(state, seat);
        if (view === undefined || rules.count(view, seat) < 3) continue;
        choices++;
        if (guesses.below(6) > 0) continue;
        const ranking = { rules, judge, seed: 'rank', tables: 12 };
        const found = rankOf(ranking, view, seat);
        expect(found).toHaveLength(movesToRank(ranking, view, seat).length);
        const chances = found.map(({ chance }) => chance);
        expect(chances).toEqual(chances.toSorted((a, b) => b - a));
        for (const { chance, cost } of found)
          expect(cost).toBeCloseTo(found[0]!.chance - chance, 9);
        const other = rules.guess(view, seat, guesses);
        expect(rankOf(ranking, rules.view(other, seat), seat)).toEqual(found);
        compared++;
      }
    }
    // A game without a choice has nothing to rank.
    if (choices > 0) expect(compared).toBeGreaterThan(2);
  });
});
