// The puzzles that are shipped: each opens with the rules of today at the choice it asks about, and its
// answer is still the best one by another count.
import { askedSeats, assert, openRecord, Replay } from '@tablee/kit';
import { findGame, GAMES } from '@tablee/registry';
import { describe, expect, test } from 'vitest';
import { puzzlesOf } from '../../../scripts/puzzle-file.ts';
import { judgeOf, rankOf, writePuzzle, type StoredPuzzle } from '../src/index.ts';

/** As the miner promises, see docs/puzzles.md. */
const CLEAR = { lead: 0.05, errors: 6, found: 0.25 };
/** So many of each game are priced anew. */
const SAMPLE = 2;
const TABLES = 1500;
const ERRORS = 3;
/** So few moves after another one of the same game are the same question again. */
const STEPS_APART = 12;

const WITH_PUZZLES = GAMES.filter(({ meta }) => puzzlesOf(meta.id).length > 0);

async function standing({ text }: StoredPuzzle) {
  const open = await openRecord(text, findGame);
  assert(open.ok, 'a shipped puzzle is a record that opens');
  const { rules, setup, record, game } = open.value;
  const replay = new Replay(rules, setup, record);
  while (!replay.done) expect(replay.next()).toMatchObject({ ok: true });
  expect(replay.missing()).toBeUndefined();
  return { rules, log: replay.log, game, record };
}

const moveIn = (rules: Awaited<ReturnType<typeof standing>>['rules'], text: string | null) => {
  const read = rules.notation.parse(text ?? '');
  assert(read.ok, 'a choice is a move as the record spells it');
  return read.value;
};

describe.each(WITH_PUZZLES.map((entry) => [entry.meta.id, entry] as const))('%s', (id, entry) => {
  const puzzles = puzzlesOf(id);

  test('every puzzle stands before a choice, and its answer is legal and clearly best', async () => {
    const judge = await judgeOf(entry);
    expect(puzzles.length).toBeGreaterThanOrEqual(20);
    for (const puzzle of puzzles) {
      const { rules, log, game, record } = await standing(puzzle);
      const { seat, choices, kind, found, text } = puzzle;
      expect(game.meta.id).toBe(id);
      expect(log.pending.kind).toBe(kind.split(' ', 1)[0]);
      expect(['turn', 'sealed']).toContain(log.pending.kind);
      expect(askedSeats(log.pending)).toContain(seat);
      const view = rules.view(log.state, seat);
      for (const { move } of choices)
        expect(rules.check(view, seat, moveIn(rules, move)), puzzle.name).toBeUndefined();
      expect(new Set(choices.map(({ move }) => move)).size).toBe(choices.length);
      expect(choices.length).toBeGreaterThan(2);
      expect(found).toBeLessThanOrEqual(CLEAR.found);
      const [best, ...others] = choices;
      expect(best!.cost).toBe(0);
      const reasons = judge.reasons(view, seat, moveIn(rules, best!.move));
      expect(reasons.some(({ isAgainst }) => isAgainst !== true)).toBe(true);
      for (const { cost, error } of others) {
        expect(cost).toBeGreaterThanOrEqual(CLEAR.lead - 1e-4);
        expect(cost).toBeGreaterThanOrEqual(CLEAR.errors * (error - 1e-4));
      }
      expect(writePuzzle(record, puzzle)).toBe(text);
    }
  });

  test('they are many kinds of choices, from tables of every size, never twice the same', () => {
    const kinds = new Set(puzzles.map(({ kind }) => kind));
    expect(kinds.size).toBeGreaterThan(1);
    for (const kind of kinds) {
      const same = puzzles.filter((puzzle) => puzzle.kind === kind);
      expect(same.length, kind).toBeLessThanOrEqual(puzzles.length / 2);
    }
    const { min, max } = entry.meta.seats;
    const sizes = new Set(puzzles.map(({ text }) => /^seats (\d)$/m.exec(text)![1]));
    expect(sizes.size).toBe(max - min + 1);
    expect(new Set(puzzles.map(({ name }) => name)).size).toBe(puzzles.length);
    for (const one of puzzles)
      for (const other of puzzles)
        if (one !== other && gameOf(one.name) === gameOf(other.name))
          expect(Math.abs(stepOf(one.name) - stepOf(other.name))).toBeGreaterThanOrEqual(
            STEPS_APART,
          );
    expect(puzzles.map(({ difficulty }) => difficulty)).toEqual(
      puzzles.map(({ difficulty }) => difficulty).toSorted((a, b) => a - b),
    );
  });

  test('counted anew with other luck, the answer stays the best', async () => {
    const judge = await judgeOf(entry);
    for (let i = 0; i < SAMPLE; i++) {
      const puzzle = puzzles[Math.floor(((i + 0.5) * puzzles.length) / SAMPLE)]!;
      const { rules, log } = await standing(puzzle);
      const { seat, choices, name } = puzzle;
      const view = rules.view(log.state, seat);
      const nearest = choices.slice(0, 3).map(({ move }) => moveIn(rules, move));
      const plan = { rules, judge, seed: `${name} anew`, tables: TABLES };
      const [best, ...others] = rankOf(plan, view, seat, nearest);
      expect(best!.move, name).toBe(choices[0]!.move);
      for (const { cost, error } of others) expect(cost).toBeGreaterThan(ERRORS * error);
    }
  });
});

/** `1-42-17-2`: seed, game, step, seat. */
const gameOf = (name: string): string => name.split('-').slice(0, -2).join('-');
const stepOf = (name: string): number => Number(name.split('-').at(-2));
