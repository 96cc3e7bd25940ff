// The sixty cards as keys of the pad: fifteen per suit, one bit each, and who has which in a round.

import { withEntry, type Rows, type Sheet } from './sheet.ts';

/** A suit's fifteen keys in the order of the keypad. [NB-01] */
export const RANKS = [
  '1', '2', '3', '4', '5',
  '6', '7', '8', '9', '10',
  'x2', '-', '-', '-', '0',
] as const; // prettier-ignore
export type Rank = (typeof RANKS)[number];

export const SUITS = 4;
export const KEYS = RANKS.length;
const MINUS_FIRST = RANKS.indexOf('-');
const MINUSES = 3;
const ALL = (1 << KEYS) - 1;
const MINUS_BITS = ((1 << MINUSES) - 1) << MINUS_FIRST;

export const NO_CARDS: Rows = [0, 0, 0, 0];

export const isMinus = (key: number): boolean => RANKS[key] === '-';
const ones = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

export const minusesIn = (row: number): number => ones(row & MINUS_BITS);
const withMinuses = (row: number, count: number): number =>
  (row & ~MINUS_BITS) | (((1 << count) - 1) << MINUS_FIRST);

/** A row has one spelling only: its `-` fill their places from the first on. */
export const isRow = (row: number): boolean =>
  Number.isInteger(row) && row >= 0 && row <= ALL && row === withMinuses(row, minusesIn(row));

export const countCards = (rows: Rows): number => rows.reduce((sum, row) => sum + ones(row), 0);
export const has = (rows: Rows, suit: number, key: number): boolean =>
  (rows[suit]! & (1 << key)) !== 0;

/** Puts a card into a row, or takes it out again. */
export function toggled(rows: Rows, suit: number, key: number): Rows {
  const row = rows[suit]!;
  const changed = isMinus(key)
    ? withMinuses(row, minusesIn(row) + (has(rows, suit, key) ? -1 : 1))
    : row ^ (1 << key);
  return rows.with(suit, changed) as unknown as Rows;
}

/** As the record spells them: `G10`, `Rx2`, `M-`. */
export const cardTexts = (rows: Rows, letters: readonly string[]): string[] =>
  rows.flatMap((row, suit) =>
    RANKS.flatMap((rank, key) => ((row & (1 << key)) === 0 ? [] : [letters[suit]! + rank])),
  );

export function rowsOf(sheet: Sheet, round: number, player: number): Rows {
  const entry = sheet.entries[round]?.[player];
  return entry?.kind === 'cards' ? entry.rows : NO_CARDS;
}

/** [NB-11] [NB-25] Everyone ends a round with as many cards as were dealt to them. */
export const handSize = (players: number): number => (SUITS * KEYS) / players;

/** Who else has the card of a key in this round, or null. */
export function holderOf(
  sheet: Sheet,
  round: number,
  player: number,
  suit: number,
  key: number,
): number | null {
  const others = sheet.names.map((_, other) => other).filter((other) => other !== player);
  if (!isMinus(key))
    return others.find((other) => has(rowsOf(sheet, round, other), suit, key)) ?? null;
  // One's own `-` stand first, those of the others last.
  const holders = others.flatMap((other) =>
    new Array<number>(minusesIn(rowsOf(sheet, round, other)[suit]!)).fill(other),
  );
  return holders[MINUS_FIRST + MINUSES - 1 - key] ?? null;
}

/** Takes a card out of somebody's row and puts it into another's. */
export function moved(
  sheet: Sheet,
  round: number,
  from: number,
  to: number,
  suit: number,
  key: number,
): Sheet {
  const theirs = rowsOf(sheet, round, from);
  // Of equal `-` it does not matter which one goes: the last and the first free place do.
  const out = isMinus(key) ? MINUS_FIRST + minusesIn(theirs[suit]!) - 1 : key;
  const own = rowsOf(sheet, round, to);
  const into = isMinus(key) ? MINUS_FIRST + minusesIn(own[suit]!) : key;
  const without = withEntry(sheet, round, from, {
    kind: 'cards',
    rows: toggled(theirs, suit, out),
  });
  return withEntry(without, round, to, { kind: 'cards', rows: toggled(own, suit, into) });
}

/** What is left for a player when everyone else's cards are all entered; null otherwise. */
export function restFor(sheet: Sheet, round: number, player: number): Rows | null {
  const size = handSize(sheet.names.length);
  const rest = [ALL, ALL, ALL, ALL];
  for (let other = 0; other < sheet.names.length; other++) {
    if (other === player) continue;
    const rows = rowsOf(sheet, round, other);
    if (countCards(rows) !== size) return null;
    rows.forEach((row, suit) => {
      const left = minusesIn(rest[suit]!) - minusesIn(row);
      rest[suit] = withMinuses(rest[suit]! & ~row, Math.max(left, 0));
    });
  }
  return rest as unknown as Rows;
}

/** Whether no card of a round is in two places. */
export const isDealable = (rounds: readonly Rows[]): boolean =>
  Array.from({ length: SUITS }, (_, suit) => {
    let seen = 0;
    let minuses = 0;
    return rounds.every((rows) => {
      const plain = rows[suit]! & ~MINUS_BITS;
      const isTwice = (seen & plain) !== 0;
      seen |= plain;
      minuses += minusesIn(rows[suit]!);
      return !isTwice && minuses <= MINUSES;
    });
  }).every(Boolean);
