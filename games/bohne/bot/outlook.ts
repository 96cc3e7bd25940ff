// What a row is likely to be worth in the end: its points now, and what may still come to it.

import { hasDouble, hasZero, minusesIn, ROW_VALUE, type Row } from '../rules/index.ts';

const NUMBERS = 1023;
/** Points of numbers that a row gains over a whole round. */
const GROWTH = 14;
/** The chance over a whole round that a `-` comes to spoil a row without or with two. */
const SPOILT = [0.22, 0, 0.12, 0] as const;
/** The chance over a whole round that another `-` mends a row with one; a third stays. */
const MENDED = [0, 0.45, 0, 0] as const;
/** The chance over a whole round that `0` or `x2` comes to a row. */
const EMPTIED = 0.15;
const DOUBLED = 0.15;

/** `left`: how much of the round is to come, from 1 down to 0. */
export function outlook(row: Row, left: number): number {
  if (hasZero(row)) return 0;
  const minuses = minusesIn(row);
  const sum = ROW_VALUE[row & NUMBERS]! + GROWTH * left;
  const odd =
    (minuses & 1) === 1 ? 1 - MENDED[minuses as 1 | 3] * left : SPOILT[minuses as 0 | 2] * left;
  const factor = hasDouble(row) ? 2 : 1 + DOUBLED * left;
  return sum * factor * (1 - 2 * odd) * (1 - EMPTIED * left);
}
