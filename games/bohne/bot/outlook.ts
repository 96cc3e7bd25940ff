// What a row is likely to be worth in the end: its points now, and what may still come to it. Looked
// up in small tables, because a search asks for it millions of times.

import {
  hasDouble,
  hasZero,
  minusesIn,
  rankOf,
  ROW_VALUE,
  suitOf,
  type Row,
  type View,
} from '../rules/index.ts';
import type { Card, Seat } from '@tablee/kit';

// ---- rows in short

/**
 * A row as far as its worth goes: the sum of its numbers, 64 for every `-`, 256 for `x2`, 512 for `0`.
 * Cards add to it, and all of them fit into a table that stays in the processor's nearest memory.
 */
export type Short = number;

const NUMBERS = 1023;
const ROWS = 1 << 14;
const SHORTS = 1 << 10;
const MINUS = 64;
const DOUBLE = 256;
const ZERO = 512;

/** The numbers, the first `-`, `x2` and `0` of a row in short. */
export const IN_SHORT = { sum: MINUS - 1, oddMinuses: MINUS, double: DOUBLE, zero: ZERO } as const;
export const minusesInShort = (short: Short): number => (short >> 6) & 3;

/** The short form of every row. */
export const SHORT_OF: Int16Array = Int16Array.from({ length: ROWS }, (_, row) => shortOf(row));

function shortOf(row: Row): Short {
  const marks = (hasDouble(row) ? DOUBLE : 0) + (hasZero(row) ? ZERO : 0);
  return ROW_VALUE[row & NUMBERS]! + MINUS * minusesIn(row) + marks;
}

/** What a card of a rank adds to a row in short. */
export const SHORT_ADD: Int16Array = Int16Array.from({ length: 16 }, (_, rank) => {
  if (rank < 10) return rank + 1;
  return [DOUBLE, MINUS, ZERO][rank - 10] ?? 0;
});

export const shortAdd = (card: Card): Short => SHORT_ADD[rankOf(card)]!;

// ---- by rule of thumb

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
function byThumb(short: Short, left: number): number {
  if ((short & ZERO) !== 0) return 0;
  const minuses = minusesInShort(short);
  const sum = (short & (MINUS - 1)) + GROWTH * left;
  const odd =
    (minuses & 1) === 1 ? 1 - MENDED[minuses as 1 | 3] * left : SPOILT[minuses as 0 | 2] * left;
  const factor = (short & DOUBLE) !== 0 ? 2 : 1 + DOUBLED * left;
  return sum * factor * (1 - 2 * odd) * (1 - EMPTIED * left);
}

/** What every row in short is worth, by how many tricks the round has and how many are to come. */
export type Outlook = (tricks: number, left: number) => Float32Array;

/**
 * By number of seats and of tricks to come: what a row comes to is a line over the sum of its numbers,
 * another one for every set of specials in it. Two numbers a line: where it begins and how it rises.
 */
export type RowLines = Readonly<Record<number, readonly (readonly number[])[]>>;

export function tabled(worth: (short: Short, tricks: number, left: number) => number): Outlook {
  const tables = new Array<Float32Array | undefined>(1024);
  return (tricks, left) => {
    const key = (tricks << 5) | left;
    return (tables[key] ??= Float32Array.from({ length: SHORTS }, (_, short) =>
      worth(short, tricks, left),
    ));
  };
}

export const THUMB: Outlook = tabled((short, tricks, left) => byThumb(short, left / tricks));

// ---- in words

/** Fewer points are not worth a word. */
export const WORTH_A_WORD = 3;
/** Of the round, after this trick: what a card is worth then is an expectation as long as there are any. */
export const tricksLeft = (view: View): number => view.cardsEach - view.trick - 1;

/** What a card would add to the outlook of a seat's rows. */
export function gain(view: View, seat: Seat, card: Card): number {
  const outlook = THUMB(view.cardsEach, tricksLeft(view));
  const row = SHORT_OF[view.row(view.round, seat, suitOf(card))]!;
  return outlook[row + shortAdd(card)]! - outlook[row]!;
}
