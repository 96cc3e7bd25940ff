// What thinking players expect a row to be worth at the end. They model every seat as a regular and
// exclude the cards in their own hand and a second `x2`. Learned for every set of specials and
// tabulated, because a search asks for it millions of times.

import { DECK } from '../rules/index.ts';
import { BEGIN, UNITS } from './beliefs.ts';
import { IN_SHORT, type Short } from './outlook.ts';

/** How much is known of a row beside its numbers, and of how many figures its worth is made. */
export const FACTS = 10;
export const FIGURES = 5;
/** The specials of a row that matter, and those of its suit that are gone: six bits. */
const SETS = 64;
const SET_SHIFT = 3;
/** The numbers of a suit. */
const SUIT_SUM = 55;
const TEN = 10;
const [TRICKS_MAX, SEATS_MAX] = [15, 6];

const setOf = (row: Short, gone: Short): number =>
  ((gone >> 6) << 2) | ((row >> 7) & 2) | ((row >> 6) & 1);

function factsOf(set: number, tricks: number, left: number): number[] {
  const minuses = 3 - ((set >> 2) & 3);
  return [
    left / TRICKS_MAX,
    left / tricks,
    1 / (1 + left),
    set & 1,
    minuses / 3,
    Number(minuses > 0),
    (set >> 1) & 1,
    1 - ((set >> 4) & 1),
    1 - (set >> 5),
    DECK.length / tricks / SEATS_MAX,
  ];
}

/** What each figure counts for a row, in tens of points: its numbers in tens, and which part is still out. */
function countsOf(row: Short, gone: Short): number[] {
  const sum = (row & IN_SHORT.sum) / TEN;
  const out = (SUIT_SUM - (gone & IN_SHORT.sum)) / SUIT_SUM;
  return [1, sum, (sum * sum) / 2, out, out * sum];
}

/** What the training sees of a row in a suit of which `gone` cannot come to it any more. */
export const rowLook = (
  row: Short,
  gone: Short,
  tricks: number,
  left: number,
): { facts: number[]; counts: number[] } => ({
  facts: factsOf(setOf(row, gone), tricks, left),
  counts: countsOf(row, gone),
});

/** By set of specials, as many places as a shift makes. */
function figuresFor(tricks: number, left: number): Float32Array {
  const figures = new Float32Array(SETS << SET_SHIFT);
  for (let set = 0; set < SETS; set++) {
    const place = set << SET_SHIFT;
    const sums =
      left === 0
        ? [0, (1 - 2 * (set & 1)) * (1 + ((set >> 1) & 1)), 0, 0, 0]
        : learned(factsOf(set, tricks, left));
    // In points, and by points and numbers that are out.
    figures[place] = TEN * sums[0]!;
    figures[place + 1] = sums[1]!;
    figures[place + 2] = sums[2]! / (2 * TEN);
    figures[place + 3] = (TEN * sums[3]!) / SUIT_SUM;
    figures[place + 4] = sums[4]! / SUIT_SUM;
  }
  return figures;
}

function learned(facts: readonly number[]): number[] {
  const sums = [...BEGIN];
  for (const unit of UNITS) {
    let level = unit[FACTS]!;
    for (let i = 0; i < FACTS; i++) level += facts[i]! * unit[i]!;
    if (level <= 0) continue;
    for (let i = 0; i < FIGURES; i++) sums[i]! += level * unit[FACTS + 1 + i]!;
  }
  return sums;
}

const tables = new Array<Float32Array | undefined>(1024);

/** Everything about rows, by how many tricks the round has and how many are to come. */
export const prospects = (tricks: number, left: number): Float32Array =>
  (tables[(tricks << 5) | left] ??= figuresFor(tricks, left));

/** A row in a suit of which `gone` cannot come to it any more. */
export function believed(figures: Float32Array, row: Short, gone: Short): number {
  if ((row & IN_SHORT.zero) !== 0) return 0;
  const place = setOf(row, gone) << SET_SHIFT;
  const sum = row & IN_SHORT.sum;
  const out = SUIT_SUM - (gone & IN_SHORT.sum);
  return (
    figures[place]! +
    sum * (figures[place + 1]! + sum * figures[place + 2]! + out * figures[place + 4]!) +
    out * figures[place + 3]!
  );
}
