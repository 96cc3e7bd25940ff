// Reads and writes puzzles: records that end where a seat has to choose, with the answer in the
// header. Other programs read a puzzle as an unfinished game.

import {
  assert,
  readRecord,
  wholeNumber,
  writeRecord,
  type GameRecord,
  type Seat,
} from '@tablee/kit';
import type { RankedMove } from './rank.ts';

export interface Puzzle {
  /** Stays the same when the puzzle is priced again. */
  readonly name: string;
  readonly seat: Seat;
  /** How the seat is asked, and the word for what is best: `sealed play`. */
  readonly kind: string;
  /** From 0, found by nearly every player after a moment of thought, to 100. */
  readonly difficulty: number;
  /** How often a player by habit finds it, from 0 to 1. */
  readonly found: number;
  /** Best first: all moves, or only the candidates of the judge where there are too many. */
  readonly choices: readonly PuzzleChoice[];
}

/** Stored without reasons: the judge finds them on demand, and they may change with it. */
export type PuzzleChoice = Omit<RankedMove, 'reasons'>;

/** As it is read: the record begins with its first line and ends with the cursor. */
export interface StoredPuzzle extends Puzzle {
  readonly text: string;
}

const OPENING = 'tablee-record ';

/** Chances are kept in points, a hundredth each. */
const POINTS = 100;
const rounded = (value: number): number => Math.round(value * 100) / 100;

// ---- writing

export function writePuzzle(
  { header, lines }: Pick<GameRecord, 'header' | 'lines'>,
  puzzle: Puzzle,
): string {
  const { name, seat, kind, difficulty, found, choices } = puzzle;
  const extra: (readonly [string, string])[] = [
    ['puzzle', `${name} ${seat}`],
    ['kind', kind],
    ['difficulty', String(difficulty)],
    ['found', String(rounded(found))],
    ...choices.map(choiceLine),
  ];
  return writeRecord({ ...header, extra }, lines);
}

/** `choice COST ERROR CHANCE POINTS SCORE MOVE`; silence has no words. */
function choiceLine({ move, cost, error, chance, points, score }: PuzzleChoice) {
  const chances = [cost, error, chance].map((value) => rounded(value * POINTS));
  const figures = [...chances, rounded(points), rounded(score)].join(' ');
  return ['choice', move === null ? figures : `${figures} ${move}`] as const;
}

// ---- reading

/** All puzzles of a file, in its order. */
export const readPuzzles = (text: string): StoredPuzzle[] =>
  text
    .split(new RegExp(`^(?=${OPENING})`, 'm'))
    .filter((part) => part.startsWith(OPENING))
    .map(readPuzzle);

interface Draft {
  name: string;
  seat: Seat;
  kind: string;
  difficulty: number;
  found: number;
  readonly choices: PuzzleChoice[];
}

/** Shipped puzzles are tested, so a bad one is a bug: assert instead of returning an error. */
function readPuzzle(text: string): StoredPuzzle {
  const read = readRecord(text);
  assert(read.ok, 'a puzzle is a record');
  const draft: Draft = { name: '', seat: -1, kind: '', difficulty: 0, found: 0, choices: [] };
  for (const [key, value] of read.value.header.extra) readLine(draft, key, value);
  assert(draft.name !== '' && draft.choices.length > 1, 'a puzzle has a name and an answer');
  return { ...draft, text };
}

function readLine(draft: Draft, key: string, value: string): void {
  const words = value.split(' ');
  switch (key) {
    case 'puzzle':
      draft.name = words[0]!;
      draft.seat = wholeNumber.parse(words[1] ?? '') ?? -1;
      break;
    case 'kind':
      draft.kind = value;
      break;
    case 'difficulty':
      draft.difficulty = Number(value);
      break;
    case 'found':
      draft.found = Number(value);
      break;
    case 'choice':
      draft.choices.push(readChoice(words));
      break;
    default:
  }
}

function readChoice(words: readonly string[]): PuzzleChoice {
  const [cost = 0, error = 0, chance = 0, points = 0, score = 0] = words.slice(0, 5).map(Number);
  const move = words.slice(5).join(' ');
  return {
    move: move === '' ? null : move,
    cost: cost / POINTS,
    error: error / POINTS,
    chance: chance / POINTS,
    points,
    score,
  };
}
